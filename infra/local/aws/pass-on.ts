import { Agent, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';

/** Hands requests, whose body has been read, to `target` as they came, and its answers back: for what stands in between. */
export function passOn(target: string) {
  const { hostname, port } = new URL(target);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    pass({ method, url, headers }: IncomingMessage, body: Buffer, response: ServerResponse): void {
      const passing = forward({ agent, hostname, port, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passing.on('error', () => response.destroy());
      passing.end(body);
    },
    close: () => agent.destroy(),
  };
}
