import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { HSTS_DAYS, type PageConnections, pageHeaders } from './page-headers.ts';

/** CloudFront's policy of the page headers. */
export function securityHeaders(scope: Construct, connections: PageConnections): cloudfront.ResponseHeadersPolicy {
  const headers = pageHeaders(connections);
  return new cloudfront.ResponseHeadersPolicy(scope, 'SecurityHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'], override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(HSTS_DAYS),
        includeSubdomains: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'Permissions-Policy', value: headers['permissions-policy'], override: true }],
    },
  });
}
