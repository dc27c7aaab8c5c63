import type { BusEvent, EventBus } from '#functions/core/adapters/event-bus.ts';
import type { Identity, SignIn, Tokens } from '#functions/core/adapters/identity.ts';
import type { Mail, Mailer } from '#functions/core/adapters/mailer.ts';
import type { SecretContext, Secrets } from '#functions/core/adapters/secrets.ts';
import type { TokenVerifier } from '#functions/core/token-verifier.ts';

/** Encrypts so that a test can see it: the context is part of the text, and a wrong one is refused, as KMS does. */
export class FakeSecrets implements Secrets {
  async encrypt(plain: string, context: SecretContext): Promise<string> {
    return `cipher:${JSON.stringify(context)}:${Buffer.from(plain).toString('base64')}`;
  }

  async decrypt(cipher: string, context: SecretContext): Promise<string> {
    const prefix = `cipher:${JSON.stringify(context)}:`;
    if (!cipher.startsWith(prefix)) throw new Error('InvalidCiphertextException');
    return Buffer.from(cipher.slice(prefix.length), 'base64').toString();
  }
}

export class FakeMailer implements Mailer {
  readonly sent: Mail[] = [];

  async send(mail: Mail): Promise<string> {
    this.sent.push(mail);
    return `mensaje-${this.sent.length}`;
  }
}

export class FakeEventBus implements EventBus {
  readonly published: BusEvent[] = [];
  /** Indexes that the bus does not take. */
  refuse: number[] = [];

  async publish(events: readonly BusEvent[]): Promise<number[]> {
    this.published.push(...events.filter((_, index) => !this.refuse.includes(index)));
    return this.refuse;
  }
}

interface Account {
  id: string;
  email: string;
  password: string;
  temporary: boolean;
}

/** Accounts and sign-in as Cognito behaves; tokens are readable here. */
export class FakeIdentity implements Identity {
  readonly accounts = new Map<string, Account>();
  readonly revoked = new Set<string>();

  async signIn(email: string, password: string): Promise<SignIn> {
    const account = this.accounts.get(email);
    if (account?.password !== password) return { kind: 'refused' };
    return account.temporary
      ? { kind: 'new_password', session: `reto:${email}` }
      : { kind: 'tokens', tokens: this.tokens(account) };
  }

  async setNewPassword(session: string, password: string) {
    const account = this.accounts.get(session.replace('reto:', ''));
    if (!account?.temporary) return { kind: 'refused' as const };
    if (password.length < 8) return { kind: 'weak_password' as const };
    Object.assign(account, { password, temporary: false });
    return { kind: 'tokens' as const, tokens: this.tokens(account) };
  }

  async refresh(refreshToken: string): Promise<Tokens | undefined> {
    const account = this.accounts.get(refreshToken.replace('refresh:', ''));
    return account && !this.revoked.has(refreshToken) ? this.tokens(account) : undefined;
  }

  async revoke(refreshToken: string): Promise<void> {
    this.revoked.add(refreshToken);
  }

  async provision({ id, email, temporaryPassword }: Parameters<Identity['provision']>[0]): Promise<string> {
    this.accounts.set(email, { id, email, password: temporaryPassword, temporary: true });
    return fakeSub(id);
  }

  private tokens({ id, email }: Account): Tokens {
    return { accessToken: fakeAccessToken(id), refreshToken: `refresh:${email}`, expiresIn: 3600 };
  }
}

export const fakeSub = (usuarioId: string) => `sub-${usuarioId}`;
export const fakeAccessToken = (usuarioId: string) => `access.${usuarioId}`;

/** Takes the tokens of `fakeAccessToken`, refuses all others. */
export const fakeVerifier: TokenVerifier = {
  async verify(token) {
    const username = /^access\.(.+)$/.exec(token)?.[1];
    if (!username) throw new Error('Not a token of this pool');
    return { username, sub: fakeSub(username), issuedAt: 0 };
  },
};
