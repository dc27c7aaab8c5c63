import { isIP } from 'node:net';
import type { Node } from 'constructs';
import { PROVEEDORES, type Proveedor } from '#shared/core/proveedores.ts';
import { PUERTOS_SMTP } from '#shared/correos/email-config.ts';

export interface SocialProvider {
  clientId: string;
  /** Name of the Secrets Manager secret that holds the client secret as plain text. */
  clientSecretName: string;
}

/** Microsoft also needs the id of the tenant whose people may come. */
type MicrosoftProvider = SocialProvider & { tenantId: string };

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
  /** E-mails that the people of one company may ask for in a day. */
  correosPorDia: number;
  /** Which mail servers a superadmin may name: inner addresses or ranges that count beside public ones, and ports. */
  smtp: { addresses: string[]; ports: number[] };
  social: { google?: SocialProvider; microsoft?: MicrosoftProvider };
  /** First part of the pool's OAuth domain, unique in the region; only used with a social provider. */
  cognitoDomainPrefix: string;
  /** Where each provider's API is, without a trailing slash. */
  providerUrls: Record<Proveedor, string>;
  logRetentionDays: 7 | 30 | 90 | 180 | 365;
  /** Who hears of alarms: they confirm once. Without it, subscribe to the topics by hand. */
  alarmEmail: string | undefined;
  /** US dollars; above it somebody is told, nothing stops. */
  monthlyBudget: number;
  /** Daily and monthly copies in a vault, beside the table's own point-in-time recovery. */
  backups: boolean;
  /** The role that cannot work without a second factor; undefined: everybody chooses. */
  segundoFactor: 'superadmin' | undefined;
  /** Cognito's paid plan, which blocks stolen passwords and sign-ins that look like somebody else's. */
  threatProtection: boolean;
  /** Whether GuardDuty looks for malware in the files that people send; it costs by file and gigabyte. */
  malwareScan: boolean;
  /** X-Ray traces of functions. */
  tracing: boolean;
  /** Whether functions that anybody may call have a ceiling of their own, see `concurrency.ts`. */
  reservedConcurrency: boolean;
}

type StageDefaults = Pick<
  Environment,
  | 'logRetentionDays'
  | 'mailFrom'
  | 'monthlyBudget'
  | 'backups'
  | 'segundoFactor'
  | 'threatProtection'
  | 'malwareScan'
  | 'tracing'
  | 'reservedConcurrency'
>;

const mailFrom = 'no-responder@idonea.test';
const STAGES: Record<string, StageDefaults> = {
  desarrollo: {
    logRetentionDays: 7,
    mailFrom,
    monthlyBudget: 50,
    backups: false,
    segundoFactor: undefined,
    threatProtection: false,
    malwareScan: false,
    tracing: false,
    reservedConcurrency: false,
  },
  preproduccion: {
    logRetentionDays: 30,
    mailFrom,
    monthlyBudget: 100,
    backups: false,
    segundoFactor: 'superadmin',
    threatProtection: true,
    malwareScan: true,
    tracing: true,
    reservedConcurrency: false,
  },
  produccion: {
    logRetentionDays: 90,
    mailFrom,
    monthlyBudget: 500,
    backups: true,
    segundoFactor: 'superadmin',
    threatProtection: true,
    malwareScan: true,
    tracing: true,
    reservedConcurrency: true,
  },
};

const PROVIDER_URLS: Record<Proveedor, string> = {
  openai: 'https://api.openai.com',
  claude: 'https://api.anthropic.com',
  gemini: 'https://generativelanguage.googleapis.com',
  perplexity: 'https://api.perplexity.ai',
  deepgram: 'https://api.deepgram.com',
  did: 'https://api.d-id.com',
};

const DEFAULT_STAGE = 'desarrollo';
const DEFAULT_REGION = 'eu-west-1';

/**
 * Reads the deployment from CDK context (`-c stage=produccion -c domain=… -c certificateArn=… -c mailFrom=…
 * -c correosPorDia=2000 -c googleClientId=… -c googleClientSecretName=… -c microsoftClientId=… -c microsoftClientSecretName=…
 * -c microsoftTenantId=… -c cognitoDomainPrefix=… -c deepgramUrl=… -c smtpAddresses=10.1.2.0/24 -c smtpPorts=1025
 * -c alarmEmail=… -c monthlyBudget=500 -c segundoFactor=superadmin -c threatProtection=false -c malwareScan=false
 * -c reservedConcurrency=false`).
 * Nothing is needed to synthesize.
 */
