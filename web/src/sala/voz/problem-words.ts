import type { ProblemaVoz } from './recording-machine.ts';

/** What went wrong, what was kept and what can be done. */
export const PROBLEM_WORDS: Record<ProblemaVoz, string> = {
  permiso:
    'El navegador no tiene permiso para usar el micrófono. Permítelo en los ajustes de esta página y vuelve a intentarlo, o escribe tu respuesta.',
  sin_microfono: 'No encontramos ningún micrófono. Conecta uno y vuelve a intentarlo, o escribe tu respuesta.',
  ocupado: 'Otra aplicación está usando el micrófono. Ciérrala y vuelve a intentarlo, o escribe tu respuesta.',
  desconectado: 'El micrófono se ha desconectado. Lo que habías dicho está en tu respuesta.',
  no_disponible: 'Ahora mismo no podemos transcribir tu voz. Escribe tu respuesta: todo lo demás funciona igual.',
  sin_conexion: 'Sin conexión no podemos transcribir tu voz. Escribe tu respuesta: se guarda en este dispositivo.',
  demasiadas: 'Has usado la voz muchas veces seguidas. Por ahora, escribe tu respuesta.',
  corte:
    'La transcripción se ha cortado. Lo que se había transcrito está en tu respuesta: sigue escribiendo o vuelve a hablar.',
  lleno:
    'Tu respuesta ha llegado a 6.000 caracteres, el máximo. Revísala y quita lo que no haga falta antes de enviarla.',
};
