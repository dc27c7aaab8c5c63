import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Correo } from '#infra/local/aws/ses.ts';
import { createLocalPages } from '#infra/local/local-pages.ts';

const MAIL: Correo = {
  id: 'a/b 1',
  fecha: '2026-11-21T10:00:00.000Z',
  de: 'Idonea <no-responder@idonea.test>',
  para: ['ana@acme.test'],
  asunto: '<script>alert(1)</script> Tu entrevista',
  texto: 'Hola',
  html: '<p onclick="x()">Hola</p>',
  adjuntos: [{ nombre: 'entrevista.ics', tipo: 'text/calendar', contenido: Buffer.from('BEGIN').toString('base64') }],
};

describe('the pages of the local run', () => {
  let server: Server;
  let origin: string;
  let ready = false;

  beforeAll(async () => {
    const pages = createLocalPages({ isReady: () => ready, listMail: () => [MAIL], readQueues: async () => [] });
    server = createServer(async (request, response) => {
      const handled = await pages(request, response, new URL(`http://local${request.url}`));
      if (!handled) response.writeHead(418).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('say when everything is up', async () => {
    expect((await fetch(`${origin}/_local/listo`)).status).toBe(503);
    ready = true;
    expect((await fetch(`${origin}/_local/listo`)).status).toBe(200);
  });

  it('give the mailbox as JSON', async () => {
    expect(await (await fetch(`${origin}/_local/correo.json`)).json()).toEqual([MAIL]);
  });

  it('show a message without running anything of it', async () => {
    const base = `${origin}/_local/correo/${encodeURIComponent(MAIL.id)}`;
    const list = await (await fetch(`${origin}/_local/correo`)).text();
    const page = await (await fetch(base)).text();
    const body = await fetch(`${base}/html`);

    for (const html of [list, page]) {
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Tu entrevista');
      expect(html).not.toContain('<script>');
    }
    expect(page).toMatch(/<iframe[^>]+sandbox="allow-popups/);
    expect(page).not.toMatch(/sandbox="[^"]*allow-scripts/);
    expect(body.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('hand out attachments as downloads', async () => {
    const response = await fetch(`${origin}/_local/correo/${encodeURIComponent(MAIL.id)}/adjuntos/0`);

    expect(await response.text()).toBe('BEGIN');
    expect(response.headers.get('content-disposition')).toContain('entrevista.ics');
    expect((await fetch(`${origin}/_local/correo/${encodeURIComponent(MAIL.id)}/adjuntos/7`)).status).toBe(404);
  });

  it('leave all other paths to the product', async () => {
    expect((await fetch(`${origin}/api/test`)).status).toBe(418);
  });
});
