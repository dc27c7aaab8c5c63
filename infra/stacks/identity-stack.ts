import type { StackProps } from 'aws-cdk-lib';
import { CfnOutput, Duration, RemovalPolicy, SecretValue, Stack } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import * as events from 'aws-cdk-lib/aws-events';
import * as ses from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import type { Environment } from '#infra/config/environments.ts';
import { VERIFICATION_MAIL } from '#infra/config/verification-mail.ts';
import { TriggerFunction } from '#infra/constructs/trigger-function.ts';
import { TRIGGER_FUNCTIONS } from '#infra/function-list.ts';
import { type Foundation, mailConfigurationSet, type Platform } from '#infra/platform.ts';
import { PROVIDERS, type Provider } from '#shared/acceso/auth/oauth.ts';
import { REGLAS_ACCESO } from '#shared/acceso/auth/reglas.ts';

/** Cognito's most. An answer that is lost on its way can be asked for again so long. */
const REFRESH_GRACE_SECONDS = 60;
const SCOPES = ['openid', 'email', 'profile'];
/** What a token of a sign-in with a password may write at Cognito's public address. An empty list counts as none, which means all. */
const HARMLESS = new cognito.ClientAttributes().withStandardAttributes({ locale: true });
/** What the providers' answers write. `email_verified` is mapped too, but only the pool writes it: Cognito takes it in no list. */
const MAPPED = new cognito.ClientAttributes().withStandardAttributes({ email: true });

export interface IdentityStackProps extends StackProps {
  foundation: Foundation;
}

/** Who people are and in whose name e-mail goes out: the Cognito pool, its clients, and the SES sender. */
export class IdentityStack extends Stack {
  /** What stood below, and what this stack adds to it. */
  readonly platform: Platform;

  constructor(scope: Construct, id: string, { foundation, ...props }: IdentityStackProps) {
    super(scope, id, props);
    const { environment } = foundation;
    const userPool = this.createPool(environment);
    const providers = this.addSocialProviders(userPool, environment);
    const userPoolClient = this.addClient(userPool, 'Passwords', {
      writeAttributes: HARMLESS,
      disableOAuth: true,
      supportedIdentityProviders: [cognito.UserPoolClientIdentityProvider.COGNITO],
    });
    const sender = new ses.EmailIdentity(this, 'Sender', { identity: ses.Identity.email(environment.mailFrom) });
    const { emailIdentityArn: mailIdentityArn } = sender;
    this.tellOfReturnedMail(foundation);
    const socialSignIn =
      providers.size > 0
        ? {
            providers: [...providers.keys()],
            client: this.createSocialClient(userPool, foundation, providers),
            domain: this.addDomain(userPool, environment).baseUrl(),
          }
        : undefined;
    this.platform = { ...foundation, userPool, userPoolClient, mailIdentityArn, socialSignIn };
    for (const spec of TRIGGER_FUNCTIONS) {
      if (spec.contract.userPool === 'preSignUp' && !socialSignIn) continue;
      new TriggerFunction(this, { spec, platform: this.platform });
    }
    new CfnOutput(this, 'UserPoolId', { value: userPool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: userPoolClient.userPoolClientId });
  }

