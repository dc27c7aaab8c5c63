import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as backup from 'aws-cdk-lib/aws-backup';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import { ownKey } from './own-key.ts';

export interface BackupVaultProps {
  table: dynamodb.Table;
  /** With versions: AWS Backup takes no others. */
  buckets: readonly s3.Bucket[];
}

const POLICIES = ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'];

/**
 * Copies apart from the table and its point-in-time recovery, which goes back 35 days and dies with the table: daily ones
 * for 35 days, and monthly ones for a year. What was erased by right stays in them until they end; a restore erases it
 * again (docs/operacion/restore.md).
 */
export class BackupVault extends Construct {
  constructor(scope: Construct, id: string, { table, buckets }: BackupVaultProps) {
    super(scope, id);
    const vault = new backup.BackupVault(this, 'Vault', {
      encryptionKey: ownKey(this, 'Key', 'Backups of the table and of files'),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: POLICIES.map((name) => iam.ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    acknowledge(
      role,
      'What AWS Backup needs changes with the service, and AWS keeps these policies up to it',
      ...POLICIES.map((name) => `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`),
    );
    const plan = new backup.BackupPlan(this, 'Plan', { backupVault: vault });
    plan.addRule(rule('daily', { hour: '2', minute: '0' }, Duration.days(35)));
    plan.addRule(rule('monthly', { day: '1', hour: '4', minute: '0' }, Duration.days(365)));
    plan.addSelection('Data', {
      role,
      resources: [
        backup.BackupResource.fromDynamoDbTable(table),
        ...buckets.map(({ bucketArn }) => backup.BackupResource.fromArn(bucketArn)),
      ],
    });
  }
}

function rule(ruleName: string, at: events.CronOptions, deleteAfter: Duration): backup.BackupPlanRule {
  return new backup.BackupPlanRule({ ruleName, scheduleExpression: events.Schedule.cron(at), deleteAfter });
}
