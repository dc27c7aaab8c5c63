import type { StackProps } from 'aws-cdk-lib';
import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { DomainEndpoints } from '#infra/constructs/domain-endpoints.ts';
import { apiOf } from '#infra/edge/apis.ts';
import { ENDPOINT_FUNCTIONS, type EndpointFunctionSpec } from '#infra/function-list.ts';
import type { Platform } from '#infra/platform.ts';
import type { HttpApis } from './edge-stack.ts';

export interface ApiStackProps extends StackProps {
  platform: Platform;
  httpApis: HttpApis;
  /** Paths of the second API. */
  secondApi: readonly string[];
}

/** All endpoints, a nested stack for each domain. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, { platform, httpApis, secondApi, ...props }: ApiStackProps) {
    super(scope, id, props);
    const httpApiOf = ({ contract }: EndpointFunctionSpec) => {
      const httpApi = httpApis[apiOf(contract.path, secondApi)];
      if (!httpApi) throw new Error(`No API for ${contract.path}`);
      return httpApi;
    };
    for (const [domain, endpoints] of Map.groupBy(ENDPOINT_FUNCTIONS, (spec) => spec.domain)) {
      new DomainEndpoints(this, domain, { endpoints, platform, httpApiOf });
    }
  }
}
