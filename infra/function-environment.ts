import type { FunctionSpec } from './function-list.ts';
import { needsOf } from './function-needs.ts';
import type { Platform } from './platform.ts';

/**
 * The environment of a function: the rule for each variable stands here and nowhere else.
 *
 * | Variable | Which functions have it |
 * |---|---|
 * | TABLE_NAME | those that use the table or check a session |
 * | USER_POOL_ID, USER_POOL_CLIENT_ID | those that check a session or call Cognito |
 * | SECRETS_KEY_ID | those that encrypt or decrypt |
 * | EVENT_BUS_NAME | those that publish events |
 * | MAIL_FROM | those that send mail |
 * | PUBLIC_ORIGIN | all: links in answers and e-mails, and the check of a browser's origin |
 * | ORIGIN_VERIFY | all endpoints: requests that did not pass through CloudFront are refused |
 * | QUEUE_URL, MAX_RECEIVES | jobs with a queue (`job-function.ts` adds them) |
 */
export function environmentOf(spec: FunctionSpec, platform: Platform): Record<string, string> {
  const needs = needsOf(spec);
  return {
    ...(needs.table && { TABLE_NAME: platform.table.tableName }),
    ...((needs.checksSession || needs.identity) && {
      USER_POOL_ID: platform.userPool.userPoolId,
      USER_POOL_CLIENT_ID: platform.userPoolClient.userPoolClientId,
    }),
    ...(needs.secrets && { SECRETS_KEY_ID: platform.secretsKey.keyId }),
    ...(needs.publishEvents && { EVENT_BUS_NAME: platform.eventBus.eventBusName }),
    ...(needs.sendMail && { MAIL_FROM: platform.environment.mailFrom }),
    PUBLIC_ORIGIN: platform.publicOrigin,
    ...(spec.kind === 'endpoint' && { ORIGIN_VERIFY: platform.originVerify }),
  };
}
