import type { StackProps } from 'aws-cdk-lib';
import { CfnOutput, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/config/environments.ts';
import type { JobFunction } from '#infra/constructs/job-function.ts';
import { AlarmTopic } from '#infra/observability/alarm-topic.ts';
import { apiAlarms, backupAlarms, jobAlarms, mailAlarms, throttleAlarms } from '#infra/observability/alarms.ts';
import { CostBudget } from '#infra/observability/cost-budget.ts';
import { dashboardWidgets } from '#infra/observability/dashboard.ts';
import { tellOfMalware } from '#infra/observability/malware-rule.ts';
import type { HttpApis } from './edge-stack.ts';

export interface ObservabilityStackProps extends StackProps {
  environment: Environment;
  httpApis: HttpApis;
  table: dynamodb.Table;
  uploads: s3.Bucket;
  jobs: readonly JobFunction[];
}

/** One dashboard, and one topic that every alarm goes to. Each alarm says what people notice, and what to do. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, props: ObservabilityStackProps) {
    super(scope, id, props);
    const { environment, httpApis, table, uploads, jobs } = props;
    const alarms = new AlarmTopic(this, 'Alarms', { email: environment.alarmEmail });
    alarms.watch(
      ...jobs.flatMap(jobAlarms),
      ...apiAlarms(httpApis.first),
      ...(httpApis.second ? apiAlarms(httpApis.second, 'Second') : []),
      ...throttleAlarms(table),
      ...mailAlarms(),
      ...(environment.backups ? backupAlarms() : []),
    );
    if (environment.malwareScan) tellOfMalware(this, { bucket: uploads, alarms });
    new CfnOutput(this, 'AlarmsTopic', { value: alarms.topic.topicArn });
    new CostBudget(this, 'Costs', { dollars: environment.monthlyBudget, alarms });
    new cloudwatch.Dashboard(this, 'Dashboard', {
      dashboardName: `idonea-${environment.stage}`,
      widgets: dashboardWidgets({ table, jobs, httpApis: [httpApis.first, httpApis.second ?? []].flat() }),
    });
  }
}
