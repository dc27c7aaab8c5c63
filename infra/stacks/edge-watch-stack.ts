import type { StackProps } from 'aws-cdk-lib';
import { Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { edgeAccessLog } from '#infra/edge/access-log.ts';
import type { AlarmTopic } from '#infra/observability/alarm-topic.ts';
import { edgeAlarms } from '#infra/observability/alarms.ts';

export interface EdgeWatchStackProps extends StackProps {
  stage: string;
  distribution: Distribution;
  logBucketArn: string;
  alarms: AlarmTopic;
}

/** Alarms and access log of the distribution: it needs the firewall's stack, so they cannot stand there, and are in its region. */
export class EdgeWatchStack extends Stack {
  constructor(scope: Construct, id: string, props: EdgeWatchStackProps) {
    const { stage, distribution, logBucketArn, alarms, ...stackProps } = props;
    super(scope, id, stackProps);
    alarms.watchFrom(this, ...edgeAlarms(distribution.distributionId));
    edgeAccessLog(this, { stage, distributionArn: distribution.distributionArn, bucketArn: logBucketArn });
  }
}
