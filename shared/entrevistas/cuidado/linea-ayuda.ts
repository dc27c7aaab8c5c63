import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { line, version } from '../../core/schemas.ts';
import { ESTADOS_LINEA, lineaSchema } from '../dignidad/linea.ts';

/** People are told when a verification ends in so many days, and when it has ended: once for each. */
export const PASOS_AVISO = [60, 30, 7, 0] as const;

/** A help line as whoever looks after it sees it. */
export const lineaAyudaSchema = lazy(() =>
  lineaSchema().extend({
    /** Two letters, and the name. */
    pais: z.string(),
    paisNombre: z.string(),
    estado: z.enum(ESTADOS_LINEA),
    /** First day without verification; null where there never was one. */
    caduca: z.string().nullable(),
    /** First day on which it is shown no more. */
    hasta: z.string().nullable(),
    /** Days until `caduca`; not positive when it is over. */
    dias: z.number().int().nullable(),
    retirada: z.object({ fecha: z.string(), por: z.string(), motivo: z.string() }).nullable(),
    confirmacion: z.object({ quien: z.string(), fecha: z.string(), por: z.string() }).nullable(),
    correccion: z.object({ fecha: z.string(), por: z.string() }).nullable(),
    /** Number of the release, where it was corrected since. */
    publicada: z.object({ nombre: z.string(), numero: z.string() }).nullable(),
    /** Other lines of the country with this number: what is done to the number is done to them as well. */
    comparten: z.array(z.string()),
    version: z.number().int(),
  }),
);
export type LineaAyuda = z.output<ReturnType<typeof lineaAyudaSchema>>;

const dia = () => z.iso.date('Escribe un día, por ejemplo 2026-03-02');

export const confirmLineaSchema = lazy(() =>
  z.strictObject({
    /** Number that was dialled: the one on the screen. */
    marcar: z.string().max(30),
    quien: line(120, 1),
    fecha: dia(),
  }),
);

export const withdrawLineaSchema = lazy(() => z.strictObject({ motivo: line(300, 1) }));

export const correctLineaSchema = lazy(() =>
  z.strictObject({
    nombre: line(160, 1),
    /** Number as people read it: «113, opción 5». */
    numero: line(40, 1),
    marcar: z
      .string()
      .trim()
      .regex(/^[*#+]?[0-9*#]{2,20}$/, 'Escribe lo que marca el teléfono, sin espacios: 113 o *4141'),
    como: line(200),
    horario: line(120),
    gratis: z.boolean().nullable(),
    /** `nacional`, or from where it can be called. */
    alcance: line(80, 1),
    publico: z.boolean(),
    fuente: line(500, 1),
    fechaFuente: dia(),
    version: version(0),
  }),
);
export type CorrectLinea = z.output<ReturnType<typeof correctLineaSchema>>;
