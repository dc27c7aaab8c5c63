import { Aws } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import { UPLOADS_FOLDERS, type UploadsFolder, type UploadsUse } from '#shared/core/contract.ts';
import { companyRoleArn } from './constructs/company-roles.ts';
import type { FunctionNeeds } from './function-needs.ts';
import type { Platform } from './platform.ts';
import {
  mailConfigurationSet,
  PUBLIC_FOLDERS,
  PUBLIC_PREFIXES,
  QUARANTINE_PREFIX,
  SENT_FOLDERS,
  UPLOADS_PREFIXES,
} from './platform.ts';
import { queueArns } from './queues.ts';
import { auditIsAppendOnly, platformStatements, recognitionStatements, wholeTable } from './table-grants.ts';

/** Folders of what people send; what is made here has never been in quarantine. */
const SENT: ReadonlySet<UploadsFolder> = new Set(SENT_FOLDERS);
const KEY_ACTIONS = { encrypt: 'kms:Encrypt', decrypt: 'kms:Decrypt' };

/** Statements for exactly what a function needs. There is no Scan and no PartiQL, so no policy can be read around. */
export function statementsFor(needs: FunctionNeeds, platform: Platform): iam.PolicyStatement[] {
  const { identity = [], secrets = [], files, sendMail, publishEvents, checkHealth, queues, backups } = needs;
  const statements = tableStatements(needs, platform);
  if (identity.length > 0) {
    statements.push(
      allow(
        identity.map((action) => `cognito-idp:${action}`),
        platform.userPool.userPoolArn,
      ),
    );
  }
  if (secrets.length > 0)
    statements.push(
      allow(
        secrets.map((use) => KEY_ACTIONS[use]),
        platform.secretsKey.keyArn,
      ),
    );
  for (const folder of PUBLIC_FOLDERS) {
    if (!files?.[folder]) continue;
    const actions = files[folder] === 'read' ? ['s3:GetObject'] : ['s3:PutObject', 's3:DeleteObject'];
    statements.push(allow(actions, publicObjects(platform.avatarsArn, folder)));
  }
  for (const folder of UPLOADS_FOLDERS) {
    for (const use of files?.[folder] ?? []) statements.push(...uploadsStatements(folder, use, platform.uploadsArn));
  }
  if (sendMail) statements.push(allow(['ses:SendRawEmail'], platform.mailIdentityArn, configurationSetArn(platform)));
  if (publishEvents) statements.push(allow(['events:PutEvents'], platform.eventBus.eventBusArn));
  if (checkHealth) statements.push(...healthStatements(platform));
  if (queues) statements.push(...queueStatements(queues, platform));
  if (backups) statements.push(allow(['dynamodb:DescribeContinuousBackups'], platform.table.tableArn));
  return statements;
}

const configurationSetArn = (platform: Platform) =>
  `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:configuration-set/${mailConfigurationSet(platform)}`;

/** Asking buckets and the mail account how they are. */
function healthStatements({ avatars, uploads }: Platform): iam.PolicyStatement[] {
  return [
    allow(['s3:ListBucket'], avatars.bucketArn, uploads.bucketArn),
    allow(['ses:GetSendQuota', 'ses:GetAccountSendingEnabled'], '*'),
  ];
}

function queueStatements(use: NonNullable<FunctionNeeds['queues']>, platform: Platform): iam.PolicyStatement[] {
  const { all, dead } = queueArns(platform);
  const statements = [allow(['sqs:GetQueueAttributes'], all)];
  if (use === 'peek') statements.push(allow(['sqs:ReceiveMessage'], dead));
  if (use === 'discard' || use === 'redrive') {
    statements.push(allow(['sqs:ReceiveMessage', 'sqs:DeleteMessage'], dead));
  }
  if (use === 'redrive') {
    // Back to the job's own queue, and never to the dead letters, whose names the same form takes in.
    const deadStayDead = new iam.PolicyStatement({
      effect: iam.Effect.DENY,
      actions: ['sqs:SendMessage'],
      resources: [dead],
    });
    statements.push(allow(['sqs:SendMessage'], all), deadStayDead);
  }
  return statements;
}

function publicObjects(bucketArn: string, folder: keyof typeof PUBLIC_PREFIXES): string {
  return objectsBelow(bucketArn, PUBLIC_PREFIXES[folder]);
}

function uploadsStatements(folder: UploadsFolder, use: UploadsUse, bucketArn: string): iam.PolicyStatement[] {
  switch (use) {
    case 'receive':
      return [allow(['s3:PutObject', 's3:GetObject', 's3:DeleteObject'], quarantined(bucketArn, folder))];
    case 'read':
      return [allow(['s3:GetObject'], uploaded(bucketArn, folder))];
    case 'write':
      return [allow(['s3:PutObject', 's3:DeleteObject'], uploaded(bucketArn, folder))];
    case 'list':
      return [allow(['s3:ListBucket'], bucketArn)];
    case 'erase':
      return [
        allow(['s3:ListBucketVersions'], bucketArn),
        allow(
          ['s3:DeleteObject', 's3:DeleteObjectVersion'],
          ...(SENT.has(folder) ? [quarantined(bucketArn, folder)] : []),
          uploaded(bucketArn, folder),
        ),
      ];
  }
}

const uploaded = (bucketArn: string, folder: UploadsFolder) => objectsBelow(bucketArn, UPLOADS_PREFIXES[folder]);
const quarantined = (bucketArn: string, folder: UploadsFolder) =>
  objectsBelow(bucketArn, `${QUARANTINE_PREFIX}${UPLOADS_PREFIXES[folder]}`);

/** The folders of objects that a function may touch, each spelled as in its role. */
export function objectFolders({ files }: FunctionNeeds, arns: { avatars: string; uploads: string }): string[] {
  const folders = UPLOADS_FOLDERS.flatMap((folder) => {
    const uses = files?.[folder] ?? [];
    return [
      ...(uses.includes('receive') || (uses.includes('erase') && SENT.has(folder))
        ? [quarantined(arns.uploads, folder)]
        : []),
      ...(uses.some((use) => use === 'read' || use === 'write' || use === 'erase')
        ? [uploaded(arns.uploads, folder)]
        : []),
    ];
  });
  const served = PUBLIC_FOLDERS.filter((folder) => files?.[folder]);
  return [...served.map((folder) => publicObjects(arns.avatars, folder)), ...folders];
}

function objectsBelow(bucketArn: string, prefix: string): string {
  return `${bucketArn}/${prefix}*`;
}

/**
 * How a function reaches the table. What is bound to a company does so by the credentials of one company, and with its
 * own role reads only who calls.
 */
function tableStatements(needs: FunctionNeeds, { table, environment }: Platform): iam.PolicyStatement[] {
  const { tableArn } = table;
  const { company, purges } = needs;
  const audit = needs.table === 'write' && !purges ? [auditIsAppendOnly(tableArn)] : [];
  if (!needs.table) return [];
  if (!company) return [...wholeTable(needs.table, tableArn), ...audit];
  return [
    allow(['sts:AssumeRole', 'sts:TagSession'], companyRoleArn(environment.stage, company.role)),
    ...recognitionStatements(company.recognises, tableArn),
    ...(company.optional ? [...platformStatements(needs.table, tableArn), ...audit] : []),
  ];
}

export function allow(actions: string[], ...resources: string[]): iam.PolicyStatement {
  return new iam.PolicyStatement({ actions, resources });
}
