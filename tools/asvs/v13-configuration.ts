import type { Chapter } from './row.ts';

export const configuration: Chapter = {
  number: 13,
  title: 'Configuration',
  rows: [
    {
      id: '13.1.1',
      level: 2,
      asks: 'Documents list whom the application talks to, also where people choose the address',
      decision: 'cumple',
      reason: 'The security document has the table',
      evidence: ['docs/security.md'],
    },
    {
      id: '13.2.1',
      level: 2,
      asks: 'Backend components authenticate without unchanging credentials',
      decision: 'parcial',
      reason:
        'Functions have roles with short credentials; the header by which CloudFront is known, keys of providers and an SMTP password are fixed secrets, rotated by the runbook',
      evidence: ['functions/core/middleware/origin.ts', 'docs/operacion/rotate-keys.md'],
    },
    {
      id: '13.2.2',
      level: 2,
      asks: 'Components have the least rights that they need',
      decision: 'cumple',
      reason: 'Each function has a role derived from its contract',
      evidence: [
        'infra/grants.ts',
        'test/infra/roles.integration.test.ts > read the table, or write to it, as the contract says',
        'test/infra/roles.integration.test.ts > never scan, never use PartiQL, and never have wildcard actions',
        'test/seguridad/iam.integration.test.ts > reads with its own role who calls, and no company',
      ],
    },
    {
      id: '13.2.3',
      level: 2,
      asks: 'No default credentials between services',
      decision: 'cumple',
      reason: 'Secrets are generated at deployment or typed in by people',
      evidence: ['test/infra/stacks.integration.test.ts > have the origin secret as a reference, never as a value'],
    },
    {
      id: '13.2.4',
      level: 2,
      asks: 'An allow list says which external systems may be called',
      decision: 'cumple',
      reason:
        "In the application: fixed addresses of providers, and mail servers that the deployment's policy lets through; pages may connect where the policy says",
      evidence: [
        'functions/core/adapters/smtp-policy.ts',
        'infra/function-environment.ts',
        'test/correos/public-address.unit.test.ts > also where the deployment says, and nowhere beside it',
      ],
    },
    {
      id: '13.2.5',
      level: 2,
      asks: 'The server sends requests and loads files only where it is allowed',
      decision: 'cumple',
      reason: 'The same lists; functions read their own bucket folders only',
      evidence: [
        'test/infra/roles.integration.test.ts > receive, read, write and list files of plans and CVs only as the contract says, each in its folder',
        'functions/core/adapters/public-address.ts',
      ],
    },
    {
      id: '13.3.1',
      level: 2,
      asks: 'Secrets stand in a vault, not in code or artifacts',
      decision: 'cumple',
      reason:
        'Secrets Manager for those of the deployment, KMS ciphertext for those that people type; templates hold references',
      evidence: [
        'test/infra/stacks.integration.test.ts > have the origin secret as a reference, never as a value',
        'test/infra/social-sign-in.integration.test.ts > asks the providers for the e-mail and for whether it is verified, with secrets that stay out of the template',
        'test/ia/configuracion/configuracion-global.unit.test.ts > are written and never read: a mask in every answer, ciphertext in the table, nothing in a log',
        'test/seguridad/canarios.unit.test.ts > is nowhere in the %s',
      ],
    },
    {
      id: '13.3.2',
      level: 2,
      asks: 'Access to secrets is the least needed',
      decision: 'cumple',
      reason:
        'Only functions whose contract says so may encrypt or decrypt, and each secret is bound to company and field',
      evidence: [
        'test/infra/roles.integration.test.ts > decrypt without encrypting where the contract only decrypts',
        'functions/core/adapters/secrets.ts',
      ],
    },
    {
      id: '13.4.1',
      level: 1,
      asks: 'No source control data is deployed',
      decision: 'cumple',
      reason: 'What is deployed are built folders',
      evidence: ['infra/build/build.ts', 'infra/stacks/web-stack.ts'],
    },
    {
      id: '13.4.2',
      level: 2,
      asks: 'Debug modes are off',
      decision: 'cumple',
      reason: 'There are none: functions answer a failure with its reference only',
      evidence: [
        'functions/core/middleware/answer.ts',
        'test/infra/gateway.integration.test.ts > answers a bare 500 when a function throws',
      ],
    },
    {
      id: '13.4.3',
      level: 2,
      asks: 'No directory listings',
      decision: 'cumple',
      reason: 'CloudFront may get objects and list none',
      evidence: [
        'infra/stacks/edge-stack.ts',
        'test/infra/gateway.integration.test.ts > denies files that are not there and methods that CloudFront does not pass on',
      ],
    },
    {
      id: '13.4.4',
      level: 2,
      asks: 'TRACE is not supported',
      decision: 'cumple',
      reason: 'CloudFront passes GET and HEAD, for the API the seven usual methods, TRACE never',
      evidence: [
        'infra/stacks/edge-stack.ts',
        'test/infra/gateway.integration.test.ts > denies files that are not there and methods that CloudFront does not pass on',
      ],
    },
    {
      id: '13.4.5',
      level: 2,
      asks: 'Documents and monitoring are exposed only on purpose',
      decision: 'cumple',
      reason: "The API's documents are public on purpose; the checks of the system need a superadmin",
      evidence: [
        'docs/adr/0009-static-api-documents.md',
        'test/every-endpoint.unit.test.ts > asks the permission table about %s',
      ],
    },
  ],
};
