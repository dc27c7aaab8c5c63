import { ANY_DISTRIBUTION } from '#infra/edge/browser-origin.ts';
import { speechOrigin } from '#infra/edge/speech-origin.ts';
import { bucketDomain } from './assembly/physical-names.ts';
import type { Assembly } from './assembly.ts';
import type { LocalAws } from './aws/start-local-aws.ts';

interface Here {
  /** The one public origin. */
  origin: string;
  region: string;
  endpoints: LocalAws['endpoints'];
  /** Stand-ins of the providers of models, voice and image. */
  providerUrls: Record<string, string> | undefined;
}

/** Addresses that exist only in the cloud → what stands for them here. */
export function createLocalizer(
  assembly: Assembly,
  { origin, region, endpoints, providerUrls }: Here,
): (text: string) => string {
  const deployed = [...assembly.functions.values()].map(({ environment }) => environment.PROVIDER_URLS).find(Boolean);
  const replacements = [
    ...(providerUrls && deployed ? [[speechOrigin(JSON.parse(deployed)), speechOrigin(providerUrls)] as const] : []),
    [ANY_DISTRIBUTION, origin] as const,
    ...assembly.distribution.domainNames.map((domain) => [`https://${domain}`, origin] as const),
    ...assembly.buckets.map(({ name }) => [`https://${bucketDomain(name, region)}`, endpoints.s3] as const),
    ...assembly.poolDomains.map((domain) => [domain, endpoints.cognito] as const),
    [`https://sqs.${region}.amazonaws.com`, endpoints.sqs] as const,
  ];
  return (text) => replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}
