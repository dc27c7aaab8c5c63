import type { Chapter } from './row.ts';

export const communication: Chapter = {
  number: 12,
  title: 'Secure communication',
  rows: [
    {
      id: '12.1.1',
      level: 1,
      asks: 'TLS 1.2 and 1.3 only',
      decision: 'parcial',
      reason:
        "With a domain of one's own, which a deployment for people should have; CloudFront's own domain still takes older versions",
      evidence: [
        'infra/stacks/edge-stack.ts',
        'test/infra/data-and-edge.integration.test.ts > uses both, and keeps the client secrets out of the template',
      ],
    },
    {
      id: '12.1.2',
      level: 2,
      asks: 'Recommended cipher suites only',
      decision: 'parcial',
      reason:
        "CloudFront's policy TLSv1.2_2021, with a domain of one's own; without one its default policy holds, with older suites",
      evidence: ['infra/stacks/edge-stack.ts'],
    },
    {
      id: '12.1.3',
      level: 2,
      asks: 'Client certificates are validated',
      decision: 'no aplica',
      reason: 'There are none',
      evidence: [],
    },
    {
      id: '12.2.1',
      level: 1,
      asks: 'External services are reached by TLS, without a way back',
      decision: 'cumple',
      reason: 'Pages are redirected, calls refused, HSTS holds for two years',
      evidence: [
        'test/infra/data-and-edge.integration.test.ts > redirects a page to https, and refuses a call that comes without',
        'infra/edge/security-headers.ts',
      ],
    },
    {
      id: '12.2.2',
      level: 1,
      asks: 'Public services have publicly trusted certificates',
      decision: 'cumple',
      reason: 'Certificates of ACM or CloudFront',
      evidence: [
        'test/infra/data-and-edge.integration.test.ts > refuses a domain without its certificate, and an unknown stage',
      ],
    },
    {
      id: '12.3.1',
      level: 2,
      asks: 'All connections in and out are encrypted',
      decision: 'cumple',
      reason:
        'AWS is called by https, buckets refuse anything else, and a mail server that offers no TLS is told nothing',
      evidence: [
        'test/correos/smtp.integration.test.ts > is told neither name nor password when it offers no TLS',
        'test/infra/data-and-edge.integration.test.ts > keeps every bucket closed and over TLS',
      ],
    },
    {
      id: '12.3.2',
      level: 2,
      asks: 'Clients validate certificates',
      decision: 'cumple',
      reason: "Node's default, nowhere switched off in what ships",
      evidence: [
        'functions/core/adapters/smtp.ts',
        'test/docs/asvs.unit.test.ts > never switches off that certificates are checked',
      ],
    },
    {
      id: '12.3.3',
      level: 2,
      asks: 'Internal HTTP services talk by TLS',
      decision: 'cumple',
      reason: 'CloudFront to API Gateway and functions to AWS services by https only',
      evidence: [
        'infra/stacks/edge-stack.ts',
        'test/infra/data-and-edge.integration.test.ts > keeps every bucket closed and over TLS',
      ],
    },
    {
      id: '12.3.4',
      level: 2,
      asks: 'Internal services have trusted certificates',
      decision: 'cumple',
      reason: 'All are endpoints of AWS with public certificates',
      evidence: ['infra/stacks/edge-stack.ts'],
    },
  ],
};
