import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { pageHeaders } from '#infra/edge/page-headers.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { readHeaders } from '#infra/local/assembly/distribution.ts';

it("CloudFront's policy adds the page headers and nothing else", () => {
  const connections = { uploads: 'https://uploads.test', speech: 'wss://voz.test' };
  const stack = new Stack();
  securityHeaders(stack, connections);
  const [policy] = Object.values(Template.fromStack(stack).findResources('AWS::CloudFront::ResponseHeadersPolicy'));
  expect(readHeaders(policy?.Properties.ResponseHeadersPolicyConfig)).toEqual(pageHeaders(connections));
});
