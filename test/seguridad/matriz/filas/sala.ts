import { type Cosas, type Rows, row } from './row.ts';

const enlace = (name: string, body?: (cosas: Cosas) => object) => (cosas: Cosas) => ({
  params: { accessToken: cosas[`${name}Token`] ?? '' },
  ...(body && { body: body(cosas) }),
});
const sala = (peticion: ReturnType<typeof enlace>) => row('candidate', 'enlace', peticion);

/** The interview room: whoever holds the link. */
export const FILAS_SALA: Rows = {
  getSala: sala(enlace('empezada')),
  acceptConsentimientos: sala(enlace('programada')),
  startSala: sala(enlace('consentida')),
  sendRespuesta: sala(
    enlace('empezada', ({ empezadaTurnoId }) => ({
      respuestaId: 'respuesta-1',
      turnoId: empezadaTurnoId,
      texto: 'Hola',
    })),
  ),
  pauseSala: sala(enlace('empezada')),
  resumeSala: sala(enlace('pausada')),
  sendCorreccion: sala(
    enlace('respondida', ({ respondidaRespuestaTurnoId }) => ({ turnoId: respondidaRespuestaTurnoId, texto: 'Hola' })),
  ),
  attendCuidado: sala(
    enlace('empezada', () => ({ intervencionId: 'respuesta-1', boton: 'terminar_aqui', como: 'borrar' })),
  ),
  sendPregunta: sala(enlace('empezada', () => ({ preguntaId: 'pregunta-1', texto: '¿Cuánto pagan?' }))),
  createTokenVoz: sala(enlace('empezada')),
  finishSala: sala(enlace('respondida')),
  sendEncuesta: sala(enlace('enviada')),
  sendAyuda: sala(enlace('empezada')),
};
