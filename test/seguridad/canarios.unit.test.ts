import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { createCopia } from '#functions/datos/datos/create-copia.ts';
import { createExportacionDatos } from '#functions/datos/datos/create-exportacion-datos.ts';
import { runOperacion } from '#functions/datos/datos/run-operacion.ts';
import { eraseCandidato } from '#functions/datos/privacidad/erase-candidato.ts';
import { exportCandidato } from '#functions/datos/privacidad/export-candidato.ts';
import { startSupresion } from '#functions/datos/privacidad/start-supresion.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { getApisEmpresa } from '#functions/ia/configuracion/get-apis-empresa.ts';
import { getConfiguracionGlobal } from '#functions/ia/configuracion/get-configuracion-global.ts';
import { updateClaveEmpresa } from '#functions/ia/configuracion/update-clave-empresa.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { ALL_ENDPOINTS, loadEndpoint } from '#test/support/endpoints.ts';
import { aCandidate, aNota, answerAll, aStartedInterview } from '#test/support/scenarios.ts';
import { TestApp } from '#test/support/test-app.ts';

/** Texts that stand nowhere but where somebody has typed them. */
const SECRETS = {
  'key of a provider': 'sk-ant-canario-9d41c07be2',
  'key of a company': 'sk-canario-empresa-55ab3e',
  'password of the mail server': 'canario-smtp-7c1e90d2',
};
const PERSON = { nombre: 'Canaria Amarilla Trina', telefono: '+34 699 555 041' };
const SAID = 'canté como un canario en la mina de Reocín';
const NOTED = 'nota canaria sobre su voz';

const app = new TestApp();
const answers: string[] = [];
let token: string;
let email: string;
let swept: Record<string, () => string>;

/** All that the platform keeps or has sent, as text; compressed files as what they unpack to. */
const files = () =>
  [...app.uploads.stored, ...app.files.stored].map(([key, { bytes }]) => `${key}\n${unpacked(bytes)}`).join('\n');
const unpacked = (bytes: Buffer) => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString();
const table = () => JSON.stringify(app.table.all());

beforeAll(async () => {
  const started = await aStartedInterview(app);
  const { admin, superadmin, params, empresa, candidato } = started;
  token = params.accessToken;
  email = candidato.email;
  const call: TestApp['call'] = async (endpoint, options) => {
    const answer = await app.call(endpoint, options);
    answers.push(answer.text);
    return answer as never;
  };
  const smtp = {
    host: 'smtp.acme.test',
    port: 587,
    secure: false,
    user: 'ana',
    password: SECRETS['password of the mail server'],
  };
  const saved = [
    await call(updateConfiguracionGlobal, {
      as: superadmin,
      body: { apiKeys: { claudeApiKey: SECRETS['key of a provider'] }, emailConfig: { smtp } },
    }),
    await call(updateClaveEmpresa, {
      as: superadmin,
      params: { empresaId: empresa.id, proveedor: 'openai' },
      body: { clave: SECRETS['key of a company'] },
    }),
  ];
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  await call(getConfiguracionGlobal, { as: superadmin });
  await call(getApisEmpresa, { as: superadmin, params: { empresaId: empresa.id } });
  await aCandidate(app, admin, { ...PERSON, email: 'canaria@correo.test' });
  await aNota(app, admin, candidato.id, NOTED);
  await answerAll(
    app,
    params,
    started.sala,
    (pregunta) => `En ${pregunta.length} ocasiones ${SAID}, y aprendí de ello.`,
  );
  await call(finishSala, { params });
  for (const job of [analyzeEntrevista, createNotificaciones, sendCorreo]) await app.deliver(job);
  await call(exportCandidato, { as: admin, params: { id: candidato.id } });
  for (const make of [createExportacionDatos, createCopia]) {
    expect((await call(make, { as: admin })).status).toBe(202);
    for (let n = 0; n < 3; n++) await app.deliver(runOperacion);
  }
  // Everything that anybody of the company may read, and what a superadmin may.
  for (const listed of ALL_ENDPOINTS) {
    if (listed.contract.method !== 'GET' || listed.contract.access === 'candidate') continue;
    const endpoint = await loadEndpoint(listed);
    const ids = { id: candidato.id, empresaId: empresa.id, entrevistaId: started.entrevista.id, proveedor: 'openai' };
    for (const as of [admin, superadmin])
      await call(endpoint, { as, params: { codigo: 'test-vocacional', tipo: 'usuarios', ...ids } });
  }
  // As it is now: a test erases somebody.
  const [storedText, filesText] = [table(), files()];
  swept = {
    answers: () => answers.join('\n'),
    logs: () => JSON.stringify(app.logs),
    mails: () => JSON.stringify(app.mailer.sent) + JSON.stringify(app.smtp.sent.map(({ mail }) => mail)),
    table: () => storedText,
    files: () => filesText,
  };
  const sizes = Object.entries(swept).map(([name, read]) => `${name} ${read().length}`);
  console.info(`Swept, in characters: ${sizes.join(', ')}; ${answers.length} answers, ${app.table.all().length} items`);
});

describe.each(Object.entries(SECRETS))('The %s', (_, secret) => {
  it.each(['answers', 'logs', 'mails', 'table', 'files'])('is nowhere in the %s', (where) => {
    expect(swept[where]?.().length).toBeGreaterThan(2);
    expect(swept[where]?.()).not.toContain(secret);
  });

  it('has been stored: encrypted, it is there', () => {
    expect(table()).toContain(Buffer.from(secret).toString('base64'));
  });
});

describe('The token of an interview', () => {
  it.each(['logs', 'table', 'files'])('is not in the %s: only its hash is kept', (where) => {
    expect(swept[where]?.()).not.toContain(token);
  });
});

describe('What a person is and says', () => {
  it('is kept, so that the sweep has something to find', () => {
    for (const text of [PERSON.nombre, SAID, NOTED]) expect(swept.table?.()).toContain(text);
    expect(swept.files?.()).toContain(SAID);
  });

  it('is not in the logs', () => {
    for (const text of [...Object.values(PERSON), SAID, NOTED, email, 'canaria@correo.test', 'Nuria Peña']) {
      expect(swept.logs?.(), text).not.toContain(text);
    }
  });
});

describe('After an erasure', () => {
  it('nothing of the person is left but in backups, which apply it again when they are restored', async () => {
    const erased = app.table.all().find((item) => item.tipo === 'CANDIDATO' && item.email === email);
    const admin = app.table.all().find(({ tipo, rol }) => tipo === 'USUARIO' && rol === 'admin') as
      | { id: string }
      | undefined;
    const params = { id: String(erased?.id) };
    const body = { confirmacion: String(erased?.nombre) };
    const { status } = await app.call(startSupresion, { as: { id: String(admin?.id) }, params, body });
    expect(status).toBe(200);
    for (let n = 0; n < 3; n++) await app.deliver(eraseCandidato);
    const tablesText = table();
    const filesText = [...app.uploads.stored]
      .filter(([key]) => !/^(copias|exportaciones|operaciones)\//.test(key))
      .map(([, { bytes }]) => unpacked(bytes))
      .join('\n');
    for (const text of [email, SAID, NOTED]) {
      expect(tablesText, text).not.toContain(text);
      expect(filesText, text).not.toContain(text);
    }
    // Whoever was not erased is still there.
    expect(tablesText).toContain(PERSON.nombre);
  });
});
