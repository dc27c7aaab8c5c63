import type { Chapter } from './row.ts';

export const dataProtection: Chapter = {
  number: 14,
  title: 'Data protection',
  rows: [
    {
      id: '14.1.1',
      level: 2,
      asks: 'Sensitive data is identified and classified',
      decision: 'cumple',
      reason: 'The security document has four classes with what is in each',
      evidence: ['docs/security.md'],
    },
    {
      id: '14.1.2',
      level: 2,
      asks: 'Each class has its rules of protection',
      decision: 'cumple',
      reason: 'The security document has them: encryption, access, retention, logs',
      evidence: ['docs/security.md'],
    },
    {
      id: '14.2.1',
      level: 1,
      asks: 'No sensitive data in URLs',
      decision: 'parcial',
      reason:
        "The candidate's link is a secret in a path, as the specification has it, and searches by name stand in queries; no log of ours, of the API or of CloudFront keeps either",
      evidence: [
        'test/infra/data-and-edge.integration.test.ts > logs requests without path, query and referrer, where the link of a candidate would stand',
        'functions/core/ids.ts',
        'test/acceso/auth/social-sign-in.unit.test.ts > is no session, and a session is no code; neither stands in the query',
      ],
    },
    {
      id: '14.2.2',
      level: 2,
      asks: 'Servers do not cache sensitive data',
      decision: 'cumple',
      reason: 'CloudFront caches nothing of the API, and answers say `no-store`',
      evidence: ['infra/stacks/edge-stack.ts', 'functions/core/reply.ts'],
    },
    {
      id: '14.2.3',
      level: 2,
      asks: 'Sensitive data goes to nobody untrusted',
      decision: 'cumple',
      reason:
        "No trackers; providers of models and speech get what an interview needs, by consent and by the company's choice",
      evidence: [
        'infra/edge/security-headers.ts',
        'docs/adr/0023-speech-goes-straight-from-the-browser.md',
        'docs/security.md',
      ],
    },
    {
      id: '14.2.4',
      level: 2,
      asks: 'The rules of each class are implemented',
      decision: 'cumple',
      reason:
        'Encryption with a key of our own, retention by company, erasure, and logs without personal data, each tested',
      evidence: [
        'test/infra/production.integration.test.ts > is encrypted with a key of our own, which rotates and outlives its stack',
        'test/datos/conservacion',
        'test/datos/privacidad/privacidad.unit.test.ts',
        'functions/core/logger.ts',
        'test/seguridad/canarios.unit.test.ts > nothing of the person is left but in backups, which apply it again when they are restored',
      ],
    },
    {
      id: '14.3.1',
      level: 1,
      asks: 'Data is gone from the browser after the session',
      decision: 'cumple',
      reason: 'Signing out in one tab leaves all of them, forgets the page and the drafts',
      evidence: [
        'test/web/session-store.unit.test.ts > leaves in every tab when one signs out, and forgets the page',
        'test/web/drafts.unit.test.ts > are all forgotten at once, and only they',
        'test/web/drafts.unit.test.ts > are forgotten with what was written of a report and not sent',
      ],
    },
    {
      id: '14.3.2',
      level: 2,
      asks: 'Browsers do not cache sensitive data',
      decision: 'cumple',
      reason: '`no-store` on every answer of the API',
      evidence: ['functions/core/reply.ts', 'test/docs/asvs.unit.test.ts > answers what nobody may keep with no-store'],
    },
    {
      id: '14.3.3',
      level: 2,
      asks: 'Browser storage holds nothing sensitive',
      decision: 'parcial',
      reason:
        "On purpose it holds unsaved forms in the tab and a candidate's answers that are not sent yet, until they are; neither outlives signing out or the receipt, and no token is stored",
      evidence: [
        'web/src/lib/drafts.ts',
        'web/src/sala/draft-database.ts',
        'test/web/drafts.unit.test.ts > never hold fields that must not be stored',
        'test/entrevistas/sala/web/answer-outbox.unit.test.ts > is forgotten once the interview has been sent',
      ],
    },
  ],
};
