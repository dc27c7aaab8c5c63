import * as z from 'zod';
import { lazy } from './lazy.ts';

/** Services that the platform depends on. `ia` is the providers of language models; without any the embedded engine works. */
export const DEPENDENCIAS = ['tabla', 'archivos', 'correo', 'colas', 'identidad', 'ia'] as const;
export type Dependencia = (typeof DEPENDENCIAS)[number];

/** `sin_proveedor` is for `ia` alone: nothing is wrong, nobody has configured one. */
export const ESTADOS_SALUD = ['ok', 'degradado', 'caido', 'sin_proveedor'] as const;

/** A dependency as everybody may see it; `desconocido` when nothing recent is known. */
export const dependenciaPublicaSchema = lazy(() =>
  z.object({
    nombre: z.enum(DEPENDENCIAS),
    estado: z.enum([...ESTADOS_SALUD, 'desconocido']),
    fecha: z.string().nullable(),
    edadSegundos: z.number().int().nonnegative().nullable(),
  }),
);
export type DependenciaPublica = z.output<ReturnType<typeof dependenciaPublicaSchema>>;
