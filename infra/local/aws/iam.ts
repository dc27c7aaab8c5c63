import { randomBytes } from 'node:crypto';
import { LOCAL_CREDENTIALS } from './credentials.ts';
import { isAllowed, type PolicyStatement, type RequestContext } from './iam-policy.ts';
import { AwsError } from './json-protocol.ts';

/** A role as the templates have it. */
export interface LocalRole {
  arn: string;
  trust: PolicyStatement[];
  statements: PolicyStatement[];
}

/** Whoever signed a request. */
export interface Principal {
  arn: string;
  statements: readonly PolicyStatement[];
  /** `aws:PrincipalTag/…` of a session. */
  context: RequestContext;
}

export interface Session {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  expiration: Date;
}

export interface AssumeRole {
  roleArn: string;
  tags: Record<string, string>;
  seconds: number;
}

/** Whose access key is whose. The administrator's (`LOCAL_CREDENTIALS`) may do everything, as tests and the seed do. */
export interface LocalIam {
  /** @throws AwsError for a key that nobody has, or whose session is over */
  principalOf(accessKeyId: string): Principal | 'administrator';
  /** @throws AwsError when the caller may not assume the role with these tags, or the role does not trust it */
  assume(caller: Principal | 'administrator', asked: AssumeRole): Session;
}

export interface LocalIamOptions {
  roles: ReadonlyMap<string, LocalRole>;
  /** ARN of a function's role, by its access key. */
  roleOf(accessKeyId: string): string | undefined;
  now?: () => number;
}

export function localIam({ roles, roleOf, now = Date.now }: LocalIamOptions): LocalIam {
  const sessions = new Map<string, { principal: Principal; expires: number }>();
  const ofFunction = (accessKeyId: string): Principal | undefined => {
    const role = roles.get(roleOf(accessKeyId) ?? '');
    return role ? { arn: role.arn, statements: role.statements, context: {} } : undefined;
  };
  return {
    principalOf(accessKeyId) {
      if (accessKeyId === LOCAL_CREDENTIALS.accessKeyId) return 'administrator';
      const session = sessions.get(accessKeyId);
      if (session && session.expires < now()) throw new AwsError('ExpiredTokenException', 'The session is over');
      const principal = session?.principal ?? ofFunction(accessKeyId);
      if (!principal) throw new AwsError('UnrecognizedClientException', 'The security token is invalid');
      return principal;
    },

    assume(caller, { roleArn, tags, seconds }) {
      const role = roles.get(roleArn);
      const actions = ['sts:AssumeRole', ...(Object.keys(tags).length > 0 ? ['sts:TagSession'] : [])];
      const context: RequestContext = {
        ...(caller !== 'administrator' && { 'aws:PrincipalArn': [caller.arn] }),
        'aws:TagKeys': Object.keys(tags),
        ...Object.fromEntries(Object.entries(tags).map(([name, value]) => [`aws:RequestTag/${name}`, [value]])),
      };
      const may = actions.every(
        (action) =>
          role &&
          caller !== 'administrator' &&
          isAllowed(caller.statements, { action, resource: roleArn, context }) &&
          isAllowed(role.trust, { action, context }),
      );
      if (!role || !may)
        throw new AwsError('AccessDenied', `Not authorized to perform sts:AssumeRole on ${roleArn}`, 403);
      const accessKeyId = `ASIA${randomBytes(8).toString('hex').toUpperCase()}`;
      const expires = now() + seconds * 1000;
      const ofTags = Object.entries(tags).map(([name, value]) => [`aws:PrincipalTag/${name}`, [value]]);
      const principal = { arn: role.arn, statements: role.statements, context: Object.fromEntries(ofTags) };
      sessions.set(accessKeyId, { principal, expires });
      const secret = {
        secretAccessKey: randomBytes(30).toString('base64'),
        sessionToken: randomBytes(60).toString('base64'),
      };
      return { accessKeyId, ...secret, expiration: new Date(expires) };
    },
  };
}

/** Access key in the `Authorization` header of a signed request. */
export function signerOf(authorization: string | undefined): string {
  return /Credential=([^/,\s]+)\//.exec(authorization ?? '')?.[1] ?? '';
}
