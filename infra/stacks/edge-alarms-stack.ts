import type { StackProps } from 'aws-cdk-lib';
import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { AlarmTopic } from '#infra/observability/alarm-topic.ts';
import { edgeAlarms } from '#infra/observability/alarms.ts';

export interface EdgeAlarmsStackProps extends StackProps {
  distributionId: string;
  alarms: AlarmTopic;
}

/** Alarms of the distribution: it needs the firewall's stack, so they cannot stand there, and are in its region. */
export class EdgeAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, { distributionId, alarms, ...props }: EdgeAlarmsStackProps) {
    super(scope, id, props);
    alarms.watchFrom(this, ...edgeAlarms(distributionId));
  }
}
