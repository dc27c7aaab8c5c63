import { getEnlaceEntrevista } from '#functions/entrevistas/entrevistas/get-enlace-entrevista.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { pauseSala } from '#functions/entrevistas/sala/pause-sala.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import { CONSENTIMIENTO_IDS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import { answerAll } from '#test/support/scenarios.ts';
import type { Preparation, Prepared } from './preparation.ts';
import { aBookingIn } from './write-preparations.ts';

async function invited(prepared: Prepared) {
  const { app, people } = prepared;
  const params = await aBookingIn(prepared);
  const { data } = await app.call<{ enlace: string }>(getEnlaceEntrevista, { as: people.admin, params });
  return { params: { accessToken: data.enlace.split('/').at(-1) ?? '' } };
}

async function agreed(prepared: Prepared) {
  const { params } = await invited(prepared);
  await prepared.app.call(acceptConsentimientos, { params, body: { aceptados: CONSENTIMIENTO_IDS } });
  return { params };
}

async function entered(prepared: Prepared) {
  const { params } = await agreed(prepared);
  const { data: sala } = await prepared.app.call<Sala>(startSala, { params });
  return { params, sala };
}

const anAnswer = ({ turno }: Sala) => ({
  respuestaId: 'respuesta-1',
  turnoId: turno?.turnoId,
  texto: 'Coordiné a seis personas.',
});

async function answered(prepared: Prepared) {
  const { params, sala } = await entered(prepared);
  await answerAll(prepared.app, params, sala);
  return { params };
}

/** Each call of the room in an interview of its own, which has come so far. */
export const ROOM_PREPARATIONS: Record<string, Preparation> = {
  getSala: entered,
  acceptConsentimientos: invited,
  startSala: agreed,
  sendRespuesta: async (prepared) => {
    const { params, sala } = await entered(prepared);
    return { params, body: anAnswer(sala) };
  },
  pauseSala: entered,
  resumeSala: async (prepared) => {
    const { params } = await entered(prepared);
    await prepared.app.call(pauseSala, { params });
    return { params };
  },
  sendCorreccion: async (prepared) => {
    const { params, sala } = await entered(prepared);
    const body = anAnswer(sala);
    await prepared.app.call(sendRespuesta, { params, body });
    return { params, body: { turnoId: body.turnoId, texto: 'Coordiné a siete personas.' } };
  },
  createTokenVoz: async (prepared) => {
    const { app, people } = prepared;
    const { params } = await entered(prepared);
    app.speech.valid.add('clave-de-prueba');
    const body = { apiKeys: { deepgramApiKey: 'clave-de-prueba' } };
    await app.call(updateConfiguracionGlobal, { as: people.superadmin, body });
    return { params };
  },
  finishSala: answered,
  sendEncuesta: async (prepared) => {
    const { params } = await answered(prepared);
    await prepared.app.call(finishSala, { params });
    return { params };
  },
  sendAyuda: entered,
  attendCuidado: entered,
  sendPregunta: entered,
};
