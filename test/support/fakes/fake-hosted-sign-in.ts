import { createHash } from 'node:crypto';
import type {
  AuthorizationGrant,
  AuthorizationRequest,
  HostedSignIn,
  IdClaims,
} from '#functions/core/adapters/hosted-sign-in.ts';
import type { IdentityLinks, SocialIdentity } from '#functions/core/adapters/identity-links.ts';

interface Grant {
  claims: Partial<IdClaims> & { client?: string; pool?: string };
  challenge: string;
  redirectUri: string;
  refreshToken: string;
}

const DOMAIN = 'https://pool.test';

/** The pool's OAuth endpoints: a code works once, with the verifier and the address that it was asked for with. */
export class FakeHostedSignIn implements HostedSignIn {
  private readonly grants = new Map<string, Grant>();
  exchanges = 0;

  authorizeUrl(request: AuthorizationRequest): string {
    return `${DOMAIN}/oauth2/authorize?${new URLSearchParams({ ...request })}`;
  }

  /** The person signs in at the provider that the address leads to: the query that they come back with. */
  comeBack(location: string, claims: Grant['claims'], refreshToken: string): { code: string; state: string } {
    const { state = '', nonce, challenge = '', redirectUri = '' } = Object.fromEntries(new URL(location).searchParams);
    const code = `code-${this.grants.size + 1}`;
    this.grants.set(code, { claims: { nonce, ...claims }, challenge, redirectUri, refreshToken });
    return { code, state };
  }

  async exchange({ code, verifier, redirectUri }: AuthorizationGrant) {
    this.exchanges += 1;
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== redirectUri) return undefined;
    return { idToken: JSON.stringify(grant.claims), refreshToken: grant.refreshToken };
  }

  async verifyIdToken(token: string): Promise<IdClaims> {
    const { client = 'client', pool = 'pool', ...claims } = JSON.parse(token) as IdClaims & Grant['claims'];
    if (client !== 'client' || pool !== 'pool') throw new Error('Not an ID token of this pool and client');
    return claims;
  }
}

export class FakeIdentityLinks implements IdentityLinks {
  readonly links: (SocialIdentity & { poolId: string; username: string })[] = [];

  async link(poolId: string, username: string, identity: SocialIdentity): Promise<void> {
    this.links.push({ poolId, username, ...identity });
  }
}
