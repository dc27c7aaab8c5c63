import type { StackProps } from 'aws-cdk-lib';
import { CfnOutput, Duration, RemovalPolicy, SecretValue, Stack } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import * as ses from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import type { Environment } from '#infra/config/environments.ts';

const MIN_PASSWORD_LENGTH = 8;
const TEMPORARY_PASSWORD_DAYS = 7;

export interface IdentityStackProps extends StackProps {
  environment: Environment;
}

/** Who people are and in whose name e-mail goes out: the Cognito pool, its client, and the SES sender. */
export class IdentityStack extends Stack {
  readonly userPool: cognito.UserPool;
  readonly userPoolClient: cognito.UserPoolClient;
  readonly mailIdentityArn: string;

  constructor(scope: Construct, id: string, { environment, ...props }: IdentityStackProps) {
    super(scope, id, props);
    this.userPool = this.createPool();
    const providers = this.addSocialProviders(environment);
    this.userPoolClient = this.createClient(environment, providers);
    this.mailIdentityArn = new ses.EmailIdentity(this, 'Sender', {
      identity: ses.Identity.email(environment.mailFrom),
    }).emailIdentityArn;
    new CfnOutput(this, 'UserPoolId', { value: this.userPool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: this.userPoolClient.userPoolClientId });
  }

  /** Usernames are the ids of our own user items; people type their e-mail, which is an alias of it. */
  private createPool(): cognito.UserPool {
    const pool = new cognito.UserPool(this, 'Users', {
      signInAliases: { username: true, email: true },
      autoVerify: { email: false },
      selfSignUpEnabled: false,
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      passwordPolicy: {
        minLength: MIN_PASSWORD_LENGTH,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(TEMPORARY_PASSWORD_DAYS),
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(pool, 'The specification asks for eight characters and no kinds of them', 'COG1');
    acknowledge(pool, 'The specification has no second factor; WAF limits sign-in tries per address', 'COG2');
    acknowledge(
      pool,
      'Advanced security is a paid plan; Cognito slows repeated failures down and WAF limits them per address',
      'COG3',
    );
    acknowledge(pool, 'The plus plan is paid; its threat protection is left to whoever deploys', 'COG8');
    return pool;
  }

  private createClient(environment: Environment, providers: Construct[]): cognito.UserPoolClient {
    const client = this.userPool.addClient('Web', {
      authFlows: { userPassword: true },
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(60),
      idTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.days(30),
      disableOAuth: providers.length === 0,
      supportedIdentityProviders: [
        cognito.UserPoolClientIdentityProvider.COGNITO,
        ...(environment.social.google ? [cognito.UserPoolClientIdentityProvider.GOOGLE] : []),
        ...(environment.social.microsoft ? [cognito.UserPoolClientIdentityProvider.custom('Microsoft')] : []),
      ],
    });
    // CloudFormation does not see that the client names the providers.
    for (const provider of providers) client.node.addDependency(provider);
    return client;
  }

  private addSocialProviders({ social }: Environment): Construct[] {
    const providers: Construct[] = [];
    const { userPool } = this;
    if (social.google) {
      providers.push(
        new cognito.UserPoolIdentityProviderGoogle(this, 'Google', {
          userPool,
          clientId: social.google.clientId,
          clientSecretValue: SecretValue.secretsManager(social.google.clientSecretName),
          scopes: ['openid', 'email', 'profile'],
          attributeMapping: { email: cognito.ProviderAttribute.GOOGLE_EMAIL },
        }),
      );
    }
    if (social.microsoft) {
      providers.push(
        new cognito.UserPoolIdentityProviderOidc(this, 'Microsoft', {
          userPool,
          name: 'Microsoft',
          clientId: social.microsoft.clientId,
          clientSecret: SecretValue.secretsManager(social.microsoft.clientSecretName).unsafeUnwrap(),
          issuerUrl: 'https://login.microsoftonline.com/common/v2.0',
          scopes: ['openid', 'email', 'profile'],
          attributeMapping: { email: cognito.ProviderAttribute.other('email') },
        }),
      );
    }
    return providers;
  }
}
