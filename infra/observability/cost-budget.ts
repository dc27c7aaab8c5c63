import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import type { AlarmTopic } from './alarm-topic.ts';

/** What the account may cost a month, in US dollars: told at 80 % spent, and when the month will end above it. */
export class CostBudget extends Construct {
  constructor(scope: Construct, id: string, { dollars, alarms }: { dollars: number; alarms: AlarmTopic }) {
    super(scope, id);
    const { account, partition } = Stack.of(this);
    alarms.letPublish('budgets', {
      StringEquals: { 'aws:SourceAccount': account },
      ArnLike: { 'aws:SourceArn': `arn:${partition}:budgets::${account}:*` },
    });
    const notification = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
      subscribers: [{ subscriptionType: 'SNS', address: alarms.topic.topicArn }],
    });
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: dollars, unit: 'USD' } },
      notificationsWithSubscribers: [notification('ACTUAL', 80), notification('FORECASTED', 100)],
    });
  }
}
