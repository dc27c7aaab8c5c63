import * as z from 'zod';
import { browserId } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { paragraph } from '../../core/schemas.ts';
import { preferenciaSchema } from '../atencion/atencion.ts';
import { AYUDA_MAX } from '../sala/ayuda.ts';

/** Actions of the buttons of a care message, in the order in which they stand; their words come with them. */
export const BOTONES_CUIDADO = [
  'llamar',
  'salir_rapido',
  'estoy_a_salvo',
  'no_estoy_bien',
  'soy_mayor',
  'hablar_persona',
  'no_avisar',
  'enviar_pregunta',
  'cambiar_escrito',
  'borrar_escrito',
  'dejarlo',
  'saltar',
  'terminar_aqui',
  'retirarme',
  'pausar',
  'seguir',
] as const;
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
    /** Words about the notice that is on its way; null where there is none. */
    aviso: z.string().nullable(),
    /** Nothing of the text is kept by the server: it stays on the device, for a day at most. */
    fuera: z.boolean(),
    /** The text, or what is left of it, is stored as the answer. */
    guardado: z.boolean(),
  }),
);
export type MensajeCuidado = z.output<ReturnType<typeof mensajeSchema>>;

/** Ways to end an interview before its last question: `enviar` goes on to the review, `borrar` leaves no answer. */
export const FORMAS_DE_TERMINAR = ['enviar', 'borrar'] as const;

const ofMensaje = { intervencionId: browserId() };

/** A press of a button that the server has something to do for; the others are the room's own. */
export const atenderCuidadoSchema = lazy(() =>
  z.discriminatedUnion('boton', [
    z.strictObject({ ...ofMensaje, boton: z.literal('borrar_escrito') }),
    z.strictObject({ ...ofMensaje, boton: z.literal('no_estoy_bien') }),
    z.strictObject({ ...ofMensaje, boton: z.literal('no_avisar') }),
    /** Not a button: what was found late has been shown. */
    z.strictObject({ ...ofMensaje, boton: z.literal('visto') }),
    /** Through what and when a person of the company may write or call. */
    z.strictObject({ ...ofMensaje, boton: z.literal('hablar_persona'), preferencia: preferenciaSchema() }),
    z.strictObject({ ...ofMensaje, boton: z.literal('soy_mayor') }),
    z.strictObject({ ...ofMensaje, boton: z.literal('terminar_aqui'), como: z.enum(FORMAS_DE_TERMINAR) }),
    /** `suprimir`: asks the company to erase one's data too. */
    z.strictObject({ ...ofMensaje, boton: z.literal('retirarme'), suprimir: z.boolean() }),
  ]),
);
/** A question that goes to a person of the company, as its author wrote it; made by the browser, one id is stored once. */
export const enviarPreguntaSchema = lazy(() =>
  z.strictObject({ preguntaId: browserId(), texto: paragraph(AYUDA_MAX, 1) }),
);

export type AtenderCuidado = z.output<ReturnType<typeof atenderCuidadoSchema>>;
