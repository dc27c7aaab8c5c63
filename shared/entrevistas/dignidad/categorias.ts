import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import datos from './categorias.json' with { type: 'json' };

/** Where a text goes that says something of a category: see `destinos_del_texto` of `categorias.json`. */
const DESTINOS = ['fuera', 'marcada', 'respuesta', 'no_es_respuesta', 'saltada'] as const;

const avisoSchema = lazy(() => z.object({ asunto: z.string(), texto: z.string() }));

/** Categories, approved texts and buttons of the care layer. A change of a text is another version of the file. */
const categoriasSchema = lazy(() =>
  z.object({
    version: z.string(),
    /** `riesgo_vital 3` or `quiere_parar`: of several findings, the first of these is the one that is spoken of. */
    orden: z.array(z.string()),
    botones: z.record(z.string(), z.object({ texto: z.string(), hace: z.string() })),
    avisos: z.object({
      neutro: avisoSchema(),
      urgente: avisoSchema().extend({ texto_sin_telefono: z.string() }),
      consulta: avisoSchema(),
    }),
    /** Words for a gap without a value. */
    si_falta: z.object({
      persona_de_contacto: z.string(),
      plazo_respuesta_contacto: z.string(),
      correo_contacto: z.string(),
      responsable_datos: z.string(),
      quien_lee: z.string(),
    }),
    /** Texts that the room says by itself. */
    textos_sala: z.array(z.object({ id: z.string(), texto: z.string() })),
    /** By language, as `en`; `otra` is in Spanish. */
    textos_otras_lenguas: z.object({
      otra_lengua: z.record(z.string(), z.string()),
      riesgo_vital_2: z.record(z.string(), z.string()),
    }),
    categorias: z.array(
      z.object({
        id: z.string(),
        nombre: z.string(),
        definicion: z.string(),
        no_es: z.array(z.string()),
        subtipos: z.record(z.string(), z.object({ que_es: z.string() })).optional(),
        gravedad: z.record(
          z.string(),
          z.object({
            que_es: z.string(),
            accion: z.string(),
            detiene: z.boolean(),
            textos: z
              .array(
                z.object({
                  id: z.string(),
                  texto: z.string(),
                  texto_facil: z.string().optional(),
                  /** When it is said instead of the first one. */
                  cuando: z.string().optional(),
                }),
              )
              .min(1),
            botones: z.array(z.string()),
            aviso: z.string(),
            destino_del_texto: z.enum(DESTINOS),
          }),
        ),
      }),
    ),
  }),
);
type Categorias = z.output<ReturnType<typeof categoriasSchema>>;
export type Severidad = Categorias['categorias'][number]['gravedad'][string];

export const categorias = lazy(() => categoriasSchema().parse(datos));

/** @throws Error for a category or severity that the data do not have. */
export function severidadOf(categoria: string, gravedad: number): Severidad {
  const found = categorias().categorias.find(({ id }) => id === categoria)?.gravedad[String(gravedad)];
  if (!found) throw new Error(`No texts for ${categoria} ${gravedad}`);
  return found;
}

/** The place of a finding in `orden`; the smaller is spoken of. */
export function ordenOf(categoria: string, gravedad: number): number {
  const place = categorias().orden.findIndex((each) => {
    const [id, severities] = each.split(' ');
    if (id !== categoria) return false;
    const [first = 1, last = first] = (severities?.match(/\d/g) ?? [1, 3]).map(Number);
    return gravedad >= first && gravedad <= last;
  });
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}
