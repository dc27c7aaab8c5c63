import type { Chapter } from './row.ts';

export const authorization: Chapter = {
  number: 8,
  title: 'Authorization',
  rows: [
    {
      id: '8.1.1',
      level: 1,
      asks: 'Documents define who may do what, on which data',
      decision: 'cumple',
      reason: 'One table of roles and permissions is code, and the architecture says how companies are kept apart',
      evidence: ['shared/core/permissions.ts', 'docs/architecture.md', 'docs/security.md'],
    },
    {
      id: '8.1.2',
      level: 2,
      asks: 'Documents define which fields each may read and write',
      decision: 'cumple',
      reason:
        'Request and response schemas of each contract are the list; the security document names the fields that depend on role or state',
      evidence: ['docs/security.md', 'shared/core/contract.ts'],
    },
    {
      id: '8.2.1',
      level: 1,
      asks: 'Functions need an explicit permission',
      decision: 'cumple',
      reason: 'A contract without access does not compile, and every role is tried at every endpoint',
      evidence: [
        'functions/core/middleware/session.ts',
        'test/every-endpoint.unit.test.ts > asks the permission table about %s',
        'test/seguridad/matriz.unit.test.ts > holds for every route, identity and hostile idea',
      ],
    },
    {
      id: '8.2.2',
      level: 1,
      asks: 'Data needs an explicit permission (IDOR)',
      decision: 'cumple',
      reason:
        "Company tables are bound to the caller's company, and every endpoint is called with another company's ids",
      evidence: [
        "test/every-endpoint.unit.test.ts > never shows or changes company A's data to %s",
        "test/every-endpoint.unit.test.ts > answers another company's id exactly like one that does not exist",
        'test/seguridad/matriz.unit.test.ts > holds for every route, identity and hostile idea',
      ],
    },
    {
      id: '8.2.3',
      level: 2,
      asks: 'Fields need an explicit permission',
      decision: 'cumple',
      reason: 'Answers are parsed by a schema that drops what is not declared, bodies with other fields are refused',
      evidence: [
        'functions/core/endpoint.ts',
        'test/empresas/usuarios/usuarios.unit.test.ts > marks the last administrator and shows nothing that is not for managing',
        'test/every-endpoint.unit.test.ts > refuses the body %s with 400',
        'test/seguridad/matriz.unit.test.ts > holds for every route, identity and hostile idea',
      ],
    },
    {
      id: '8.3.1',
      level: 1,
      asks: 'Rules are enforced on the server',
      decision: 'cumple',
      reason: 'The page only hides what the API refuses',
      evidence: [
        'functions/core/middleware/session.ts',
        'test/every-endpoint.unit.test.ts > asks the permission table about %s',
        'test/seguridad/matriz.unit.test.ts > say of $operation the same as its contract: who may',
      ],
    },
    {
      id: '8.4.1',
      level: 2,
      asks: 'No operation reaches another tenant',
      decision: 'cumple',
      reason: 'A key of any other partition throws before it leaves the function, and IAM would refuse it as well',
      evidence: [
        'test/local-aws/isolation.integration.test.ts > is refused what is of another company, whatever its code asks for',
        'functions/core/company-table.ts',
        'test/core/company-table.unit.test.ts',
        "test/every-endpoint.unit.test.ts > never shows or changes company A's data to %s",
        'test/seguridad/matriz.unit.test.ts > holds for every route, identity and hostile idea',
        'test/seguridad/matriz.unit.test.ts > holds as well: no use case leans on it',
      ],
    },
  ],
};
