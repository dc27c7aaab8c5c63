import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts a cdk-nag finding on a construct and what is below it. The reason is what a reviewer reads.
 *
 * @param ids of the AwsSolutions rules, such as `S1`, or of the Serverless ones, such as `Serverless-LambdaDLQ`
 */
export function acknowledge(construct: IConstruct, reason: string, ...ids: string[]): void {
  Validations.of(construct).acknowledge(...ids.map((id) => ({ id: withPack(id), reason })));
}

const withPack = (id: string) => (id.startsWith('Serverless-') ? id : `AwsSolutions-${id}`);
