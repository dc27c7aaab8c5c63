import type { StackProps } from 'aws-cdk-lib';
import { Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { DomainEndpoints } from '#infra/constructs/domain-endpoints.ts';
import { ENDPOINT_FUNCTIONS } from '#infra/function-list.ts';
import type { Platform } from '#infra/platform.ts';

export interface ApiStackProps extends StackProps {
  platform: Platform;
  httpApi: HttpApi;
}

/** All endpoints, a nested stack for each domain. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, { platform, httpApi, ...props }: ApiStackProps) {
    super(scope, id, props);
    for (const [domain, endpoints] of Map.groupBy(ENDPOINT_FUNCTIONS, (spec) => spec.domain)) {
      new DomainEndpoints(this, domain, { endpoints, platform, httpApi });
    }
  }
}
