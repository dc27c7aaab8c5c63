import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import type { AlarmSpec } from './alarms.ts';

/** The topic that alarms of one region go to, and the alarms themselves. */
export class AlarmTopic extends Construct {
  readonly topic: sns.Topic;

  /** @param email of whoever is on call; they confirm once. Without it, subscribe to the topic by hand. */
  constructor(scope: Construct, id: string, { email }: { email: string | undefined }) {
    super(scope, id);
    this.topic = new sns.Topic(this, 'Topic', { displayName: 'Idonea: avisos', enforceSSL: true });
    if (email) this.topic.addSubscription(new EmailSubscription(email));
    acknowledge(this, 'An alarm that no letter told of still stands in CloudWatch', 'Serverless-SNSRedrivePolicy');
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
