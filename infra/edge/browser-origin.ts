import type { Environment } from '#infra/config/environments.ts';

/** Pages of any distribution: S3 takes one `*` in an origin. */
export const ANY_DISTRIBUTION = 'https://*.cloudfront.net';

/** Where the pages come from that send files. CloudFront's own domain is known only after the bucket that has to name it. */
export const browserOrigin = ({ domain }: Pick<Environment, 'domain'>) =>
  domain ? `https://${domain.name}` : ANY_DISTRIBUTION;
