import { codeAt } from '#infra/local/aws/cognito-totp.ts';
import { eventually } from '#test/support/http-client.ts';
import type { Dicho, Persona } from './persona.ts';
import { DEMO, type Siembra } from './terreno.ts';

const TEMPORAL = 'Jaula-Temporal-31';
const DUENA = { email: 'petra@pajarera.test', password: 'Jilguero-Escondido-9' };
const OPERADORA = { email: 'nora@pajarera.test', password: 'Verderon-Escondido-9' };
const RESTABLECIDA = 'Herrerillo-Escondido-9';
const SEGUNDO_FACTOR = '/api/perfil/segundo-factor';
const TOTP_STEP_MS = 30_000;

/** Passwords that people choose, are given and forget; codes, the second factor, tokens of sessions. */
export async function sembrarCuentas(siembra: Siembra): Promise<void> {
  const { superadmin, ajena, duena, operadora } = siembra;
  await superadmin.must('POST', '/api/auth/login', { email: 'super@idonea.test', password: DEMO });
  await ajena.must('POST', '/api/auth/login', { email: 'admin@beta.test', password: DEMO });
  const { id } = await superadmin.must('POST', '/api/empresas', {
    nombreLegal: 'Pajarera S.L.',
    cif: 'B65410011',
    email: 'hola@pajarera.test',
    adminData: { nombre: 'Petra Pinzón', email: DUENA.email, password: TEMPORAL, confirmPassword: TEMPORAL },
  });
  siembra.empresaId = String(id);
  await enter(siembra, duena, DUENA);
  const invited = { nombre: 'Nora Mirlo', email: OPERADORA.email, rol: 'operador' };
  const { id: usuarioId } = await duena.must('POST', '/api/usuarios', invited);
  siembra.equipo = [String((await duena.must('GET', '/api/perfil')).id), String(usuarioId)];
  siembra.cosas = { usuarioId: String(usuarioId) };
  const inventada = await enter(siembra, operadora, OPERADORA);
  const codigo = await resetPassword(siembra, operadora);
  const clave = await setUpSegundoFactor(duena);
  const anterior = duena.sesion;
  await duena.must('POST', '/api/auth/refrescar');

  const secreto = { clase: 'secreto' } as const;
  // A session's own tokens, at the doors that hand them out.
  const alEntrar = ({ quien, ruta }: Dicho) => quien === duena.quien && ruta.startsWith('POST /api/auth/');
  siembra.canarios.push(
    { ...secreto, nombre: 'contraseña elegida', texto: DUENA.password },
    { ...secreto, nombre: 'contraseña olvidada', texto: OPERADORA.password },
    { ...secreto, nombre: 'contraseña restablecida', texto: RESTABLECIDA },
    { ...secreto, nombre: 'contraseña temporal puesta', texto: TEMPORAL, correos: [DUENA.email] },
    { ...secreto, nombre: 'contraseña temporal inventada', texto: inventada, correos: [OPERADORA.email] },
    { ...secreto, nombre: 'código de recuperación', texto: codigo, correos: [OPERADORA.email] },
    {
      ...secreto,
      nombre: 'clave del segundo factor',
      texto: clave,
      respuestas: ({ quien, ruta }) => quien === duena.quien && ruta === `POST ${SEGUNDO_FACTOR}`,
    },
    { ...secreto, nombre: 'token de acceso anterior', texto: anterior.acceso, respuestas: alEntrar },
    { ...secreto, nombre: 'token de acceso', texto: duena.sesion.acceso, respuestas: alEntrar },
    { ...secreto, nombre: 'token de renovación anterior', texto: anterior.renovacion, respuestas: alEntrar },
    { ...secreto, nombre: 'token de renovación', texto: duena.sesion.renovacion, respuestas: alEntrar },
  );
}

/** With the temporary password of the e-mail, and the own one after it. @returns the temporary one. */
async function enter({ stack }: Siembra, persona: Persona, { email, password }: typeof DUENA): Promise<string> {
  const temporal = await eventually(async () => {
    const mail = stack.mailbox.list().find(({ para }) => para.includes(email));
    return /Contraseña temporal: (\S+)/.exec(mail?.texto ?? '')?.[1];
  });
  const { sesion } = await persona.must('POST', '/api/auth/login', { email, password: temporal });
  await persona.must('POST', '/api/auth/nueva-password', { email, sesion, password });
  return temporal;
}

/** @returns the code that was sent. */
async function resetPassword({ stack }: Siembra, persona: Persona): Promise<string> {
  const { email } = OPERADORA;
  await persona.must('POST', '/api/auth/olvido', { email });
  const codigo = await eventually(async () => {
    const mail = stack.mailbox
      .list()
      .find(({ para, asunto }) => para.includes(email) && !/Bienven|invita/i.test(asunto));
    return /(?<!\d)\d{6}(?!\d)/.exec(mail?.texto ?? '')?.[0];
  });
  await persona.must('POST', '/api/auth/restablecer', { email, codigo, password: RESTABLECIDA });
  await eventually(
    async () => (await persona.ask('POST', '/api/auth/login', { email, password: RESTABLECIDA })).status === 200,
  );
  return codigo;
}

/** @returns its secret. */
async function setUpSegundoFactor(persona: Persona): Promise<string> {
  const { clave } = await persona.must('POST', SEGUNDO_FACTOR, { password: DUENA.password });
  const codigo = codeAt(String(clave), Math.floor(Date.now() / TOTP_STEP_MS));
  await persona.must('PUT', SEGUNDO_FACTOR, { codigo });
  return String(clave);
}
