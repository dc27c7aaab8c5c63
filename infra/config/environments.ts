import type { Node } from 'constructs';

export interface SocialProvider {
  clientId: string;
  /** Name of the Secrets Manager secret that holds the client secret as plain text. */
  clientSecretName: string;
}

/** What differs from one deployment to the next. */
export interface Environment {
  /** Short name of the deployment: part of stack and function names. */
  stage: string;
  account: string | undefined;
  region: string;
  /** Own domain of the platform with its certificate (in us-east-1); without it CloudFront's domain serves. */
  domain: { name: string; certificateArn: string } | undefined;
  /** Sender of all e-mail. SES sends it a confirmation on the first deployment. */
  mailFrom: string;
  social: { google?: SocialProvider; microsoft?: SocialProvider };
  logRetentionDays: 7 | 30 | 90 | 180 | 365;
}

type StageDefaults = Pick<Environment, 'logRetentionDays' | 'mailFrom'>;

const STAGES: Record<string, StageDefaults> = {
  desarrollo: { logRetentionDays: 7, mailFrom: 'no-responder@idonea.test' },
  produccion: { logRetentionDays: 90, mailFrom: 'no-responder@idonea.test' },
};

const DEFAULT_STAGE = 'desarrollo';
const DEFAULT_REGION = 'eu-west-1';

/**
 * Reads the deployment from CDK context (`-c stage=produccion -c domain=… -c certificateArn=… -c mailFrom=…
 * -c googleClientId=… -c googleClientSecretName=… -c microsoftClientId=… -c microsoftClientSecretName=…`).
 * Nothing is needed to synthesize.
 */
export function readEnvironment(node: Node): Environment {
  const context = (key: string): string | undefined => node.tryGetContext(key) || undefined;
  const stage = context('stage') ?? DEFAULT_STAGE;
  const defaults = STAGES[stage];
  if (!defaults) throw new Error(`Unknown stage "${stage}": it is one of ${Object.keys(STAGES).join(', ')}`);
  return {
    stage,
    account: context('account') ?? process.env.CDK_DEFAULT_ACCOUNT,
    region: context('region') ?? process.env.CDK_DEFAULT_REGION ?? DEFAULT_REGION,
    domain: readDomain(context('domain'), context('certificateArn')),
    mailFrom: context('mailFrom') ?? defaults.mailFrom,
    social: {
      ...readProvider('google', context('googleClientId'), context('googleClientSecretName')),
      ...readProvider('microsoft', context('microsoftClientId'), context('microsoftClientSecretName')),
    },
    logRetentionDays: defaults.logRetentionDays,
  };
}

function readDomain(name: string | undefined, certificateArn: string | undefined): Environment['domain'] {
  if (!name) return undefined;
  if (!certificateArn)
    throw new Error('A domain needs the ARN of its certificate: -c certificateArn=arn:aws:acm:us-east-1:…');
  return { name, certificateArn };
}

function readProvider(
  name: 'google' | 'microsoft',
  clientId?: string,
  clientSecretName?: string,
): Environment['social'] {
  if (!clientId) return {};
  if (!clientSecretName)
    throw new Error(`${name}: the client id needs the name of its secret, -c ${name}ClientSecretName=…`);
  return { [name]: { clientId, clientSecretName } };
}
