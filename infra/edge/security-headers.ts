import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** SHA-256 of nothing: emotion puts one empty style element into the page and fills it by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const PERMISSIONS = ['microphone=(self)', 'camera=()', 'geolocation=()', 'payment=()', 'usb=()'];

/** Where pages connect to besides their own origin. */
export interface PageConnections {
  /** Files go there, with the presigned form. */
  uploads: string;
  /** A candidate's voice goes there, with a token of a minute. */
  speech: string;
}

function contentSecurityPolicy({ uploads, speech }: PageConnections): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${uploads} ${speech}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    // Named although 'none' is the default: checklists and older browsers look for it.
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

export function securityHeaders(scope: Construct, connections: PageConnections): cloudfront.ResponseHeadersPolicy {
  return new cloudfront.ResponseHeadersPolicy(scope, 'SecurityHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(connections), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'Permissions-Policy', value: PERMISSIONS.join(', '), override: true }],
    },
  });
}
