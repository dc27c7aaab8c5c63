import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { lineasOf } from '#shared/entrevistas/dignidad/lineas.ts';
import { minutosPrevistos } from '#shared/entrevistas/entrevistas/duracion.ts';
import { progreso } from '../entrevistador/progreso.ts';
import { formatFecha } from '../entrevistas/format-fecha.ts';
import { activeMinutes } from '../sala/conduct.ts';
import type { LoadedSala } from '../sala/sala.service.ts';

/** Values of the gaps of approved texts, by name; unknown ones are absent. */
export type Hechos = Readonly<Record<string, string | undefined>>;

/** The candidate's country, then the company's: never where an address says that somebody is. */
export interface ConPaises {
  entrevista: { candidatoPais: string };
  anfitrion: { pais: string };
}
export const paisesOf = ({ entrevista, anfitrion }: ConPaises): string[] => [entrevista.candidatoPais, anfitrion.pais];

/** Gap values of an interview at this moment: from the interview, its company and its country, in words. */
export function hechosOf(open: LoadedSala, now: Date): Hechos {
  const { entrevista, anfitrion, servicio, turnos } = open;
  const empresa = displayNombre(anfitrion);
  const { emergencias, linea_crisis, linea_violencia } = lineasOf(
    paisesOf(open),
    now.toISOString().slice(0, 10),
    open.lineas,
  );
  const { preguntasHechas, preguntasPrevistas } = progreso(servicio, turnos, { terminada: false });
  const minutos = minutosPrevistos(entrevista);
  const { ajustesAtencion, marca } = anfitrion;
  const { legales } = marca;
  return {
    ...{ emergencias, linea_crisis, linea_violencia, empresa },
    ...anfitrion.atencion,
    telefono_contacto: ajustesAtencion.telefono || undefined,
    contacto_privacidad: legales.contactoPrivacidad || anfitrion.email || undefined,
    entrevista_humana: ENTREVISTA_HUMANA[ajustesAtencion.entrevistaHumana],
    duracion: String(minutos),
    minutos_restantes: String(Math.max(0, Math.ceil(minutos - activeMinutes(turnos, now)))),
    preguntas_restantes: String(Math.max(0, preguntasPrevistas - preguntasHechas)),
    fecha_limite: formatFecha(entrevista.cierra, entrevista.zonaHoraria),
    competencias_evaluadas: listOf(servicio.estructura.competencias.map(({ nombre }) => nombre.toLowerCase())),
    pregunta: turnos.find(({ respuesta }) => !respuesta)?.pregunta,
    informe_nominal: 'sí',
  };
}

/** As `hechos_necesarios` spells it; what is not decided is not known. */
const ENTREVISTA_HUMANA: Record<string, string | undefined> = { si: 'sí', no: 'no' };

const listOf = (names: readonly string[]) =>
  names.length === 0 ? undefined : new Intl.ListFormat('es', { type: 'conjunction' }).format(names);

const GAP = /\{(\w+)\}/g;

/** A text with its gaps filled; a sentence that needs what nobody knows is left out. */
export function fill(texto: string, hechos: Hechos): string {
  const sentences = texto.match(/[^.!?]+(?:[.!?]+[»”)]*|$)\s*/gu) ?? [texto];
  const known = sentences.filter((each) => [...each.matchAll(GAP)].every(([, name = '']) => hechos[name]));
  return known
    .join('')
    .replace(GAP, (_, name: string) => hechos[name] ?? '')
    .trim();
}
