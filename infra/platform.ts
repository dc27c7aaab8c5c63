import type * as cognito from 'aws-cdk-lib/aws-cognito';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type * as events from 'aws-cdk-lib/aws-events';
import type * as kms from 'aws-cdk-lib/aws-kms';
import type { Environment } from './config/environments.ts';

/** What the stacks below hand to the functions above them. */
export interface Platform {
  environment: Environment;
  table: dynamodb.Table;
  secretsKey: kms.Key;
  eventBus: events.EventBus;
  userPool: cognito.UserPool;
  userPoolClient: cognito.UserPoolClient;
  /** ARN of the SES identity that may send. */
  mailIdentityArn: string;
  /** `https://…`, without a trailing slash. */
  publicOrigin: string;
  /** The header value that only CloudFront sends, as a reference that CloudFormation resolves. */
  originVerify: string;
  /** Folder with one built folder per function. */
  functionsFolder: string;
}

/** Indexes of the table; named here, since both the table and the roles need them. */
export const TABLE_INDEXES = ['GSI1', 'GSI2'] as const;
