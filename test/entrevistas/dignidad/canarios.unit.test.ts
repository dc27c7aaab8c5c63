import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import type { ModelCall } from '#functions/core/adapters/language-models.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { createExportacionDatos } from '#functions/datos/datos/create-exportacion-datos.ts';
import { runOperacion } from '#functions/datos/datos/run-operacion.ts';
import { exportCandidato } from '#functions/datos/privacidad/export-candidato.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { createInformesPdf } from '#functions/informes/informes-pdf/create-informes-pdf.ts';
import { createInformesZip } from '#functions/informes/informes-pdf/create-informes-zip.ts';
import { getInformePdf } from '#functions/informes/informes-pdf/get-informe-pdf.ts';
import { DATO_PERSONAL } from '#shared/entrevistas/entrevistas/visible.ts';
import { setClaves } from '#test/ia/modelos/scenario.ts';
import { ALL_ENDPOINTS, loadEndpoint } from '#test/support/endpoints.ts';
import { answerAll, aStartedInterview } from '#test/support/scenarios.ts';
import { TestApp } from '#test/support/test-app.ts';

/** What is covered leaves the candidate's room in no form: rules 9 and 44 of the care layer. */

/** By subtype: what was told beside a deed, and the words of it that nobody may read. */
const CANARIOS: Record<string, [dicho: string, tapado: string]> = {
  salud: ['Tengo fibromialgia desde 2019.', 'fibromialgia'],
  discapacidad: ['Soy sorda de nacimiento.', 'sorda de nacimiento'],
  embarazo_familia: ['Estoy embarazada de cinco meses.', 'embarazada de cinco'],
  sindicato: ['Estoy afiliada a Comisiones Obreras.', 'Comisiones Obreras'],
  religion: ['Soy testigo de Jehová.', 'Jehová'],
  politica: ['Milito en Izquierda Unida.', 'Izquierda Unida'],
  origen: ['Soy mapuche.', 'mapuche'],
  orientacion_identidad: ['Soy lesbiana.', 'lesbiana'],
  antecedentes: ['Estuve preso dos años por robo.', 'preso dos años'],
  edad: ['Tengo 58 años.', '58 años'],
  terceros: ['Ayudé a Marta Gutiérrez Robles, con DNI 12345678Z, que tiene cáncer de mama.', 'Gutiérrez'],
};
const DICHOS = Object.values(CANARIOS).map(([dicho]) => dicho);
const HECHOS = 'En mi empresa anterior coordiné a cuatro personas y ahorramos doce días de trabajo.';

const app = new TestApp();
let swept: Record<string, string>;
let stored: string;

/** It alone reads what is covered afterwards. */
const isClasificador = ({ sistema }: Pick<ModelCall<unknown>, 'sistema'>) =>
  sistema.startsWith('Lees lo que una persona ha escrito');

/** A model that goes on with the template's question, and one that scores by quoting what it was shown. */
const obedient = ({ mensaje, sistema }: ModelCall<unknown>) => {
  if (isClasificador({ sistema })) return { salida: { observaciones: [], preguntas: [], lengua: 'es' } };
  const next = /pregunta del guion: «([^»]+)»/.exec(mensaje)?.[1] ?? '';
  if (next) return { salida: { tipo: 'pregunta', hueco: null, texto: next } };
  const [cita = ''] = /coordiné a cuatro personas/.exec(mensaje) ?? [];
  const competencias = [...mensaje.matchAll(/## Competencia (\S+):/g)].map(([, id]) => ({
    ...{ id, puntuacion: 7, razones: [] },
    citas: cita ? [{ turno: 1, texto: cita }] : [],
  }));
  return { salida: { competencias } };
};

beforeAll(async () => {
  const started = await aStartedInterview(app);
  const { admin, params, empresa, candidato, entrevista } = started;
  await setClaves(app, started, 'openai');
  app.languageModels.scripts.openai = obedient;
  await answerAll(app, params, started.sala, (_, n) => `${HECHOS} ${DICHOS[n % DICHOS.length]} Fue en ${1990 + n}.`);
  await app.call(finishSala, { params });
  for (const job of [analyzeEntrevista, createNotificaciones, sendCorreo]) await app.deliver(job);
  stored = JSON.stringify(app.table.all().filter(({ SK }) => String(SK).startsWith('TURNO#')));
  const answers: string[] = [];
  const call: TestApp['call'] = async (endpoint, options) => {
    const answer = await app.call(endpoint, options);
    answers.push(answer.text);
    return answer as never;
  };
  const entrevistaId = entrevista.id;
  await call(exportCandidato, { as: admin, params: { id: candidato.id } });
  await call(getInformePdf, { as: admin, params: { entrevistaId }, query: { transcripcion: '1' } });
  await call(createInformesZip, { as: admin, body: { entrevistaIds: [entrevistaId], transcripcion: '1' } });
  await app.deliver(createInformesPdf);
  await call(createExportacionDatos, { as: admin });
  for (let n = 0; n < 3; n++) await app.deliver(runOperacion);
  const leaving = [...app.uploads.stored.entries(), ...app.files.stored.entries()];
  expect(leaving.map(([key]) => key.split('.').at(-1))).toEqual(expect.arrayContaining(['pdf', 'zip', 'json']));
  const texts = await Promise.all(leaving.map(async ([key, { bytes }]) => `${key}\n${await textOf(key, bytes)}`));
  for (const listed of ALL_ENDPOINTS) {
    if (listed.contract.method !== 'GET' || listed.contract.access === 'candidate') continue;
    const ids = { id: entrevistaId, entrevistaId, candidatoId: candidato.id, empresaId: empresa.id };
    for (const each of [ids, { ...ids, id: candidato.id }])
      await call(await loadEndpoint(listed), { as: admin, params: { codigo: 'test-vocacional', ...each } });
  }
  swept = {
    'answers to the company': answers.join('\n'),
    'prompts of models': JSON.stringify(app.languageModels.calls.filter((each) => !isClasificador(each))),
    files: texts.join('\n'),
    mails: JSON.stringify(app.mailer.sent),
    logs: JSON.stringify(app.logs),
    'all that is stored but the answers': JSON.stringify(
      app.table.all().filter(({ SK }) => !String(SK).startsWith('TURNO#')),
    ),
  };
});

async function textOf(key: string, bytes: Buffer): Promise<string> {
  if (key.endsWith('.zip')) return zipText(bytes);
  if (key.endsWith('.pdf'))
    return (await extractText(new Uint8Array(bytes), { mergePages: true })).text.replace(/\s+/g, ' ');
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString();
}

async function zipText(bytes: Buffer): Promise<string> {
  const texts: string[] = [];
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of zip.eachEntry())
    texts.push(await textOf(entry.fileName, await buffer(await zip.openReadStreamPromise(entry))));
  return texts.join('\n');
}

describe.each(Object.entries(CANARIOS))('A datum of the kind %s', (_, [, tapado]) => {
  it('stands in the answer, and nowhere else', () => {
    expect(stored).toContain(tapado);
    for (const [where, text] of Object.entries(swept)) {
      expect(text.length, where).toBeGreaterThan(100);
      expect(text.includes(tapado), `${tapado} in the ${where}`).toBe(false);
    }
  });
});

describe('What stands beside it', () => {
  it('is read, asked about and quoted as ever, with a sign in its place', () => {
    for (const where of ['answers to the company', 'prompts of models', 'files'])
      expect(swept[where], where).toContain('coordiné a cuatro personas');
    expect(swept['prompts of models']).toContain(DATO_PERSONAL);
    expect(swept.files).toContain(DATO_PERSONAL);
  });
});
