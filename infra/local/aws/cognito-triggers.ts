import type { Attribute, Client } from './cognito-directory.ts';
import type { Guard } from './cognito-guard.ts';

/** The trigger's function threw: the text is its own. */
export class PreSignUpFailure extends Error {
  override readonly name = 'PreSignUpFailure';
}

export interface SignUp {
  source: 'PreSignUp_ExternalProvider' | 'PreSignUp_AdminCreateUser';
  username: string;
  attributes: Attribute[];
}

/**
 * Asks the pool's PreSignUp function, when it has one. @throws PreSignUpFailure when that refuses. Source: "Pre sign-up
 * Lambda trigger" in the Cognito developer guide.
 */
export async function preSignUp(
  guard: Guard,
  client: Pick<Client, 'ClientId' | 'UserPoolId'>,
  { source, username, attributes }: SignUp,
): Promise<void> {
  const functionArn = guard.triggersOf(client.UserPoolId)?.preSignUp;
  if (!functionArn) return;
  const event = {
    version: '1',
    region: client.UserPoolId.split('_')[0],
    userPoolId: client.UserPoolId,
    userName: username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: client.ClientId },
    triggerSource: source,
    request: {
      userAttributes: Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value])),
      validationData: null,
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };
  try {
    await guard.callTrigger(functionArn, event);
  } catch (error) {
    throw new PreSignUpFailure(error instanceof Error ? error.message : String(error));
  }
}
