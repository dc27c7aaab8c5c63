import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

/** What a button of a care message does; its words come with it. */
export const BOTONES_CUIDADO = ['llamar', 'hablar_persona', 'borrar_escrito', 'pausar', 'salir_rapido'] as const;
export type BotonCuidado = (typeof BOTONES_CUIDADO)[number];

/**
 * What the room says before anything else to somebody who may need help: an approved text, picked by code. It comes in the
 * answer to the request that caused it and never again: devices are shared.
 */
export const mensajeSchema = lazy(() =>
  z.object({
    intervencionId: z.string(),
    /** Id and version of the text. */
    textoId: z.string(),
    texto: z.string(),
    /** The same in easy words. */
    textoFacil: z.string().nullable(),
    /** Telephones that can be called from here. `marcar`: what the telephone dials. */
    lineas: z.array(z.object({ nombre: z.string(), numero: z.string(), marcar: z.string() })),
    botones: z.array(z.object({ boton: z.enum(BOTONES_CUIDADO), texto: z.string() })),
    /** The interview is in pause now. */
    detiene: z.boolean(),
  }),
);
export type MensajeCuidado = z.output<ReturnType<typeof mensajeSchema>>;
