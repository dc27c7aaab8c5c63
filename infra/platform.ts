import type * as cognito from 'aws-cdk-lib/aws-cognito';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type * as events from 'aws-cdk-lib/aws-events';
import type * as kms from 'aws-cdk-lib/aws-kms';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import type { UploadsFolder } from '#shared/core/contract.ts';
import type { Environment } from './config/environments.ts';

/** What stands before there are users. */
export interface Foundation {
  environment: Environment;
  table: dynamodb.Table;
  /** Where files are kept: avatars, which CloudFront serves, and uploads. */
  avatars: s3.Bucket;
  uploads: s3.Bucket;
  /** Of `avatars`, by a name that an acknowledgement can spell. */
  avatarsArn: string;
  /** Of `uploads`, likewise. */
  uploadsArn: string;
  secretsKey: kms.Key;
  eventBus: events.EventBus;
  /** `https://…`, without a trailing slash. */
  publicOrigin: string;
  /** The header value that only CloudFront sends, as a reference that CloudFormation resolves. */
  originVerify: string;
  /** Folder with one built folder per function. */
  functionsFolder: string;
  /** A function's name stands for the contents of its folder. */
  hasty: boolean;
}

/** What the stacks below hand to the functions above them. */
export interface Platform extends Foundation {
  userPool: cognito.UserPool;
  /** Of sign-ins with a password. */
  userPoolClient: cognito.UserPoolClient;
  /** When a provider is configured: which ones, the pool's client for them, and the `https://` address of the pool's OAuth endpoints. */
  socialSignIn: { providers: string[]; client: cognito.UserPoolClient; domain: string } | undefined;
  /** ARN of the SES identity that may send. */
  mailIdentityArn: string;
}

/** Name of the SES configuration set that all e-mail goes out by. */
export const mailConfigurationSet = ({ environment }: Pick<Foundation, 'environment'>) =>
  `idonea-${environment.stage}-correo`;

/** Folders of the avatars bucket, which CloudFront serves: where functions may write. */
export const PUBLIC_PREFIXES = { avatars: 'uploads/avatars/', logos: 'uploads/logos/' } as const;
export const PUBLIC_FOLDERS = ['avatars', 'logos'] as const;

/** Of the uploads bucket: its folders, and within it those of files that people sent and nobody has looked at yet. */
export const UPLOADS_PREFIXES: Record<UploadsFolder, string> = {
  planes: 'planes/',
  cv: 'cv/',
  importaciones: 'importaciones/',
  exportaciones: 'exportaciones/',
  copias: 'copias/',
  operaciones: 'operaciones/',
  informes: 'informes/',
  descargas: 'descargas/',
};
/** Those that files of people end up in; photos and logos are written anew instead. */
export const SENT_FOLDERS = ['planes', 'cv', 'importaciones', 'operaciones'] as const satisfies UploadsFolder[];
export const QUARANTINE_PREFIX = 'cuarentena/';

/** Indexes of the table; named here, since both the table and the roles need them. */
export const TABLE_INDEXES = ['GSI1', 'GSI2'] as const;
