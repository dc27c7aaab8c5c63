import { bucketDomain } from './physical-names.ts';
import type { ResolvedResource, TemplateValues } from './values.ts';

/** Where a behaviour leads. */
export type Origin =
  /** `api` is the id of the HTTP API. */
  | { kind: 'api'; api: string; headers: Record<string, string> }
  | { kind: 'bucket'; bucketName: string; headers: Record<string, string> };

export interface Behaviour {
  /** CloudFront path pattern; undefined for the default behaviour. */
  pattern: string | undefined;
  origin: Origin;
  methods: readonly string[];
  compress: boolean;
  /** Headers of the response headers policy. */
  responseHeaders: Record<string, string>;
  /** Source of the viewer-request function. */
  functionCode: string | undefined;
}

export interface Distribution {
  /** CloudFront's own domain and the aliases. */
  domainNames: string[];
  /** In the order in which CloudFront tries them; the default one is last. */
  behaviours: Behaviour[];
}

const DEFAULT_METHODS = ['GET', 'HEAD'];

// biome-ignore-start lint/suspicious/noExplicitAny: templates are JSON without types
export function readDistribution(values: TemplateValues, region: string): Distribution {
  const [resource] = values.resources('AWS::CloudFront::Distribution');
  if (!resource) throw new Error('The cloud assembly has no CloudFront distribution');
  const config = resource.properties.DistributionConfig;
  const buckets = values.resources('AWS::S3::Bucket');
  const policies = byReference(values.resources('AWS::CloudFront::ResponseHeadersPolicy'));
  const functions = new Map(
    values
      .resources('AWS::CloudFront::Function')
      .map((fn) => [fn.attribute('FunctionARN'), fn.properties.FunctionCode]),
  );
  const origins = new Map<string, Origin>(
    config.Origins.map((origin: any) => [origin.Id, readOrigin(origin, buckets, region)]),
  );
  const behaviour = (item: any): Behaviour => {
    const origin = origins.get(item.TargetOriginId);
    if (!origin) throw new Error(`A CloudFront behaviour names the unknown origin ${item.TargetOriginId}`);
    return {
      pattern: item.PathPattern,
      origin,
      methods: item.AllowedMethods ?? DEFAULT_METHODS,
      compress: item.Compress ?? false,
      responseHeaders: readHeaders(policies.get(item.ResponseHeadersPolicyId)?.properties.ResponseHeadersPolicyConfig),
      functionCode: (item.FunctionAssociations ?? [])
        .filter((association: any) => association.EventType === 'viewer-request')
        .map((association: any) => functions.get(association.FunctionARN))[0],
    };
  };
  return {
    domainNames: [resource.attribute('DomainName'), ...(config.Aliases ?? [])],
    behaviours: [...(config.CacheBehaviors ?? []).map(behaviour), behaviour(config.DefaultCacheBehavior)],
  };
}

function readOrigin(origin: any, buckets: ResolvedResource[], region: string): Origin {
  const headers = Object.fromEntries(
    (origin.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }: any) => [HeaderName, HeaderValue]),
  );
  const bucket = buckets.find(({ name }) => bucketDomain(name, region) === origin.DomainName);
  if (bucket) return { kind: 'bucket', bucketName: bucket.name, headers };
  const api = /^(\w+)\.execute-api\./.exec(origin.DomainName)?.[1];
  if (api) return { kind: 'api', api, headers };
  throw new Error(`The local run cannot stand in for the CloudFront origin ${origin.DomainName}`);
}

/** The headers that a policy makes CloudFront add. */
export function readHeaders(config: any): Record<string, string> {
  if (!config) return {};
  const { SecurityHeadersConfig: security = {}, CustomHeadersConfig: custom } = config;
  const headers: Record<string, string> = {};
  if (security.ContentSecurityPolicy) {
    headers['content-security-policy'] = security.ContentSecurityPolicy.ContentSecurityPolicy;
  }
  if (security.ContentTypeOptions) headers['x-content-type-options'] = 'nosniff';
  if (security.FrameOptions) headers['x-frame-options'] = security.FrameOptions.FrameOption;
  if (security.ReferrerPolicy) headers['referrer-policy'] = security.ReferrerPolicy.ReferrerPolicy;
  if (security.StrictTransportSecurity) {
    const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = security.StrictTransportSecurity;
    headers['strict-transport-security'] =
      `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}${Preload ? '; preload' : ''}`;
  }
  for (const { Header, Value } of custom?.Items ?? []) headers[Header.toLowerCase()] = Value;
  return headers;
}
// biome-ignore-end lint/suspicious/noExplicitAny: templates are JSON without types

function byReference(resources: ResolvedResource[]): Map<string, ResolvedResource> {
  return new Map(resources.map((resource) => [resource.ref, resource]));
}
