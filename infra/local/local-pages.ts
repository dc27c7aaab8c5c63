import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Correo } from './aws/ses.ts';
import { escapeHtml } from './html.ts';
import type { QueueDepth } from './queues.ts';

export interface LocalPagesOptions {
  isReady: () => boolean;
  /** Newest first. */
  listMail: () => Correo[];
  readQueues: () => Promise<QueueDepth[]>;
}

const PREFIX = '/_local/';

/** Pages of the local run itself: the mailbox, whether all is up, and the queues. Nothing of them is deployed. */
export function createLocalPages(options: LocalPagesOptions) {
  return async (_request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    if (!url.pathname.startsWith(PREFIX)) return false;
    const [page, id, part, index] = url.pathname.slice(PREFIX.length).split('/');
    const mail = id ? options.listMail().find((correo) => correo.id === decodeURIComponent(id)) : undefined;
    if (page === 'listo') sendJson(response, options.isReady() ? 200 : 503, { listo: options.isReady() });
    else if (page === 'colas.json') sendJson(response, 200, await options.readQueues());
    else if (page === 'correo.json') sendJson(response, 200, options.listMail());
    else if (page === 'correo' && !id) sendHtml(response, listPage(options.listMail()));
    else if (page === 'correo' && mail && !part) sendHtml(response, mailPage(mail));
    else if (page === 'correo' && mail && part === 'html') sendMailBody(response, mail);
    else if (page === 'correo' && mail && part === 'adjuntos') sendAttachment(response, mail, Number(index));
    else sendHtml(response, layout('No encontrado', '<p>Esta página no existe.</p>'), 404);
    return true;
  };
}

function listPage(mails: readonly Correo[]): string {
  const rows = mails.map(
    ({ id, fecha, para, asunto, adjuntos }) => `<li><a href="/_local/correo/${encodeURIComponent(id)}">
        <strong>${escapeHtml(asunto)}</strong>
        <span>${escapeHtml(para.join(', '))}${adjuntos.length > 0 ? ` · ${adjuntos.length} adjunto(s)` : ''}</span>
        <time datetime="${escapeHtml(fecha)}">${escapeHtml(formatTime(fecha))}</time></a></li>`,
  );
  const list =
    rows.length > 0 ? `<ul class="lista">${rows.join('')}</ul>` : '<p>Todavía no se ha enviado ningún correo.</p>';
  return layout('Correo', `<h1>Correo enviado</h1>${list}`, '<meta http-equiv="refresh" content="5">');
}

function mailPage({ id, fecha, de, para, asunto, texto, html, adjuntos }: Correo): string {
  const base = `/_local/correo/${encodeURIComponent(id)}`;
  const attachments = adjuntos.map(
    ({ nombre, tipo }, index) =>
      `<li><a href="${base}/adjuntos/${index}">${escapeHtml(nombre)}</a> <small>${escapeHtml(tipo)}</small></li>`,
  );
  const body = html
    ? `<iframe title="Mensaje" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${base}/html"></iframe>`
    : `<pre>${escapeHtml(texto)}</pre>`;
  return layout(
    asunto,
    `<p><a href="/_local/correo">← Todos los correos</a></p>
    <h1>${escapeHtml(asunto)}</h1>
    <dl><dt>De</dt><dd>${escapeHtml(de)}</dd><dt>Para</dt><dd>${escapeHtml(para.join(', '))}</dd>
    <dt>Fecha</dt><dd>${escapeHtml(formatTime(fecha))}</dd></dl>
    ${body}
    ${attachments.length > 0 ? `<h2>Adjuntos</h2><ul>${attachments.join('')}</ul>` : ''}
    ${html && texto ? `<details><summary>Versión en texto</summary><pre>${escapeHtml(texto)}</pre></details>` : ''}`,
  );
}

/** Shown in a sandboxed frame and without scripts; links open in a tab of their own. */
function sendMailBody(response: ServerResponse, { html }: Correo): void {
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:",
  );
  sendHtml(
    response,
    html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`),
  );
}

function sendAttachment(response: ServerResponse, { adjuntos }: Correo, index: number): void {
  const adjunto = adjuntos[index];
  if (!adjunto) {
    sendHtml(response, layout('No encontrado', '<p>Este adjunto no existe.</p>'), 404);
    return;
  }
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(adjunto.nombre)}`,
  });
  response.end(Buffer.from(adjunto.contenido, 'base64'));
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 52rem; padding: 1.5rem; }
  h1 { font-size: 1.4rem; overflow-wrap: anywhere; } h2 { font-size: 1.1rem; }
  .lista { list-style: none; padding: 0; border: 1px solid #8884; border-radius: .75rem; overflow: hidden; }
  .lista li + li { border-top: 1px solid #8884; }
  .lista a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem 1rem; color: inherit; text-decoration: none; }
  .lista a:hover, .lista a:focus-visible { background: #8881; }
  .lista span { grid-row: 2; opacity: .75; } .lista time { grid-row: 1 / 3; grid-column: 2; align-self: center; opacity: .75; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; } dt { opacity: .75; } dd { margin: 0; }
  iframe { width: 100%; height: 34rem; border: 1px solid #8884; border-radius: .75rem; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8884; border-radius: .75rem; padding: 1rem; }
`;

function layout(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg">${head}
<title>${escapeHtml(title)} · Idonea local</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

function formatTime(iso: string): string {
  return new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso));
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function sendHtml(response: ServerResponse, html: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
}
