import { createHash } from 'node:crypto';

/** Somebody at a provider: what they say about themselves, and whether the provider vouches for it. */
export interface Account {
  email: string;
  isVerified: boolean;
}

/** The providers that the local run stands in for. */
export interface Kind {
  /** How the pool calls it. */
  name: 'Google' | 'Microsoft';
  /** The provider's own id of a person, the same at each sign-in. */
  subjectOf(email: string): string;
  /** How its ID tokens speak of an e-mail. */
  claimsOf(account: Account): Record<string, unknown>;
  emailClaims: string[];
}

const digest = (text: string) => createHash('sha256').update(text).digest();

export const KINDS: readonly Kind[] = [
  {
    name: 'Google',
    subjectOf: (email) => `1${digest(email).readBigUInt64BE().toString().padStart(20, '0')}`,
    claimsOf: ({ email, isVerified }) => ({ email, email_verified: isVerified }),
    emailClaims: ['email', 'email_verified'],
  },
  {
    name: 'Microsoft',
    subjectOf: (email) => digest(`microsoft ${email}`).toString('base64url'),
    // There is no `email_verified`; `xms_edov` is an optional claim, absent when the domain's owner is not verified.
    claimsOf: ({ email, isVerified }) => ({ email, preferred_username: email, ...(isVerified && { xms_edov: true }) }),
    emailClaims: ['email', 'xms_edov'],
  },
];
