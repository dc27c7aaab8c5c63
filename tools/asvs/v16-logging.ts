import type { Chapter } from './row.ts';

export const logging: Chapter = {
  number: 16,
  title: 'Security logging and error handling',
  rows: [
    {
      id: '16.1.1',
      level: 2,
      asks: 'An inventory says what is logged where, how long, and who reads it',
      decision: 'cumple',
      reason: 'The security document has the table',
      evidence: ['docs/security.md'],
    },
    {
      id: '16.2.1',
      level: 2,
      asks: 'Entries say when, where, who and what',
      decision: 'cumple',
      reason:
        'Lines have time, code, operation, request and user id; the audit log has actor, address and what was done',
      evidence: [
        'functions/core/logger.ts',
        'test/cifras/auditoria/auditoria.unit.test.ts > says who changed what, when and from where, newest first, without the values',
      ],
    },
    {
      id: '16.2.2',
      level: 2,
      asks: 'Clocks agree and times are UTC',
      decision: 'cumple',
      reason: "AWS's clocks, `toISOString` everywhere",
      evidence: [
        'functions/core/logger.ts',
        'test/core/logger.unit.test.ts > is one line of JSON with its time in UTC, whatever the fields hold',
      ],
    },
    {
      id: '16.2.3',
      level: 2,
      asks: 'Logs go only where the inventory says',
      decision: 'cumple',
      reason: 'Each function may write to its own group, and to no other',
      evidence: [
        'infra/constructs/product-function.ts',
        'test/infra/stacks.integration.test.ts > have a log group with an end each',
        'docs/security.md',
      ],
    },
    {
      id: '16.2.4',
      level: 2,
      asks: 'Logs have one form that tools read',
      decision: 'cumple',
      reason: 'One JSON object a line',
      evidence: [
        'functions/core/logger.ts',
        'test/core/logger.unit.test.ts > is one line of JSON with its time in UTC, whatever the fields hold',
      ],
    },
    {
      id: '16.2.5',
      level: 2,
      asks: 'Sensitive data is logged by its class only',
      decision: 'cumple',
      reason:
        'Our lines are registered codes with ids and counts; the access logs of the API and of CloudFront have neither path nor query',
      evidence: [
        'functions/core/logger.ts',
        'test/infra/data-and-edge.integration.test.ts > logs requests without path, query and referrer, where the link of a candidate would stand',
        'test/acceso/auth/social-sign-in.unit.test.ts > leaves tokens in no address, no log and nowhere readable in the table',
        'test/seguridad/canarios.unit.test.ts > is not in the logs',
      ],
    },
    {
      id: '16.3.1',
      level: 2,
      asks: 'Every authentication is logged, also failed ones',
      decision: 'cumple',
      reason:
        'Sign-ins, refusals with their code, ends of sessions and resets are lines; the log group is that of the operation and so tells the way, the access log has the address',
      evidence: [
        'functions/acceso/auth/welcome.ts',
        'functions/core/middleware/answer.ts',
        'functions/acceso/auth/end-sessions.ts',
      ],
    },
    {
      id: '16.3.2',
      level: 2,
      asks: 'Refused authorization is logged',
      decision: 'cumple',
      reason: 'Each refusal is a line with user, operation and code',
      evidence: [
        'functions/core/middleware/answer.ts',
        'test/core/logger.unit.test.ts > tells of each refused request by its code, operation and user, and of nothing that was sent',
      ],
    },
    {
      id: '16.3.3',
      level: 2,
      asks: 'Attempts to get round controls are logged',
      decision: 'cumple',
      reason:
        'Validation, limits and origin refuse by codes that are logged; the firewall samples what it blocks and alarms',
      evidence: [
        'functions/core/middleware/answer.ts',
        'test/core/logger.unit.test.ts > tells of each refused request by its code, operation and user, and of nothing that was sent',
        'docs/operacion/firewall.md',
      ],
    },
    {
      id: '16.3.4',
      level: 2,
      asks: 'Unexpected errors are logged',
      decision: 'cumple',
      reason: 'With stack and reference, and an alarm',
      evidence: [
        'functions/core/middleware/answer.ts',
        'test/infra/stacks.integration.test.ts > stand for each job, for its queue if it has one, and say what people notice',
        'docs/operacion/server-errors.md',
      ],
    },
    {
      id: '16.4.1',
      level: 2,
      asks: 'Log injection is impossible',
      decision: 'cumple',
      reason: 'Lines are made by `JSON.stringify`',
      evidence: ['test/core/logger.unit.test.ts > is one line of JSON with its time in UTC, whatever the fields hold'],
    },
    {
      id: '16.4.2',
      level: 2,
      asks: 'Logs cannot be read or changed by whom they do not concern',
      decision: 'cumple',
      reason: 'Functions may only append to their own group; nothing updates or deletes entries of the audit log',
      evidence: [
        'test/infra/roles.integration.test.ts > are denied to change or delete what stands in the audit log, but for the purge of a company',
        'infra/constructs/product-function.ts',
      ],
    },
    {
      id: '16.4.3',
      level: 2,
      asks: 'Logs go to a separate system',
      decision: 'parcial',
      reason:
        'CloudWatch Logs is apart from what it logs, with alarms, but stands in the same account: whoever takes that over reaches both',
      evidence: ['infra/observability/alarms.ts', 'docs/security.md'],
    },
    {
      id: '16.5.1',
      level: 2,
      asks: 'Failures are answered without inner detail',
      decision: 'cumple',
      reason: 'An unexpected failure answers its reference and nothing else',
      evidence: [
        'functions/core/middleware/answer.ts',
        'test/acceso/auth/social-sign-in.unit.test.ts > says only that it failed when something of ours breaks, and logs the rest',
        'test/infra/gateway.integration.test.ts > answers a bare 500 when a function throws',
        'test/seguridad/fuzz.unit.test.ts > answers whatever is sent to any documented operation as the document says',
      ],
    },
    {
      id: '16.5.2',
      level: 2,
      asks: 'Failing external services do not make the product unsafe',
      decision: 'cumple',
      reason: 'Interviews go on by rules without a model, e-mails wait in a queue, sign-in refuses',
      evidence: [
        'functions/lenguaje',
        'test/ia/configuracion/providers.integration.test.ts > are given up when they do not answer in time, or when nobody waits any longer',
        'docs/operacion/provider-down.md',
      ],
    },
    {
      id: '16.5.3',
      level: 2,
      asks: 'The application fails closed',
      decision: 'cumple',
      reason: 'Middlewares run in order and any failure ends the request; a condition that fails stores nothing',
      evidence: [
        'functions/core/endpoint.ts',
        'test/core/table.suite.ts > stores none when one condition fails, and reports the failure that the write names with the found item',
        'test/fiabilidad/caidas.unit.test.ts > comes to the same end wherever it was cut off',
      ],
    },
  ],
};
