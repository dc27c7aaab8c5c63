import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as sns from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

/** What the account may cost a month, in US dollars: told at 80 % spent, and when the month will end above it. */
export class CostBudget extends Construct {
  constructor(scope: Construct, id: string, { dollars, topic }: { dollars: number; topic: sns.Topic }) {
    super(scope, id);
    topic.addToResourcePolicy(
      new iam.PolicyStatement({
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        principals: [new iam.ServicePrincipal('budgets.amazonaws.com')],
      }),
    );
    const notification = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
      subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
    });
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: dollars, unit: 'USD' } },
      notificationsWithSubscribers: [notification('ACTUAL', 80), notification('FORECASTED', 100)],
    });
  }
}
