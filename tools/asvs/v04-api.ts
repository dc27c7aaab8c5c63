import type { Chapter } from './row.ts';

export const api: Chapter = {
  number: 4,
  title: 'API and web service',
  rows: [
    {
      id: '4.1.1',
      level: 1,
      asks: 'Each response has a Content-Type with its charset',
      decision: 'cumple',
      reason: 'API answers, pages, scripts and styles say `charset=utf-8`',
      evidence: [
        'functions/core/reply.ts',
        'test/infra/assembly.integration.test.ts > types pages, scripts and styles with their charset, and keeps the cache of each',
      ],
    },
    {
      id: '4.1.2',
      level: 2,
      asks: 'Only pages are redirected from HTTP to HTTPS',
      decision: 'cumple',
      reason: 'Pages are; calls of the API without TLS are refused',
      evidence: [
        'test/infra/data-and-edge.integration.test.ts > redirects a page to https, and refuses a call that comes without',
      ],
    },
    {
      id: '4.1.3',
      level: 2,
      asks: 'Users cannot override what intermediaries set',
      decision: 'cumple',
      reason:
        "The caller's address is the one that CloudFront appended, and CloudFront writes the origin header over any other",
      evidence: [
        'functions/core/request.ts',
        'test/acceso/auth/throttling.unit.test.ts > count for the address that CloudFront saw, not for one that the caller wrote',
        'test/every-endpoint.unit.test.ts > refuses what did not come through CloudFront',
      ],
    },
    {
      id: '4.2.1',
      level: 2,
      asks: 'All components agree where a message ends',
      decision: 'cumple',
      reason: 'CloudFront and API Gateway read HTTP and hand functions whole events; no server of ours reads a socket',
      evidence: [
        'infra/stacks/edge-stack.ts',
        'test/infra/stacks.integration.test.ts > lead from each route to the function of the same contract',
      ],
    },
    {
      id: '4.3.1',
      level: 2,
      asks: 'GraphQL queries are limited',
      decision: 'no aplica',
      reason: 'There is no GraphQL',
      evidence: [],
    },
    {
      id: '4.3.2',
      level: 2,
      asks: 'GraphQL introspection is off',
      decision: 'no aplica',
      reason: 'There is no GraphQL',
      evidence: [],
    },
    {
      id: '4.4.1',
      level: 1,
      asks: 'WebSockets use TLS',
      decision: 'cumple',
      reason: 'The one connection, to the transcriber, is `wss:`, and the policy lets pages connect nowhere else',
      evidence: ['infra/edge/speech-origin.ts', 'test/infra/speech-origin.unit.test.ts > is never left out by mistake'],
    },
    {
      id: '4.4.2',
      level: 2,
      asks: "The handshake's Origin is checked",
      decision: 'no aplica',
      reason: "We serve no WebSocket: browsers connect to the transcriber's",
      evidence: ['docs/adr/0023-speech-goes-straight-from-the-browser.md'],
    },
    {
      id: '4.4.3',
      level: 2,
      asks: 'WebSockets without the session have tokens of their own',
      decision: 'cumple',
      reason: 'The transcriber takes a token that lives for a minute and that our API asked for',
      evidence: [
        'functions/entrevistas/sala/create-token-voz.ts',
        'test/entrevistas/sala/voz.unit.test.ts > is given so many times an hour to one interview, also when all are asked for at once',
      ],
    },
    {
      id: '4.4.4',
      level: 2,
      asks: 'Those tokens come from the authenticated HTTPS session',
      decision: 'cumple',
      reason: "Only the holder of a running interview's link gets one",
      evidence: ['functions/entrevistas/sala/create-token-voz.ts', 'test/entrevistas/sala/voz.unit.test.ts'],
    },
  ],
};
