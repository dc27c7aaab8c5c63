import { NestedStack } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import type { EndpointFunctionSpec } from '#infra/function-list.ts';
import type { Platform } from '#infra/platform.ts';
import { EndpointFunction } from './endpoint-function.ts';
import { SharedRoles } from './function-roles.ts';

export interface DomainEndpointsProps {
  endpoints: readonly EndpointFunctionSpec[];
  platform: Platform;
  httpApiOf: (spec: EndpointFunctionSpec) => IHttpApi;
}

/** The endpoints of one domain in a nested stack, since all of them together exceed CloudFormation's 500 resources. */
export class DomainEndpoints extends NestedStack {
  constructor(scope: Construct, domain: string, { endpoints, platform, httpApiOf }: DomainEndpointsProps) {
    super(scope, domain, { description: `Endpoints: ${domain}` });
    const roles = new SharedRoles(this, 'Role');
    for (const spec of endpoints) new EndpointFunction(this, { spec, platform, roles, httpApi: httpApiOf(spec) });
  }
}