export function readEnvironment(node: Node): Environment {
  const context = (key: string): string | undefined => node.tryGetContext(key) || undefined;
  const stage = context('stage') ?? DEFAULT_STAGE;
  const defaults = STAGES[stage];
  if (!defaults) throw new Error(`Unknown stage "${stage}": it is one of ${Object.keys(STAGES).join(', ')}`);
  return {
    ...defaults,
    stage,
    account: context('account') ?? process.env.CDK_DEFAULT_ACCOUNT,
    region: context('region') ?? process.env.CDK_DEFAULT_REGION ?? DEFAULT_REGION,
    domain: readDomain(context('domain'), context('certificateArn')),
    mailFrom: context('mailFrom') ?? defaults.mailFrom,
    correosPorDia: readCorreos(context('correosPorDia')),
    smtp: readSmtp(context('smtpAddresses'), context('smtpPorts')),
    social: {
      google: readProvider('google', context('googleClientId'), context('googleClientSecretName')),
      microsoft: readMicrosoft(
        readProvider('microsoft', context('microsoftClientId'), context('microsoftClientSecretName')),
        context('microsoftTenantId'),
      ),
    },
    cognitoDomainPrefix: context('cognitoDomainPrefix') ?? `idonea-${stage}`,
    providerUrls: readProviderUrls(context),
    alarmEmail: context('alarmEmail'),
    segundoFactor: readSegundoFactor(context('segundoFactor')) ?? defaults.segundoFactor,
    threatProtection: String(node.tryGetContext('threatProtection') ?? defaults.threatProtection) === 'true',
    malwareScan: String(node.tryGetContext('malwareScan') ?? defaults.malwareScan) === 'true',
    monthlyBudget: readDollars(context('monthlyBudget')) ?? defaults.monthlyBudget,
    // A new account may not have the hundreds of executions at once that this sets aside.
    reservedConcurrency: defaults.reservedConcurrency && String(node.tryGetContext('reservedConcurrency')) !== 'false',
  };
}

/** Only to demand more than the stage does: nothing lets a production go without. */
function readSegundoFactor(role: string | undefined): Environment['segundoFactor'] {
  if (role === undefined || role === 'superadmin') return role;
  throw new Error(`segundoFactor: "${role}" is no role that can be asked for it; superadmin is`);
}

function readCorreos(text = '2000'): number {
  const correos = Number(text);
  if (!(Number.isInteger(correos) && correos > 0)) throw new Error(`correosPorDia: "${text}" is no number of e-mails`);
  return correos;
}

function readDollars(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const dollars = Number(text);
  if (!(dollars > 0)) throw new Error(`monthlyBudget: "${text}" is no amount of US dollars`);
  return dollars;
}

/** Another address, such as an own installation of the speech provider: `-c deepgramUrl=https://…`. */
function readProviderUrls(context: (key: string) => string | undefined): Environment['providerUrls'] {
  const urls = PROVEEDORES.map((proveedor) => {
    const url = context(`${proveedor}Url`) ?? PROVIDER_URLS[proveedor];
    if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
      throw new Error(`${proveedor}Url must begin with https://`);
    return [proveedor, url.replace(/\/$/, '')];
  });
  return Object.fromEntries(urls);
}

/** Ports are added to the usual ones. */
function readSmtp(addresses = '', ports = ''): Environment['smtp'] {
  const listed = addresses.split(',').filter(Boolean);
  for (const range of listed) {
    const [address = '', bits = '0'] = range.split('/');
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(bits))
      throw new Error(`smtpAddresses: "${range}" is no address or range`);
  }
  const more = ports.split(',').filter(Boolean).map(Number);
  if (!more.every((port) => Number.isInteger(port) && port > 0 && port < 65_536))
    throw new Error(`smtpPorts: "${ports}" are no ports`);
  return { addresses: listed, ports: [...PUERTOS_SMTP, ...more] };
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
): SocialProvider | undefined {
  if (!clientId) return undefined;
  if (!clientSecretName)
    throw new Error(`${name}: the client id needs the name of its secret, -c ${name}ClientSecretName=…`);
  return { clientId, clientSecretName };
}

function readMicrosoft(provider: SocialProvider | undefined, tenantId?: string): MicrosoftProvider | undefined {
  if (!provider) return undefined;
  if (!tenantId || ['common', 'organizations', 'consumers'].includes(tenantId))
    throw new Error('microsoft: Cognito takes people of one tenant, -c microsoftTenantId=… (its id, a GUID)');
  return { ...provider, tenantId };
}
