import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import type { EndpointFunctionSpec } from '#infra/function-list.ts';
import type { Platform } from '#infra/platform.ts';
import type { SharedRoles } from './function-roles.ts';
import { ProductFunction } from './product-function.ts';

export interface EndpointFunctionProps {
  spec: EndpointFunctionSpec;
  platform: Platform;
  roles: SharedRoles;
  httpApi: apigateway.IHttpApi;
}

/** One endpoint: its Lambda and the route that leads to it. */
export class EndpointFunction extends Construct {
  constructor(scope: Construct, { spec, platform, roles, httpApi }: EndpointFunctionProps) {
    super(scope, spec.operation);
    const { lambda } = new ProductFunction(this, 'Endpoint', { spec, platform, roles });
    acknowledge(this, 'API Gateway waits for the answer, so a failure is told at once', 'Serverless-LambdaDLQ');
    const route = new apigateway.HttpRoute(this, 'Route', {
      httpApi,
      routeKey: apigateway.HttpRouteKey.with(spec.contract.path, apigateway.HttpMethod[spec.contract.method]),
      integration: new HttpLambdaIntegration('Integration', lambda),
    });
    acknowledge(
      route,
      "Access is checked in the function: a JWT authorizer takes ID tokens too and knows nothing of the user's state",
      'APIG4',
    );
    acknowledge(route, 'Access is checked in the function, see APIG4 (2026-11-22)', 'CT.APIGATEWAY.PR.5');
    acknowledge(
      route,
      'Only this route may call it: the rule cannot read an address that CloudFormation puts together (2026-11-22)',
      'CT.LAMBDA.PR.2',
    );
  }
}
