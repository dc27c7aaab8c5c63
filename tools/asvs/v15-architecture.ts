import type { Chapter } from './row.ts';

export const architecture: Chapter = {
  number: 15,
  title: 'Secure coding and architecture',
  rows: [
    {
      id: '15.1.1',
      level: 1,
      asks: 'Documents say how soon vulnerable and old components are replaced',
      decision: 'cumple',
      reason: 'The security document has the times',
      evidence: ['docs/security.md', 'renovate.json'],
    },
    {
      id: '15.1.2',
      level: 2,
      asks: 'An inventory of all libraries (SBOM) from trusted registries',
      decision: 'cumple',
      reason: '`npm run sbom` makes it of the lock file, whose packages have digests',
      evidence: [
        'package-lock.json',
        'test/supply-chain.unit.test.ts > is checked by a digest when it is installed, from whichever registry',
      ],
    },
    {
      id: '15.1.3',
      level: 2,
      asks: 'Documents name costly functions and how overuse is prevented',
      decision: 'cumple',
      reason: 'The security document has the table',
      evidence: ['docs/security.md', 'infra/concurrency.ts'],
    },
    {
      id: '15.2.1',
      level: 1,
      asks: 'No component is older than the documented times allow',
      decision: 'parcial',
      reason:
        'Renovate proposes updates, and CI fails while something that ships has an advisory of high or more; the times for what is below that nobody is made to keep',
      evidence: ['renovate.json', '.github/workflows/ci.yml'],
    },
    {
      id: '15.2.2',
      level: 2,
      asks: 'Costly functions cannot take the rest down',
      decision: 'cumple',
      reason:
        'Heavy work stands in queues with retries, readers run in a thread with an end, and paying functions have a ceiling',
      evidence: [
        'test/documentos/leer-archivo.unit.test.ts > stops a reader that takes too long',
        'test/infra/production.integration.test.ts > has a ceiling for each function that anybody may call or that pays for each call, and for no other',
        'test/infra/stacks.integration.test.ts > retry as often as the contract says and hide messages for six timeouts',
      ],
    },
    {
      id: '15.2.3',
      level: 2,
      asks: 'Production holds what it needs and no test code',
      decision: 'cumple',
      reason: "Only contracts' files become functions, and nothing of the local run may be imported",
      evidence: [
        'test/import-walls.unit.test.ts > only infra/local and the tests may speak of the local run',
        'test/infra/stacks.integration.test.ts > have exactly one route each, and there is no other route',
      ],
    },
    {
      id: '15.3.1',
      level: 1,
      asks: 'Answers hold the fields that are needed',
      decision: 'cumple',
      reason: 'The response schema drops all others',
      evidence: [
        'functions/core/endpoint.ts',
        'test/empresas/usuarios/usuarios.unit.test.ts > marks the last administrator and shows nothing that is not for managing',
      ],
    },
    {
      id: '15.3.2',
      level: 2,
      asks: 'Calls of external addresses follow no redirects',
      decision: 'cumple',
      reason: 'Neither tries of keys nor the SDKs of language models do, since a key would go along',
      evidence: [
        'functions/core/adapters/provider-request.ts',
        'test/ia/modelos/language-models.integration.test.ts > are followed to no other address, with a key of %s in the hand',
        'test/seguridad/entradas/ssrf.unit.test.ts > A key goes to no address that a provider sends us on to',
      ],
    },
    {
      id: '15.3.3',
      level: 2,
      asks: 'Mass assignment is impossible',
      decision: 'cumple',
      reason: 'Bodies are strict: an unknown field is refused by name',
      evidence: [
        'test/every-endpoint.unit.test.ts > refuses the body %s with 400',
        'functions/core/parse.ts',
        'test/seguridad/matriz.unit.test.ts > holds for every route, identity and hostile idea',
      ],
    },
    {
      id: '15.3.4',
      level: 2,
      asks: "The caller's address is carried so that nobody can write it",
      decision: 'cumple',
      reason: 'Only what CloudFront appended is believed',
      evidence: [
        'functions/core/request.ts',
        'test/acceso/auth/throttling.unit.test.ts > count for the address that CloudFront saw, not for one that the caller wrote',
      ],
    },
    {
      id: '15.3.5',
      level: 2,
      asks: 'Types are checked, comparisons are strict',
      decision: 'cumple',
      reason: 'zod at every edge, TypeScript in strict mode, and a linter that refuses loose equality',
      evidence: [
        'tsconfig.json',
        'biome.json',
        'functions/core/parse.ts',
        'test/seguridad/fuzz.unit.test.ts > answers whatever is sent to any documented operation as the document says',
      ],
    },
    {
      id: '15.3.6',
      level: 2,
      asks: 'Prototype pollution is prevented',
      decision: 'cumple',
      reason: 'Bodies keep declared fields only, and names from input are looked up as own ones',
      evidence: [
        'test/cifras/exportaciones/exportaciones.unit.test.ts > does not know %s',
        'functions/core/parse.ts',
        'test/seguridad/fuzz.unit.test.ts > answers whatever is sent to any documented operation as the document says',
      ],
    },
    {
      id: '15.3.7',
      level: 2,
      asks: 'Parameters of one name from several places are not confused',
      decision: 'cumple',
      reason:
        'Path, query and body are parsed apart, each by its own schema; repeated query keys come as one text that no schema takes',
      evidence: [
        'functions/core/middleware/validation.ts',
        'test/every-endpoint.unit.test.ts > refuses a token in the query and a token that is not of our pool',
        'test/seguridad/fuzz.unit.test.ts > answers whatever is sent to any documented operation as the document says',
      ],
    },
  ],
};