  /** SES tells the account's default bus, the only one that it can, of e-mail that came back or that nobody wants. */
  private tellOfReturnedMail(foundation: Foundation): void {
    const set = new ses.ConfigurationSet(this, 'MailEvents', {
      configurationSetName: mailConfigurationSet(foundation),
    });
    set.addEventDestination('DefaultBus', {
      destination: ses.EventDestination.eventBus(events.EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [ses.EmailSendingEvent.BOUNCE, ses.EmailSendingEvent.COMPLAINT],
    });
  }

  /** Usernames are the ids of our own user items; people type their e-mail, which is an alias of it. */
  private createPool({ threatProtection }: Environment): cognito.UserPool {
    const pool = new cognito.UserPool(this, 'Users', {
      signInAliases: { username: true, email: true },
      autoVerify: { email: false },
      selfSignUpEnabled: false,
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      userVerification: {
        emailStyle: cognito.VerificationEmailStyle.CODE,
        emailSubject: VERIFICATION_MAIL.subject,
        emailBody: VERIFICATION_MAIL.body,
      },
      passwordPolicy: {
        minLength: REGLAS_ACCESO.passwordMinimo,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(REGLAS_ACCESO.passwordTemporalDias),
      },
      // Our own code demands it of whom the deployment names: Cognito's demand would be of everybody.
      mfa: cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      featurePlan: threatProtection ? cognito.FeaturePlan.PLUS : cognito.FeaturePlan.ESSENTIALS,
      ...(threatProtection && { standardThreatProtectionMode: cognito.StandardThreatProtectionMode.FULL_FUNCTION }),
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(pool, 'Eight characters and no kinds of them: length says more than kinds', 'COG1');
    acknowledge(
      pool,
      "A second factor is each one's choice; superadmins have to have it, see the middleware of sessions",
      'COG2',
    );
    if (threatProtection) this.blockThreats(pool);
    else {
      acknowledge(pool, 'Where developers try things, our own counters of tries and WAF are enough', 'COG3', 'COG8');
    }
    return pool;
  }

  /** Stolen passwords open nothing; a sign-in that looks like somebody else's asks for the second factor or is refused. */
  private blockThreats(pool: cognito.UserPool): void {
    const act = (eventAction: string) => ({ eventAction, notify: false });
    new cognito.CfnUserPoolRiskConfigurationAttachment(this, 'Risks', {
      userPoolId: pool.userPoolId,
      clientId: 'ALL',
      compromisedCredentialsRiskConfiguration: { actions: { eventAction: 'BLOCK' } },
      accountTakeoverRiskConfiguration: {
        actions: { lowAction: act('NO_ACTION'), mediumAction: act('MFA_IF_CONFIGURED'), highAction: act('BLOCK') },
      },
    });
  }

  /**
   * Each client has a secret, that of social sign-in too: with the id of one that has none anybody could ask Cognito
   * for codes, and try them, where none of our limits count. Sign-in functions ask Cognito for it.
   */
  private addClient(
    pool: cognito.UserPool,
    id: string,
    options: cognito.UserPoolClientOptions,
  ): cognito.UserPoolClient {
    return pool.addClient(id, {
      ...options,
      // Passwords pass through our own functions, which count the tries: nobody can try them at Cognito's public address.
      authFlows: { adminUserPassword: true },
      generateSecret: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(REGLAS_ACCESO.sesionMinutos),
      idTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.days(REGLAS_ACCESO.sesionDias),
      // A stolen one is of no use once its owner's browser has renewed; two tabs that renew at once both may.
      refreshTokenRotationGracePeriod: Duration.seconds(REFRESH_GRACE_SECONDS),
    });
  }

  /** Its tokens lack the scope by which Cognito lets people change their account. */
  private createSocialClient(
    pool: cognito.UserPool,
    { publicOrigin }: Foundation,
    providers: ReadonlyMap<Provider, Construct>,
  ): cognito.UserPoolClient {
    const { custom } = cognito.UserPoolClientIdentityProvider;
    const client = this.addClient(pool, 'Social', {
      writeAttributes: MAPPED,
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: SCOPES.map((scope) => cognito.OAuthScope.custom(scope)),
        callbackUrls: [...providers.keys()].map((name) => `${publicOrigin}/api/oauth/${name}/callback`),
      },
      // Without COGNITO: the pool's own password page would pass by what limits our sign-in.
      supportedIdentityProviders: [...providers.keys()].map((name) => custom(PROVIDERS[name])),
    });
    // CloudFormation does not see that the client names the providers.
    for (const provider of providers.values()) client.node.addDependency(provider);
    return client;
  }

  private addDomain(pool: cognito.UserPool, { cognitoDomainPrefix }: Environment): cognito.UserPoolDomain {
    return pool.addDomain('Domain', { cognitoDomain: { domainPrefix: cognitoDomainPrefix } });
  }

  /** A mapped e-mail whose `email_verified` is not mapped too becomes unverified at each sign-in. */
  private addSocialProviders(userPool: cognito.UserPool, { social }: Environment): Map<Provider, Construct> {
    const providers = new Map<Provider, Construct>();
    if (social.google) {
      const google = new cognito.UserPoolIdentityProviderGoogle(this, 'Google', {
        userPool,
        clientId: social.google.clientId,
        clientSecretValue: SecretValue.secretsManager(social.google.clientSecretName),
        scopes: SCOPES,
        attributeMapping: {
          email: cognito.ProviderAttribute.GOOGLE_EMAIL,
          emailVerified: cognito.ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
        },
      });
      providers.set('google', google);
    }
    if (social.microsoft) {
      const microsoft = new cognito.UserPoolIdentityProviderOidc(this, 'Microsoft', {
        userPool,
        name: PROVIDERS.microsoft,
        clientId: social.microsoft.clientId,
        clientSecret: SecretValue.secretsManager(social.microsoft.clientSecretName).unsafeUnwrap(),
        // One tenant: the issuer of `common` is another one in each token, and Cognito compares it.
        issuerUrl: `https://login.microsoftonline.com/${social.microsoft.tenantId}/v2.0`,
        scopes: SCOPES,
        attributeMapping: {
          email: cognito.ProviderAttribute.other('email'),
          // Microsoft's only word on whether an e-mail is the person's: its domain's owner is verified.
          emailVerified: cognito.ProviderAttribute.other('xms_edov'),
        },
      });
      providers.set('microsoft', microsoft);
    }
    return providers;
  }
}
