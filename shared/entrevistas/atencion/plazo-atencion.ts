/**
 * Within what time a care contact answers. `texto` stands for `{plazo_respuesta_contacto}` in approved texts, so it has to
 * follow «te contestará» and «ponte en contacto». Days are those from Monday to Friday: holidays are nobody's data here.
 */
export const PLAZOS_ATENCION = {
  '4h': { texto: 'en 4 horas', horas: 4 },
  '8h': { texto: 'en 8 horas', horas: 8 },
  '24h': { texto: 'en 24 horas', horas: 24 },
  '48h': { texto: 'en 48 horas', horas: 48 },
  '1d': { texto: 'en un día laborable', dias: 1 },
  '2d': { texto: 'en dos días laborables', dias: 2 },
  '3d': { texto: 'en tres días laborables', dias: 3 },
} as const satisfies Record<string, { texto: string; horas?: number; dias?: number }>;
export type PlazoAtencion = keyof typeof PLAZOS_ATENCION;
export const NOMBRES_PLAZO = Object.keys(PLAZOS_ATENCION) as [PlazoAtencion, ...PlazoAtencion[]];

/** By when somebody is expected to look where the company has promised no time: «lo antes posible». */
const SIN_PLAZO_HORAS = 24;

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** The instant at which a promise made at `desde` ends, in the days of the company's zone. */
export function venceOf(plazo: PlazoAtencion | null, desde: Date, zonaHoraria: string): Date {
  const rule: { horas?: number; dias?: number } = plazo ? PLAZOS_ATENCION[plazo] : { horas: SIN_PLAZO_HORAS };
  if (!rule.dias) return new Date(desde.getTime() + (rule.horas ?? SIN_PLAZO_HORAS) * HOUR);
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: zonaHoraria });
  let end = desde.getTime();
  for (let days = 0; days < rule.dias; ) {
    end += DAY;
    if (!['Sat', 'Sun'].includes(weekday.format(end))) days++;
  }
  return new Date(end);
}
