import { UPLOADS_FOLDERS } from '#shared/core/contract.ts';
import { companyRoleArn } from './constructs/company-roles.ts';
import type { FunctionSpec } from './function-list.ts';
import { needsOf } from './function-needs.ts';
import { mailConfigurationSet, type Platform } from './platform.ts';
import { queuesUrl } from './queues.ts';

/**
 * The environment of a function: the rule for each variable stands here and nowhere else.
 *
 * | Variable | Which functions have it |
 * |---|---|
 * | TABLE_NAME | those that use the table or check a session |
 * | COMPANY_ROLE_ARN | endpoints that are bound to a company: the role that they assume for it |
 * | USER_POOL_ID, USER_POOL_CLIENT_ID | those that check a session, call Cognito or go through a social sign-in; a trigger has the pool in its event |
 * | SOCIAL_CLIENT_ID | the same, when a provider is configured: the pool's client for social sign-in |
 * | SEGUNDO_FACTOR | those that check or open a session, where the deployment demands a second factor: of which role |
 * | SOCIAL_PROVIDERS | those that know of social sign-in, when a provider is configured |
 * | IDENTITY_DOMAIN | those that go through it: the pool's OAuth domain |
 * | SECRETS_KEY_ID | those that encrypt or decrypt |
 * | AVATARS_BUCKET | those that store avatars or logos |
 * | UPLOADS_BUCKET | those that work with any of its folders |
 * | EVENT_BUS_NAME | those that publish events |
 * | CORREOS_POR_DIA | those that write to the table: e-mails that one company may ask for in a day |
 * | MAIL_FROM | those that send mail, or show how it is sent |
 * | MAIL_CONFIGURATION_SET | those that send mail by SES: the set by which it tells of what comes back |
 * | SMTP_POLICY | those that reach a mail server that a person named, or show which ones may be: a JSON object, `{ addresses, ports }` |
 * | HEALTH_BUCKETS | the one that checks the health of the platform's services |
 * | QUEUES_URL | those that look at the queues of all jobs: what a job's name is appended to |
 * | PROVIDER_URLS | those that call the providers of models, voice and image, or ask language models: a JSON object, address by provider |
 * | PUBLIC_ORIGIN | all: links in answers and e-mails, and the check of a browser's origin |
 * | ORIGIN_VERIFY | all endpoints: requests that did not pass through CloudFront are refused |
 * | QUEUE_URL, MAX_RECEIVES | jobs with a queue (`job-function.ts` adds them) |
 */
export function environmentOf(spec: FunctionSpec, platform: Platform): Record<string, string> {
  const needs = needsOf(spec);
  const social = platform.socialSignIn;
  return {
    ...(needs.table && { TABLE_NAME: platform.table.tableName }),
    ...(needs.company && {
      COMPANY_ROLE_ARN: companyRoleArn(platform.environment.stage, needs.company.role),
    }),
    ...((needs.checksSession || needs.identity || needs.socialSignIn === 'flow') && {
      USER_POOL_ID: platform.userPool.userPoolId,
      USER_POOL_CLIENT_ID: platform.userPoolClient.userPoolClientId,
      ...(social && { SOCIAL_CLIENT_ID: social.client.userPoolClientId }),
    }),
    ...((needs.checksSession || needs.identity) &&
      platform.environment.segundoFactor && { SEGUNDO_FACTOR: platform.environment.segundoFactor }),
    ...(needs.secrets && { SECRETS_KEY_ID: platform.secretsKey.keyId }),
    ...((needs.files?.avatars || needs.files?.logos) && { AVATARS_BUCKET: platform.avatars.bucketName }),
    ...(UPLOADS_FOLDERS.some((folder) => needs.files?.[folder]) && { UPLOADS_BUCKET: platform.uploads.bucketName }),
    ...(needs.publishEvents && { EVENT_BUS_NAME: platform.eventBus.eventBusName }),
    ...(needs.table === 'write' && { CORREOS_POR_DIA: String(platform.environment.correosPorDia) }),
    ...((needs.sendMail || needs.mailSettings) && {
      MAIL_FROM: platform.environment.mailFrom,
      SMTP_POLICY: JSON.stringify(platform.environment.smtp),
    }),
    ...(needs.sendMail && { MAIL_CONFIGURATION_SET: mailConfigurationSet(platform) }),
    ...(needs.socialSignIn && social && { SOCIAL_PROVIDERS: social.providers.join(',') }),
    ...(needs.socialSignIn === 'flow' && social && { IDENTITY_DOMAIN: social.domain }),
    ...(needs.checkHealth && { HEALTH_BUCKETS: `${platform.avatars.bucketName},${platform.uploads.bucketName}` }),
    ...(needs.queues && { QUEUES_URL: queuesUrl(platform) }),
    ...((needs.providers || needs.models) && {
      PROVIDER_URLS: JSON.stringify(platform.environment.providerUrls),
    }),
    PUBLIC_ORIGIN: platform.publicOrigin,
    ...(spec.kind === 'endpoint' && { ORIGIN_VERIFY: platform.originVerify }),
  };
}
