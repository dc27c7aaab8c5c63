import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts a finding on a construct and what is below it. The reason is what a reviewer reads.
 *
 * @param ids of cdk-nag's AwsSolutions rules, such as `S1`, of its Serverless ones, such as `Serverless-LambdaDLQ`, or of
 * the Control Tower rules of cfn-guard, such as `CT.S3.PR.2`; the reasons for these end with the day of the decision
 */
export function acknowledge(construct: IConstruct, reason: string, ...ids: string[]): void {
  Validations.of(construct).acknowledge(...ids.map((id) => ({ id: withPack(id), reason })));
}

/** What holds for every log group: the audit log, which is kept, stands in the table. */
export function acknowledgeLogGroup(logGroup: IConstruct): void {
  acknowledge(
    logGroup,
    'Logs hold addresses of people and are kept no longer than needed (2026-11-22)',
    'CT.CLOUDWATCH.PR.2',
  );
  acknowledge(
    logGroup,
    'No line holds a body, a name or a secret, and CloudWatch encrypts with its own key (2026-11-22)',
    'CT.CLOUDWATCH.PR.3',
  );
}

const withPack = (id: string) => (/^(Serverless-|CT\.)/.test(id) ? id : `AwsSolutions-${id}`);
