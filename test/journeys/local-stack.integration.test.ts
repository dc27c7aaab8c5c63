import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_FUNCTIONS } from '#infra/function-list.ts';
import { type Stack, startStack } from '#infra/local/start-stack.ts';
import { deadLettersNameOf } from '#shared/core/queue-names.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { eventually, HttpClient } from '../support/http-client.ts';
import { bookInterview, holdInterview } from '../support/http-interview.ts';
import { aJpeg, GPS_SECRET } from '../support/pictures.ts';
import { WHOLE } from '../support/suite-size.ts';
import { WebVisitor } from '../support/web-visitor.ts';

/** The synthesized app on the local AWS: real functions, real SDK calls, real queues. */
let stack: Stack;
let superadmin: HttpClient;
let admin: HttpClient;

beforeAll(async () => {
  stack = await startStack({ seed: true, quiet: true, keepInstances: true });
  superadmin = new HttpClient(stack.origin);
  admin = new HttpClient(stack.origin);
  await superadmin.signIn('super@idonea.test', 'Demo-1234');
  await admin.signIn('admin@acme.test', 'Demo-1234');
});

afterAll(() => stack?.close());

const book = async (email: string) => ({
  ...(await bookInterview(admin, email)),
  candidate: new HttpClient(stack.origin),
});

async function conduct(sala: string, candidate: HttpClient, beforeSending?: () => Promise<unknown>): Promise<void> {
  expect((await holdInterview(sala, candidate, beforeSending)).estado).toBe('completada');
}

const estadoOf = async (id: string) => (await admin.get<Entrevista>(`/api/entrevistas/${id}`)).data.estado;

