import type { Siembra } from './terreno.ts';

const PLATAFORMA = 'sk-ant-buena-canario-9d41c07be2';
const EMPRESA = 'sk-buena-canario-empresa-55ab3e';
/** Its provider refuses it, and repeats it in what it says. */
const PROBADA = 'sk-saldo-canario-probada-77cd10';

/** Keys of providers, of the platform and of the company, also one that is only tried; what the functions are given. */
export async function sembrarServicios({ stack, canarios, superadmin, duena, empresaId }: Siembra): Promise<void> {
  await superadmin.must('PUT', '/api/configuracion/global', { apiKeys: { claudeApiKey: PLATAFORMA } });
  await superadmin.must('PUT', `/api/configuracion/empresa/${empresaId}/apis/openai`, { clave: EMPRESA });
  for (const proveedor of ['openai', 'claude']) {
    const { ok, error } = await duena.must('POST', '/api/configuracion/probar-api', { proveedor, empresaId });
    if (!ok) throw new Error(`What is stored of ${proveedor} is not what was sown: ${error}`);
  }
  const refused = await superadmin.must('POST', '/api/configuracion/probar-api', {
    proveedor: 'openai',
    clave: PROBADA,
  });
  if (refused.ok) throw new Error('The provider took a key that it should have refused');

  const secreto = { clase: 'secreto' } as const;
  canarios.push(
    { ...secreto, nombre: 'clave de un proveedor', texto: PLATAFORMA },
    { ...secreto, nombre: 'clave de una empresa', texto: EMPRESA },
    { ...secreto, nombre: 'clave solo probada', texto: PROBADA },
    { ...secreto, nombre: 'cabecera del origen', texto: stack.env('list-areas').ORIGIN_VERIFY ?? '' },
    ...stack.assembly.pools.flatMap(({ federation }) =>
      (federation?.providers ?? []).map(({ name, clientSecret }) => ({
        ...secreto,
        nombre: `secreto de ${name}`,
        texto: clientSecret,
      })),
    ),
  );
}

const SMTP = { host: '127.0.0.1', port: 1025, secure: false, user: 'petra', password: 'Canario-Smtp-7c1e90d2' };

/** Last of all: from then on e-mails go to a server that does not answer. */
export async function sembrarSmtp({ canarios, superadmin }: Siembra): Promise<void> {
  await superadmin.must('PUT', '/api/configuracion/global', { emailConfig: { smtp: SMTP, maxRetries: 1 } });
  await superadmin.ask('POST', '/api/configuracion/test-smtp', { smtpConfig: SMTP });
  const { texto } = await superadmin.ask('GET', '/api/configuracion/global');
  if (!texto.includes(`••••${SMTP.password.slice(-4)}`)) throw new Error(`No mask of the password: ${texto}`);
  canarios.push({ clase: 'secreto', nombre: 'contraseña del servidor de correo', texto: SMTP.password });
}
