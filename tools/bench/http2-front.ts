import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Of one connection, or of HTTP/2 itself: they end here. */
const OWN = /^(:|connection$|keep-alive$|transfer-encoding$)/;
const passed = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.test(name)));

/**
 * HTTP/2 over TLS before a server on this machine, which is how CloudFront answers browsers: what a page comes in is many files
 * of one connection, and not of six. Its certificate is of its own and needs `openssl`; the browser has to be told to take it.
 */
export async function startHttp2Front(origin: string): Promise<{ origin: string; close(): Promise<void> }> {
  const { host, hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(makeCertificate(), (asked, answer) => {
    const headers = { ...passed(asked.headers), host, ...(asked.headers.origin && { origin }) };
    const inner = request({ agent, hostname, port, method: asked.method, path: asked.url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, passed(answered.headers));
      answered.pipe(answer);
    });
    inner.on('error', () => answer.stream.close());
    asked.pipe(inner);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      agent.destroy();
      server.close();
    },
  };
}

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'idonea-tls-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => path.join(folder, file)) as [string, string];
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', ['req', '-x509', ...curve, ...name, '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
