import type { Chapter } from './row.ts';

export const webFrontend: Chapter = {
  number: 3,
  title: 'Web frontend security',
  rows: [
    {
      id: '3.2.1',
      level: 1,
      asks: 'Responses are not rendered in a wrong context',
      decision: 'cumple',
      reason:
        'API answers are JSON that is not sniffed nor framed, exports are attachments, and pictures are written anew before they are served',
      evidence: [
        'infra/edge/security-headers.ts',
        'functions/core/reply.ts',
        'test/infra/data-and-edge.integration.test.ts > sends the security headers with every behaviour',
      ],
    },
    {
      id: '3.2.2',
      level: 1,
      asks: 'Text is shown as text',
      decision: 'cumple',
      reason: 'All text goes through React; the one preview of HTML is an iframe without scripts of sanitized HTML',
      evidence: [
        'web/src/features/sistema/configuracion/email/plantillas/correo-frame.tsx',
        'functions/correos/plantillas/clean-html.ts',
        'test/docs/asvs.unit.test.ts > runs no text as code, and starts no process',
        'test/screens/shell/hostile-markup.screen.test.ts > is text in lists, forms and the profile of a candidate',
        'test/screens/shell/hostile-markup.screen.test.ts > is text in a conversation, its report and what is told of it',
      ],
    },
    {
      id: '3.3.1',
      level: 1,
      asks: 'Cookies are Secure and have the prefix __Host- or __Secure-',
      decision: 'cumple',
      reason: 'Both cookies are `__Host-` and `Secure`',
      evidence: [
        'test/acceso/auth/sign-in.unit.test.ts > answers the user, an access token and the company, and keeps the refresh token in an HttpOnly cookie',
        'test/acceso/auth/social-sign-in.unit.test.ts > keeps hashes of what travels, for ten minutes, in a cookie and an answer that nobody else sees',
      ],
    },
    {
      id: '3.3.2',
      level: 2,
      asks: 'SameSite fits the purpose of each cookie',
      decision: 'cumple',
      reason:
        'The session is `Strict`; the cookie of a social sign-in is `Lax`, since the provider sends the browser back',
      evidence: [
        'functions/acceso/auth/session-cookie.ts',
        'functions/acceso/auth/oauth-cookie.ts',
        'test/acceso/auth/sign-in.unit.test.ts > answers the user, an access token and the company, and keeps the refresh token in an HttpOnly cookie',
      ],
    },
    {
      id: '3.3.3',
      level: 2,
      asks: 'Cookies have the prefix __Host- unless other hosts share them',
      decision: 'cumple',
      reason: 'Both have it',
      evidence: [
        'functions/acceso/auth/session-cookie.ts',
        'functions/acceso/auth/oauth-cookie.ts',
        'test/acceso/auth/sign-in.unit.test.ts > answers the user, an access token and the company, and keeps the refresh token in an HttpOnly cookie',
      ],
    },
    {
      id: '3.3.4',
      level: 2,
      asks: 'Session cookies are HttpOnly and their value travels in Set-Cookie only',
      decision: 'cumple',
      reason: "The refresh token stands in no answer's body",
      evidence: [
        'test/acceso/auth/sign-in.unit.test.ts > answers the user, an access token and the company, and keeps the refresh token in an HttpOnly cookie',
      ],
    },
    {
      id: '3.4.1',
      level: 1,
      asks: 'HSTS of a year or more, subdomains included, on all responses',
      decision: 'cumple',
      reason:
        "Two years with subdomains on every behaviour of the public origin; files behind signed addresses come from S3's own host",
      evidence: [
        'infra/edge/security-headers.ts',
        'test/infra/data-and-edge.integration.test.ts > sends the security headers with every behaviour',
      ],
    },
    {
      id: '3.4.2',
      level: 1,
      asks: 'CORS answers a fixed or listed origin',
      decision: 'cumple',
      reason:
        'The API sends no CORS headers at all; the bucket of uploads lists the public origin, or domains of CloudFront where there is no own one',
      evidence: [
        'test/infra/data-and-edge.integration.test.ts > lets pages of the product send and read, and lets nobody put',
        'test/local-aws/s3.integration.test.ts > of another origin do not',
      ],
    },
    {
      id: '3.4.3',
      level: 2,
      asks: "A Content-Security-Policy with object-src 'none', base-uri 'none' and an allow list",
      decision: 'cumple',
      reason: "`default-src 'none'`, own scripts and styles only, no inline, no eval",
      evidence: [
        'infra/edge/security-headers.ts',
        'test/infra/data-and-edge.integration.test.ts > has a content security policy without unsafe-inline or unsafe-eval',
      ],
    },
    {
      id: '3.4.4',
      level: 2,
      asks: 'X-Content-Type-Options: nosniff on all responses',
      decision: 'parcial',
      reason:
        'Everything from the public origin has it; files behind signed addresses come from S3, which cannot send it, so their type is fixed by the signature',
      evidence: [
        'infra/edge/security-headers.ts',
        'test/infra/data-and-edge.integration.test.ts > sends the security headers with every behaviour',
      ],
    },
    {
      id: '3.4.5',
      level: 2,
      asks: 'A referrer policy keeps paths and queries from third parties',
      decision: 'cumple',
      reason: '`strict-origin-when-cross-origin` on every behaviour',
      evidence: [
        'infra/edge/security-headers.ts',
        'test/infra/data-and-edge.integration.test.ts > sends the security headers with every behaviour',
      ],
    },
    {
      id: '3.4.6',
      level: 2,
      asks: 'frame-ancestors forbids embedding',
      decision: 'cumple',
      reason: "`frame-ancestors 'none'` everywhere",
      evidence: [
        'infra/edge/security-headers.ts',
        'test/infra/data-and-edge.integration.test.ts > has a content security policy without unsafe-inline or unsafe-eval',
      ],
    },
    {
      id: '3.5.1',
      level: 1,
      asks: 'Requests that need no preflight are checked to be of the application',
      decision: 'cumple',
      reason:
        "A change is refused when the browser says that another site's page asks for it, and the session's cookie is `SameSite=Strict`",
      evidence: [
        'functions/core/middleware/origin.ts',
        'test/every-endpoint.unit.test.ts > refuses a change that a %s page asks for',
      ],
    },
    {
      id: '3.5.2',
      level: 1,
      asks: 'What relies on the preflight cannot be called without it',
      decision: 'cumple',
      reason:
        'Signed-in calls need an `Authorization` header, bodies must be JSON, and `Sec-Fetch-Site` is checked besides',
      evidence: [
        'functions/core/parse.ts',
        'test/every-endpoint.unit.test.ts > refuses a change that a %s page asks for',
        'test/every-endpoint.unit.test.ts > lets %s not in',
      ],
    },
    {
      id: '3.5.3',
      level: 1,
      asks: 'Safe methods change nothing sensitive',
      decision: 'cumple',
      reason:
        'GET reads; the two GETs of social sign-in are redirects that state, cookie and PKCE protect, and another site cannot begin one',
      evidence: [
        'test/acceso/auth/social-sign-in.unit.test.ts > A link on another site begins no sign-in; the own page and the address bar do',
        'test/acceso/auth/social-sign-in.unit.test.ts > does not start again for a browser that did not begin it',
      ],
    },
    {
      id: '3.5.4',
      level: 2,
      asks: 'Separate applications have separate hostnames',
      decision: 'parcial',
      reason:
        "Workspace, candidate's room and API documents are one product on one origin; a candidate's token and a user's session are told apart by the API, but not by the browser",
      evidence: ['functions/core/endpoint.ts', 'test/import-walls.unit.test.ts > the room is a bundle of its own'],
    },
    {
      id: '3.5.5',
      level: 2,
      asks: 'Messages of postMessage are checked for origin and form',
      decision: 'no aplica',
      reason:
        'No page listens to messages of other windows; tabs talk by BroadcastChannel, which stays within the origin',
      evidence: ['web/src/lib/session.ts'],
    },
    {
      id: '3.7.1',
      level: 2,
      asks: 'Only client technologies that are still supported',
      decision: 'cumple',
      reason: 'Plain HTML, CSS and JavaScript of current browsers',
      evidence: ['web/vite.config.ts'],
    },
    {
      id: '3.7.2',
      level: 2,
      asks: 'Automatic redirects lead to listed hosts only',
      decision: 'cumple',
      reason:
        "The API redirects to the pool's own domain and back to the public origin; the page asked for before a sign-in is a path of ours",
      evidence: [
        'test/acceso/auth/social-sign-in.unit.test.ts > ends at the result page when the provider is not configured, or is none',
        'functions/acceso/auth/social-sign-in.ts',
        'web/src/features/acceso/acceso/asked-page.ts',
      ],
    },
  ],
};
