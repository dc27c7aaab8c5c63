import { CognitoIdentityProviderClient, DescribeUserPoolCommand } from '@aws-sdk/client-cognito-identity-provider';
import { env } from '../../../core/env.ts';
import type { Check } from '../run-chequeos.ts';

/** Whether the user pool answers. */
export function checkIdentidad(): Check {
  const client = new CognitoIdentityProviderClient({});
  return async (abortSignal) => {
    await client.send(new DescribeUserPoolCommand({ UserPoolId: env('USER_POOL_ID') }), { abortSignal });
    return { estado: 'ok' };
  };
}
