/** SHA-256 of nothing: emotion puts one empty style element into the page and fills it by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const PERMISSIONS = ['microphone=(self)', 'camera=()', 'geolocation=()', 'payment=()', 'usb=()'];

export const HSTS_DAYS = 730;

/** Where pages connect to besides their own origin. */
export interface PageConnections {
  /** Files go there, with the presigned form. */
  uploads: string;
  /** A candidate's voice goes there, with a token of a minute. */
  speech: string;
}

/**
 * Security headers of every answer of the distribution, by their names in small letters. They stand apart from the
 * construct that makes CloudFront's policy of them, since reading them there costs tests a second of CDK.
 */
export function pageHeaders({ uploads, speech }: PageConnections) {
  const policy = [
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
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': `max-age=${HSTS_DAYS * 24 * 60 * 60}; includeSubDomains`,
    'permissions-policy': PERMISSIONS.join(', '),
  } as const;
}