describe('The local stack', () => {
  it('serves exactly the functions of the contracts, from the cloud assembly', () => {
    expect([...stack.assembly.functions.values()]).toHaveLength(ALL_FUNCTIONS.length);
  });

  it('makes the administrator of a new company, who signs in with the mailed password and sets a new one', async () => {
    const adminData = {
      nombre: 'Clara Ríos',
      email: 'clara@nueva.test',
      password: 'temporal-1',
      confirmPassword: 'temporal-1',
    };
    const body = { nombreLegal: 'Nueva S.L.', cif: 'B65410011', email: 'hola@nueva.test', adminData };
    expect((await superadmin.post('/api/empresas', body)).status).toBe(201);
    const mail = await eventually(async () =>
      stack.mailbox.list().find(({ para }) => para.includes('clara@nueva.test')),
    );
    expect(mail.texto).toContain('Contraseña temporal: temporal-1');
    expect(mail.html).toContain(`${stack.origin}/login`);

    const clara = new HttpClient(stack.origin);
    const { data } = await clara.signIn('clara@nueva.test', 'temporal-1');
    expect(data.token).toBeUndefined();
    expect(await clara.setNewPassword('clara@nueva.test', data.sesion ?? '', 'una-clave-nueva')).toBe(200);
    expect((await clara.get('/api/panel')).status).toBe(200);
    expect(await clara.reload()).toBe(200);
    expect((await clara.get('/api/panel')).status).toBe(200);
    await clara.post('/api/auth/salir');
    expect(await clara.reload()).toBe(401);
  });

  it('answers one of many equal requests and repeats it for the others', async () => {
    const body = { nombre: 'Repetida Una', email: 'repetida@correo.test' };
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.post<{ id: string }>('/api/candidatos', body, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });

  // `limites.integration.test.ts` proves it on the database; here a hundred requests go through the whole.
  it.runIf(WHOLE)('never lets concurrent creates pass the limit of the plan', async () => {
    const beta = new HttpClient(stack.origin);
    await beta.signIn('admin@beta.test', 'Demo-1234');
    const { data: before } = await beta.get<{ candidatos: number }>('/api/panel');
    const tries = 110;
    const statuses: number[] = [];
    for (let batch = 0; batch < tries; batch += 22) {
      const creates = Array.from({ length: 22 }, (_, i) =>
        beta.post('/api/candidatos', { nombre: `Persona ${batch + i}`, email: `limite${batch + i}@correo.test` }),
      );
      statuses.push(...(await Promise.all(creates)).map(({ status }) => status));
    }
    const { data: after } = await beta.get<{ candidatos: number }>('/api/panel');
    expect(after.candidatos).toBe(before.candidatos + statuses.filter((status) => status === 201).length);
    expect(after.candidatos).toBeLessThanOrEqual(100);
    expect(statuses.filter((status) => ![201, 409].includes(status))).toEqual([]);
  });

  it('invites by e-mail, interviews, analyses from the queue and notifies', async () => {
    const { entrevista, sala, candidate } = await book('olga1@correo.test');
    const mail = await eventually(async () =>
      stack.mailbox.list().find(({ para }) => para.includes('olga1@correo.test')),
    );
    expect(mail.texto).toContain(`${stack.origin}/entrevista/tok_`);
    expect(mail.adjuntos.map(({ nombre }) => nombre)).toContain('entrevista.ics');

    await conduct(sala, candidate);
    await eventually(async () => (await estadoOf(entrevista.id)) === 'analizada');
    const notification = await eventually(async () => {
      const { data } = await admin.get<{ actionUrl?: string; title: string }[]>('/api/notificaciones');
      return data.find(({ actionUrl }) => actionUrl === `/informes/${entrevista.id}`);
    });
    expect(notification.title).toBe('Informe listo para revisar');
  });

  it('shows a failing analysis as error_analisis, keeps its message in the dead-letter queue, and tries again on demand', async () => {
    const { entrevista, sala, candidate } = await book('olga2@correo.test');
    const documents = DynamoDBDocumentClient.from(
      new DynamoDBClient({
        endpoint: stack.endpoints.dynamodb,
        region: 'eu-west-1',
        credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
      }),
    );
    const TableName = stack.env('analyze-entrevista').TABLE_NAME;
    // Something stands where the report must go: the analysis fails every time, and nothing else does.
    const Key = { PK: `EMPRESA#${entrevista.empresaId}`, SK: `INFORME#${entrevista.id}` };
    await conduct(sala, candidate, () => documents.send(new PutCommand({ TableName, Item: Key })));
    const failed = await eventually(async () => {
      const { data } = await admin.get<Entrevista[]>('/api/entrevistas?estado=error_analisis');
      return data.find(({ id }) => id === entrevista.id);
    }, 40);
    expect(failed.motivo).toContain('La transcripción está guardada');
    const depth = await eventually(async () =>
      (await stack.queues()).find(
        ({ nombre, pendientes }) => nombre.endsWith(deadLettersNameOf('analyze-entrevista')) && pendientes > 0,
      ),
    );
    expect(depth.pendientes).toBe(1);

    await documents.send(new DeleteCommand({ TableName, Key }));
    expect((await admin.post<Entrevista>(`/api/entrevistas/${entrevista.id}/reanalizar`)).data.estado).toBe(
      'completada',
    );
    await eventually(async () => (await estadoOf(entrevista.id)) === 'analizada');
    documents.destroy();
  });

  it('stores a photo without its metadata, serves it for good under a name nobody guesses, and removes it', async () => {
    const form = new FormData();
    form.set('avatar', new Blob([new Uint8Array(aJpeg({ orientation: 6 }))], { type: 'image/jpeg' }), 'foto.jpg');
    const { status, data } = await admin.post<{ avatarUrl: string }>('/api/perfil/avatar', form);
    expect(status).toBe(200);
    expect((await admin.get<{ avatarUrl: string }>('/api/perfil')).data.avatarUrl).toBe(data.avatarUrl);

    const photo = await fetch(`${stack.origin}${data.avatarUrl}`);
    const served = Buffer.from(await photo.arrayBuffer());
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(photo.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(photo.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.includes(GPS_SECRET)).toBe(false);
    expect(served.includes('ICC_PROFILE')).toBe(true);

    expect((await admin.send('DELETE', '/api/perfil/avatar')).status).toBe(200);
    expect((await fetch(`${stack.origin}${data.avatarUrl}`)).status).toBe(403);
  });

  it('runs the schedule that closes interviews whose link has ended', async () => {
    const { entrevista } = await book('olga3@correo.test');
    await stack.runSchedule('expire-entrevistas');
    expect(await estadoOf(entrevista.id)).toBe('programada');
  });

  it('holds the limits of the cloud', async () => {
    const big = await admin.post('/api/candidatos', { nombre: 'x'.repeat(7 * 1024 * 1024) });
    expect(big.status).toBe(413);
    expect((await admin.get('/api/no-existe')).status).toBe(404);
  });

  it('sends the security headers and serves the room and the application under their paths', async () => {
    for (const [path, marker] of [
      ['/dashboard', 'Idonea'],
      ['/entrevista/tok_x', 'sala'],
    ] as const) {
      const response = await fetch(`${stack.origin}${path}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(marker);
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/);
      expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    }
    const openapi = (await (await fetch(`${stack.origin}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(openapi.paths)).toContain('/api/candidatos/{id}');
  });

  describe('with a social provider', () => {
    const result = () => `${stack.origin}/oauth/success`;

    /** As far as the page that shows how it went. */
    async function comeBack(provider: string, account: { email: string; isVerified?: boolean }) {
      const visitor = new WebVisitor();
      const chooser = await visitor.go(`${stack.origin}/api/oauth/${provider}`, result());
      const { url } = await visitor.choose(chooser.url, account, result());
      const verify = async (cookie = visitor.cookies(url.host)) => {
        const headers = { authorization: `Bearer ${url.searchParams.get('token')}`, cookie };
        const answer = await fetch(`${stack.origin}/api/oauth/verify`, { headers });
        return {
          status: answer.status,
          cookies: answer.headers.getSetCookie(),
          body: (await answer.json()) as { data: { token: string; user: { id: string } } },
        };
      };
      return { query: Object.fromEntries(url.searchParams), verify };
    }

    it.each(['google', 'microsoft'])(
      'lets the user of a verified e-mail in with %s, at the first try',
      async (provider) => {
        const { verify } = await comeBack(provider, { email: 'operador@acme.test' });
        const { status, cookies, body } = await verify();
        expect(status).toBe(200);
        expect(body.data).toMatchObject({ user: { email: 'operador@acme.test', rol: 'operador' } });
        expect(cookies.join()).toContain('__Host-idonea_sesion=');
        const headers = { authorization: `Bearer ${body.data.token}` };
        expect((await fetch(`${stack.origin}/api/notificaciones`, { headers })).status).toBe(200);
        expect((await verify()).status).toBe(401);
      },
    );

    it('lets the same person in with the password too, as the same user', async () => {
      const { verify } = await comeBack('google', { email: 'operador@acme.test' });
      const { body } = await verify();
      const person = new HttpClient(stack.origin);
      const { data } = await person.signIn('operador@acme.test', 'Demo-1234');
      expect(data).toMatchObject({ user: { id: body.data.user.id } });
    });

    it('gives the session to the browser that began only', async () => {
      const { verify } = await comeBack('google', { email: 'operador@acme.test' });
      expect((await verify('__Host-idonea_oauth=otro')).status).toBe(401);
    });

    it.each([
      ['google', { email: 'nadie@acme.test' }],
      ['google', { email: 'admin@beta.test', isVerified: false }],
      ['google', { email: 'аdmin@beta.test' }],
      ['microsoft', { email: 'admin@beta.test', isVerified: false }],
    ])('lets nobody else in: %s, %o', async (provider, account) => {
      expect((await comeBack(provider, account)).query).toEqual({ error: `${provider}_failed` });
    });
  });
});
