import type { MessageTemplate } from './cognito.ts';
import type { Attribute, Client, User } from './cognito-directory.ts';
import type { Guard } from './cognito-guard.ts';
import { AwsError } from './json-protocol.ts';

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
    ...eventOf(client, username),
    triggerSource: source,
    request: { userAttributes: valuesOf(attributes), validationData: null },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };
  try {
    await guard.callTrigger(functionArn, event);
  } catch (error) {
    throw new PreSignUpFailure(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The words that the pool's CustomMessage function has for the code of a forgotten password, or `otherwise` when there is
 * no function, or it has none that hold the code. Source: "Custom message Lambda trigger" in the Cognito developer guide.
 */
export async function messageOfReset(
  guard: Guard,
  client: Pick<Client, 'ClientId' | 'UserPoolId'>,
  user: User,
  otherwise: MessageTemplate,
): Promise<MessageTemplate> {
  const functionArn = guard.triggersOf(client.UserPoolId)?.customMessage;
  if (!functionArn) return otherwise;
  const event = {
    ...eventOf(client, user.Username),
    triggerSource: 'CustomMessage_ForgotPassword',
    request: { userAttributes: valuesOf(user.Attributes), codeParameter: '{####}', usernameParameter: null },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  };
  const answer = await guard.callTrigger(functionArn, event).catch((error: Error) => {
    throw new AwsError('UserLambdaValidationException', `CustomMessage failed with error ${error.message}.`);
  });
  const { emailSubject, emailMessage } = (answer as { response: Record<string, string | null> }).response;
  return {
    subject: emailSubject ?? otherwise.subject,
    body: emailMessage?.includes('{####}') ? emailMessage : otherwise.body,
  };
}

const eventOf = ({ ClientId, UserPoolId }: Pick<Client, 'ClientId' | 'UserPoolId'>, userName: string) => ({
  version: '1',
  region: UserPoolId.split('_')[0],
  userPoolId: UserPoolId,
  userName,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: ClientId },
});

const valuesOf = (attributes: Attribute[]) => Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));
