import type { Chapter } from './row.ts';

export const tokens: Chapter = {
  number: 9,
  title: 'Self-contained tokens',
  rows: [
    {
      id: '9.1.1',
      level: 1,
      asks: 'Signatures are checked before content is believed',
      decision: 'cumple',
      reason: 'aws-jwt-verify checks them at every protected route',
      evidence: [
        'functions/core/token-verifier.ts',
        'test/seguridad/tokens.integration.test.ts > is among those that are tried, and takes a good token',
      ],
    },
    {
      id: '9.1.2',
      level: 1,
      asks: 'Only listed algorithms, never none',
      decision: 'cumple',
      reason: 'RS256 and nothing else',
      evidence: [
        'test/seguridad/tokens/bad-tokens.ts > without a signature (alg none)',
        'test/seguridad/tokens/bad-tokens.ts > signed HS256 with our public key (PEM)',
      ],
    },
    {
      id: '9.1.3',
      level: 1,
      asks: 'Keys come from the configured issuer only',
      decision: 'cumple',
      reason: "The pool's own address; what a token names is never asked",
      evidence: ['test/seguridad/tokens.integration.test.ts > never asked the address that a token named for its key'],
    },
    {
      id: '9.2.1',
      level: 1,
      asks: 'Times of validity are checked',
      decision: 'cumple',
      reason: '`exp` and `nbf` by the library; a token without times is refused',
      evidence: ['functions/core/token-verifier.ts', 'test/seguridad/tokens.integration.test.ts'],
    },
    {
      id: '9.2.2',
      level: 2,
      asks: 'The kind of a token fits its use',
      decision: 'cumple',
      reason: 'Access tokens open the API, ID tokens do not',
      evidence: ['functions/core/token-verifier.ts', 'test/seguridad/tokens.integration.test.ts'],
    },
    {
      id: '9.2.3',
      level: 2,
      asks: 'Only tokens for this service are taken (audience)',
      decision: 'cumple',
      reason: '`client_id` and issuer must be ours',
      evidence: ['functions/core/token-verifier.ts', 'test/seguridad/tokens.integration.test.ts'],
    },
    {
      id: '9.2.4',
      level: 2,
      asks: 'An issuer with one key for several audiences names the audience in each token',
      decision: 'cumple',
      reason: 'The pool has one client, whose id each token names',
      evidence: ['infra/stacks/identity-stack.ts', 'test/seguridad/tokens.integration.test.ts'],
    },
  ],
};
