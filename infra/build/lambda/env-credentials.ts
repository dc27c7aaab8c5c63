/**
 * Stands in for `@aws-sdk/credential-provider-node` in function bundles. Lambda hands credentials over in the
 * environment; the real package also carries the providers for EC2, SSO and profiles, which cost 135 kB and load
 * undici at import.
 */
export function defaultProvider() {
  return async () => {
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
    if (!accessKeyId || !secretAccessKey) throw new Error('The Lambda environment holds no AWS credentials');
    return { accessKeyId, secretAccessKey, sessionToken: process.env.AWS_SESSION_TOKEN };
  };
}
