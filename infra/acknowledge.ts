import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts a cdk-nag finding on a construct and what is below it. The reason is what a reviewer reads. */
export function acknowledge(construct: IConstruct, reason: string, ...ids: string[]): void {
  Validations.of(construct).acknowledge(...ids.map((id) => ({ id: `AwsSolutions-${id}`, reason })));
}
