import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

/** Live transcription of a spoken answer. The audio goes from the browser to the provider and is stored nowhere. */

export const IDIOMA_VOZ = 'es';

/** Tokens that one interview gets in an hour: a spoken answer takes one, and one more when its line breaks. */
export const TOKENS_VOZ_POR_HORA = 60;

/** `disponible` false: nobody transcribes for this company now, and the browser's own recognition may. */
export const tokenVozSchema = lazy(() =>
  z.discriminatedUnion('disponible', [
    z.object({
      disponible: z.literal(true),
      proveedor: z.literal('deepgram'),
      /** For one WebSocket handshake, as its second subprotocol after `bearer`. */
      token: z.string(),
      /** Until when a connection can be opened with it; one that stands goes on. */
      expira: z.string(),
      /** Of the WebSocket, with everything that the provider is asked for. */
      url: z.string(),
      modelo: z.string(),
    }),
    z.object({ disponible: z.literal(false) }),
  ]),
);
export type TokenVoz = z.output<ReturnType<typeof tokenVozSchema>>;
