import type { BusEvent, EventBus } from '#functions/core/adapters/event-bus.ts';
import type { Files, StoredFile } from '#functions/core/adapters/files.ts';
import type { Identity, SignIn, Tokens } from '#functions/core/adapters/identity.ts';
import type { Mail } from '#functions/core/adapters/mail.ts';
import type { Mailer } from '#functions/core/adapters/mailer.ts';
import type { SecretContext, Secrets } from '#functions/core/adapters/secrets.ts';
import type { OnStep, Smtp, SmtpServer } from '#functions/core/adapters/smtp.ts';
import type { TokenVerifier } from '#functions/core/token-verifier.ts';
import { PASOS_SMTP } from '#shared/correos/email-config.ts';
import { anId } from '../ids.ts';

/** Encrypts so that a test can see it: the context is part of the text, and a wrong one is refused, as KMS does. */
export class FakeSecrets implements Secrets {
  async encrypt(plain: string, context: SecretContext): Promise<string> {
    return `cipher:${JSON.stringify(context)}:${Buffer.from(plain).toString('base64')}`;
  }

  async decrypt(cipher: string, context: SecretContext): Promise<string> {
    const prefix = `cipher:${JSON.stringify(context)}:`;
    if (!cipher.startsWith(prefix)) {
      throw Object.assign(new Error('The ciphertext is none of this context'), { name: 'InvalidCiphertextException' });
    }
    return Buffer.from(cipher.slice(prefix.length), 'base64').toString();
  }
}

/** Objects of a bucket by key; `broken` makes every call fail, as an unreachable S3 does. */
export class FakeFiles implements Files {
  readonly stored = new Map<string, StoredFile>();
  broken = false;

  async put(key: string, file: StoredFile): Promise<void> {
    if (this.broken) throw new Error('ServiceUnavailable');
    this.stored.set(key, file);
  }

  async get(key: string): Promise<Buffer | undefined> {
    if (this.broken) throw new Error('ServiceUnavailable');
    return this.stored.get(key)?.bytes;
  }

  async delete(key: string): Promise<void> {
    if (this.broken) throw new Error('ServiceUnavailable');
    this.stored.delete(key);
  }
}

export class FakeMailer implements Mailer {
  readonly sent: Mail[] = [];
  /** Thrown by the next sends, one each; undefined lets one through. */
  readonly failures: (Error | undefined)[] = [];

  async send(mail: Mail): Promise<string> {
    const failure = this.failures.shift();
    if (failure) throw failure;
    this.sent.push(mail);
    return `mensaje-${this.sent.length}`;
  }
}

/** A mail server that takes everything, unless `failure` is set. */
export class FakeSmtp implements Smtp {
  readonly sent: { server: SmtpServer; mail: Mail }[] = [];
  failure: Error | undefined;

