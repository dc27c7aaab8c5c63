import type { Chapter } from './row.ts';

export const businessLogic: Chapter = {
  number: 2,
  title: 'Validation and business logic',
  rows: [
    {
      id: '2.1.1',
      level: 1,
      asks: 'Documents define what valid input is',
      decision: 'cumple',
      reason:
        'Schemas of the contracts are the definition, and the OpenAPI document is made from them; the rules behind stand in the security document',
      evidence: [
        'docs/security.md',
        'infra/build/openapi.ts',
        'test/infra/build.unit.test.ts > describes every contract once',
      ],
    },
    {
      id: '2.1.2',
      level: 2,
      asks: 'Documents define how combined fields must agree',
      decision: 'cumple',
      reason: 'The security document lists the rules across fields and where each stands',
      evidence: ['docs/security.md'],
    },
    {
      id: '2.1.3',
      level: 2,
      asks: 'Documents define business limits, of a user and of the whole',
      decision: 'cumple',
      reason: 'The security document lists limits and where they are counted',
      evidence: ['docs/security.md', 'docs/adr/0017-tries-are-counted-before-they-are-made.md'],
    },
    {
      id: '2.2.1',
      level: 1,
      asks: 'All input is validated against what is expected',
      decision: 'cumple',
      reason: "Path, query, body and file pass the contract's schemas before the use case; unknown fields are refused",
      evidence: [
        'functions/core/middleware/validation.ts',
        'test/every-endpoint.unit.test.ts > refuses the body %s with 400',
        'test/seguridad/fuzz.unit.test.ts > answers whatever is sent to any documented operation as the document says',
      ],
    },
    {
      id: '2.2.2',
      level: 1,
      asks: 'Validation is enforced on the server',
      decision: 'cumple',
      reason: 'Each endpoint parses for itself, whatever the page checked',
      evidence: [
        'functions/core/middleware/validation.ts',
        'test/every-endpoint.unit.test.ts > refuses the body %s with 400',
      ],
    },
    {
      id: '2.2.3',
      level: 2,
      asks: 'Combined data items are checked together',
      decision: 'cumple',
      reason: 'Schemas and use cases refuse contradicting fields, as a period that ends before it begins',
      evidence: [
        'docs/security.md',
        'test/empresas/usuarios/perfil.unit.test.ts > takes titulo for puesto, and refuses two different ones',
      ],
    },
    {
      id: '2.3.1',
      level: 1,
      asks: 'Steps of a flow cannot be skipped',
      decision: 'cumple',
      reason: 'One transition table for each kind of thing gives the condition of the write',
      evidence: [
        'shared/entrevistas/entrevistas/entrevista.states.ts',
        'test/entrevistas/sala/sala.unit.test.ts > refuses an answer to a question that was never asked',
        'test/entrevistas/sala/sala.unit.test.ts > is refused while questions are open',
      ],
    },
    {
      id: '2.3.2',
      level: 2,
      asks: 'Business limits are enforced as documented',
      decision: 'cumple',
      reason: 'Limits of plans and licences are conditions in the transaction of what they limit',
      evidence: [
        'test/empresas/empresas/limites.integration.test.ts',
        'test/empresas/licencias/licencias-race.integration.test.ts',
        'test/entrevistas/entrevistas/entrevistas.unit.test.ts > stops at the limit of the plan',
      ],
    },
    {
      id: '2.3.3',
      level: 2,
      asks: 'Operations succeed whole or not at all',
      decision: 'cumple',
      reason: 'Every write is one transaction with its events, counters and audit entry',
      evidence: [
        'docs/adr/0003-every-write-is-a-transaction.md',
        'test/core/table.suite.ts > stores none when one condition fails, and reports the failure that the write names with the found item',
        'test/fiabilidad/caidas.unit.test.ts > comes to the same end wherever it was cut off',
      ],
    },
    {
      id: '2.3.4',
      level: 2,
      asks: 'Limited things cannot be booked twice',
      decision: 'cumple',
      reason: 'Places of a licence are taken by conditions, also when many ask at once',
      evidence: [
        'test/entrevistas/entrevistas/entrevistas.integration.test.ts > the last licence is given once',
        'test/empresas/licencias/licencias-race.integration.test.ts',
        'test/core/table.suite.ts > lets exactly as many pass as a limit allows, however many try at once',
      ],
    },
    {
      id: '2.4.1',
      level: 2,
      asks: 'Automation cannot exhaust data, quotas or costs',
      decision: 'cumple',
      reason:
        'WAF limits each address by path, functions that pay have a ceiling, and tries, e-mails and model calls are counted',
      evidence: [
        'infra/stacks/firewall-stack.ts',
        'test/infra/production.integration.test.ts > has a ceiling for each function that anybody may call or that pays for each call, and for no other',
        'test/entrevistas/sala/interviewer-with-models.unit.test.ts > sent a thousand times at once stores one turn, and asks models no more often than the budget has it',
      ],
    },
  ],
};
