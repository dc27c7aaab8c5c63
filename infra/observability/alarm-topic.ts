import { Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as kms from 'aws-cdk-lib/aws-kms';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import { ownKey } from '#infra/constructs/own-key.ts';
import type { AlarmSpec } from './alarms.ts';

/** The topic that alarms of one region go to, and the alarms themselves. */
export class AlarmTopic extends Construct {
  readonly topic: sns.Topic;
  private readonly key: kms.Key;

  /** @param email of whoever is on call; they confirm once. Without it, subscribe to the topic by hand. */
  constructor(scope: Construct, id: string, { email }: { email: string | undefined }) {
    super(scope, id);
    // CloudWatch cannot use AWS's own key of SNS.
    this.key = ownKey(this, 'Key', 'Alarms on their way to whoever is on call');
    this.topic = new sns.Topic(this, 'Topic', {
      displayName: 'Idonea: avisos',
      enforceSSL: true,
      masterKey: this.key,
    });
    const { account, region, partition } = Stack.of(this);
    this.letPublish('cloudwatch', {
      StringEquals: { 'aws:SourceAccount': account },
      ArnLike: { 'aws:SourceArn': `arn:${partition}:cloudwatch:${region}:${account}:alarm:*` },
    });
    if (email) this.topic.addSubscription(new EmailSubscription(email));
    acknowledge(this, 'An alarm that no letter told of still stands in CloudWatch', 'Serverless-SNSRedrivePolicy');
  }

  /**
   * Lets a service publish and use the key for it. The topic's own policy takes the place of the one that lets all services
   * of the account publish: whoever is not let here is not heard, and nobody is told.
   *
   * @param conditions that the service's requests carry, to KMS too
   */
  letPublish(service: 'cloudwatch' | 'events' | 'budgets', conditions?: iam.Conditions): void {
    const statement = (actions: string[], resources: string[]) =>
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal(`${service}.amazonaws.com`)],
        actions,
        resources,
        ...(conditions && { conditions }),
      });
    this.topic.addToResourcePolicy(statement(['sns:Publish'], [this.topic.topicArn]));
    this.key.addToResourcePolicy(statement(['kms:Decrypt', 'kms:GenerateDataKey*'], ['*']));
  }

  watch(...alarms: AlarmSpec[]): void {
    this.watchFrom(this, ...alarms);
  }

  /** Alarms that stand in another stack of the region. */
  watchFrom(scope: Construct, ...alarms: AlarmSpec[]): void {
    for (const { id, metric, threshold, periods = 1, description, runbook } of alarms) {
      new cloudwatch.Alarm(scope, id, {
        metric,
        threshold,
        alarmDescription: `${description} What to do: docs/operacion/${runbook}.md`,
        evaluationPeriods: periods,
        comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      }).addAlarmAction(new SnsAction(this.topic));
    }
  }
}