  async send(server: SmtpServer, mail: Mail, onStep: OnStep = () => {}): Promise<string> {
    if (this.failure) throw this.failure;
    for (const paso of PASOS_SMTP) onStep(paso);
    this.sent.push({ server, mail });
    return `<${mail.id}@smtp.test>`;
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

/** Small, so that tests have more than one page. */
const ACCOUNTS_PAGE = 3;

interface Account {
  id: string;
  email: string;
  password: string;
  temporary: boolean;
  disabled?: boolean;
  createdAt?: Date;
  /** Sent by `sendResetCode`. */
  code?: string;
  /** The application that was begun to be set up, and the one that sign-ins ask for. */
  begun?: string;
  secret?: string;
  usedCode?: string;
}

/** Seconds that a refresh token goes on working after its first use. */
const GRACE_SECONDS = 60;

interface Issued {
  refreshToken: string;
  email: string;
  /** The sign-in that it comes from. */
  origin: number;
  social?: true;
  /** Epoch seconds. */
  replacedAt?: number;
}

/** Accounts and sign-in as Cognito behaves; tokens are readable here. */
export class FakeIdentity implements Identity {
  readonly accounts = new Map<string, Account>();
  readonly revoked = new Set<string>();
  private readonly issued: Issued[] = [];
  private readonly now: () => Date;

  constructor(now: () => Date = () => new Date(0)) {
    this.now = now;
  }

  async signIn(email: string, password: string): Promise<SignIn> {
    const account = this.accounts.get(email);
    if (account?.password !== password || account.disabled) return { kind: 'refused' };
    if (account.temporary) return { kind: 'new_password', session: `${account.id}.reto` };
    return this.afterPassword(account);
  }

  private afterPassword(account: Account): SignIn {
    return account.secret
      ? { kind: 'code', session: `${account.id}.codigo` }
      : { kind: 'tokens', tokens: this.tokens(account) };
  }

  async answerCode(session: string, code: string): Promise<SignIn | { kind: 'wrong_code' }> {
    const account = session.endsWith('.codigo') ? this.find(session.slice(0, -'.codigo'.length)) : undefined;
    if (!account?.secret || account.disabled) return { kind: 'refused' };
    if (code !== fakeCode(account.secret) || code === account.usedCode) return { kind: 'wrong_code' };
    account.usedCode = code;
    return { kind: 'tokens', tokens: this.tokens(account) };
  }

  async isPassword(email: string, password: string): Promise<boolean> {
    const account = this.accounts.get(email);
    return account?.password === password && !account.temporary && !account.disabled;
  }

  async changePassword({ accessToken, actual, password }: Parameters<Identity['changePassword']>[0]) {
    const { username, ownSignIn } = await fakeVerifier.verify(accessToken);
    const account = this.find(username);
    if (!ownSignIn || account?.password !== actual) return 'wrong_password' as const;
    if (password.length < 8) return 'weak_password' as const;
    account.password = password;
    return 'done' as const;
  }

  async startSecondFactor(accessToken: string): Promise<string | undefined> {
    const { username, ownSignIn } = await fakeVerifier.verify(accessToken);
    const account = this.find(username);
    if (!account || !ownSignIn) return undefined;
    account.begun = `CLAVE${this.issued.length}`;
    return account.begun;
  }

  async finishSecondFactor({ id, code }: { id: string; accessToken: string; code: string }): Promise<boolean> {
    const account = this.find(id);
    if (!account?.begun || code !== fakeCode(account.begun)) return false;
    account.secret = account.begun;
    return true;
  }

  async clearSecondFactor(id: string): Promise<void> {
    const account = this.find(id);
    if (account) delete account.secret;
  }

  async setNewPassword(session: string, password: string) {
    const account = session.endsWith('.reto') ? this.find(session.slice(0, -'.reto'.length)) : undefined;
    if (!account?.temporary) return { kind: 'refused' as const };
    if (password.length < 8) return { kind: 'weak_password' as const };
    Object.assign(account, { password, temporary: false });
    return this.afterPassword(account);
  }

  /** Another refresh token takes the place of the one that is sent, which works for `GRACE_SECONDS` more. */
  async refresh(refreshToken: string): Promise<Tokens | undefined> {
    const tokens = await this.renew(refreshToken);
    return tokens === 'reused' ? undefined : tokens;
  }

  async renew(refreshToken: string): Promise<Tokens | 'reused' | undefined> {
    const held = this.issued.find((each) => each.refreshToken === refreshToken);
    const account = this.accounts.get(held?.email ?? '');
    if (!held || !account || account.disabled || this.revoked.has(refreshToken)) return undefined;
    const second = Math.floor(this.now().getTime() / 1000);
    if (held.replacedAt !== undefined && second >= held.replacedAt + GRACE_SECONDS) return 'reused';
    held.replacedAt ??= second;
    const { replacedAt: _, ...signIn } = held;
    const next = { ...signIn, refreshToken: `refresh:${held.email}:${this.issued.length + 1}` };
    this.issued.push(next);
    return { accessToken: this.accessToken(account.id, next), refreshToken: next.refreshToken, expiresIn: 3600 };
  }

  async revoke(refreshToken: string): Promise<void> {
    this.revoked.add(refreshToken);
  }

  async provision({ id, email, temporaryPassword }: Parameters<Identity['provision']>[0]): Promise<string> {
    const existing = this.find(id);
    if (!existing && this.accounts.has(email)) throw new Error('AliasExistsException');
    const account = existing ?? { id, email, createdAt: this.now() };
    this.accounts.set(account.email, { ...account, password: temporaryPassword, temporary: true });
    return fakeSub(id);
  }

  /** The refresh token of a sign-in through a social provider. */
  federate(id: string): string {
    const account = this.find(id);
    if (!account) return 'refresh:none';
    const { refreshToken = '' } = this.tokens(account, { social: true });
    return refreshToken;
  }

  async signOutEverywhere(id: string): Promise<void> {
    const account = this.find(id);
    for (const { refreshToken, email } of this.issued) if (email === account?.email) this.revoked.add(refreshToken);
  }

  async disable(id: string): Promise<void> {
    Object.assign(this.find(id) ?? {}, { disabled: true });
  }

  async enable(id: string): Promise<void> {
    Object.assign(this.find(id) ?? {}, { disabled: false });
  }

  async remove(id: string): Promise<void> {
    const account = this.find(id);
    if (account) this.accounts.delete(account.email);
  }

  async setEmail(id: string, email: string): Promise<void> {
    const account = this.find(id);
    if (!account) return;
    this.accounts.delete(account.email);
    this.accounts.set(email, { ...account, email });
  }

  async listAccounts(cursor = '0') {
    const start = Number(cursor);
    const all = [...this.accounts.values()];
    const page = all.slice(start, start + ACCOUNTS_PAGE);
    const next = start + ACCOUNTS_PAGE;
    return {
      accounts: page.map(({ id, email, disabled, createdAt }) => ({
        id,
        email,
        enabled: !disabled,
        createdAt: createdAt ?? new Date(0),
      })),
      cursor: next < all.length ? String(next) : undefined,
    };
  }

  async sendResetCode(id: string): Promise<boolean> {
    const account = this.find(id);
    if (!account || account.temporary || account.disabled) return false;
    account.code = '123456';
    return true;
  }

  async resetPassword({ id, code, password }: { id: string; code: string; password: string }) {
    const account = this.find(id);
    if (account?.code === undefined || account.code !== code) return 'wrong_code' as const;
    if (password.length < 8) return 'weak_password' as const;
    delete account.code;
    account.password = password;
    return 'done' as const;
  }

  private find(id: string): Account | undefined {
    return [...this.accounts.values()].find((account) => account.id === id);
  }

  private tokens({ id, email }: Account, kind: { social?: true } = {}): Tokens {
    const signIn = {
      refreshToken: `refresh:${email}:${this.issued.length + 1}`,
      email,
      origin: this.issued.length,
      ...kind,
    };
    this.issued.push(signIn);
    return { accessToken: this.accessToken(id, signIn), refreshToken: signIn.refreshToken, expiresIn: 3600 };
  }

  private accessToken(id: string, { origin, social }: Issued): string {
    const token = `${fakeAccessToken(id, Math.floor(this.now().getTime() / 1000))}.${origin}`;
    return social ? token.replace('access.', 'social.') : token;
  }
}

export const fakeSub = (usuarioId: string) => `sub-${usuarioId}`;
/** `issuedAt` in epoch seconds, as a token says it. */
export const fakeAccessToken = (usuarioId: string, issuedAt = 0) => `access.${usuarioId}.${issuedAt}`;

/** What an application shows for this secret: six digits that follow from it. */
export const fakeCode = (secret: string) =>
  String([...secret].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 7)).padStart(6, '0');

/** Takes the tokens of `fakeAccessToken`, refuses all others; one that begins with `social` comes of a provider. */
export const fakeVerifier: TokenVerifier = {
  async verify(token) {
    const [, kind, username, issuedAt, sesion] = /^(access|social)\.(\w+)\.(\d+)(?:\.(\d+))?$/.exec(token) ?? [];
    if (!username) throw new Error('Not a token of this pool');
    return {
      username,
      sub: fakeSub(username),
      issuedAt: Number(issuedAt),
      sesion: sesion && anId('ses', Number(sesion)),
      ownSignIn: kind === 'access',
    };
  },
};
