/**
 * Why a call of a language model gave nothing: no answer in time, no connection, too many calls, the key or account
 * refused, the request refused, the provider's own failure, or an answer that is not what was asked for. Apart from the
 * adapter, so that whoever only reads the record of a call does not bundle it.
 */
export const FALLOS = ['tiempo', 'conexion', 'limite', 'clave', 'peticion', 'servicio', 'salida'] as const;
export type Fallo = (typeof FALLOS)[number];
