/** Characters of what a rejected person is told. */
export const AVISO_RECHAZO_MAX = 2000;

/** Where whoever tells a person begins to write: it says nothing of scores or reasons. */
export const AVISO_RECHAZO = `Gracias por tu interés y por el tiempo que nos has dedicado.

Hemos valorado tu candidatura con atención y esta vez hemos decidido seguir adelante con otras personas.

Te deseamos mucha suerte, y ojalá volvamos a coincidir.`;
