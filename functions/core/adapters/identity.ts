export interface Tokens {
  /** Sealed, as a browser may hold it (`sealed-token.ts`); so is every access token below. */
  accessToken: string;
  /** Of a refresh it takes the place of the one that was sent. */
  refreshToken?: string;
  /** Seconds. */
  expiresIn: number;
}

export type SignIn =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'new_password'; session: string }
  /** The code of the second factor comes next. */
  | { kind: 'code'; session: string }
  | { kind: 'refused' };

/** An account as Cognito lists it. */
export interface Account {
  id: string;
  email: string;
  enabled: boolean;
  createdAt: Date;
}

export type PasswordChange = 'done' | 'wrong_password' | 'weak_password' | 'too_many_tries';
export type PasswordReset = 'done' | 'wrong_code' | 'expired_code' | 'weak_password' | 'too_many_tries';

/** Who signs in, for Cognito's threat protection: without it every sign-in would come from our functions. */
export interface Caller {
  ip: string;
  userAgent: string | undefined;
}

/** Sign-in and accounts, on Cognito. The username is our own user id; people sign in with their e-mail. */
export interface Identity {
  signIn(email: string, password: string, caller?: Caller): Promise<SignIn>;
  /** `session` is what `signIn` answered with `new_password`. */
  setNewPassword(session: string, password: string, caller?: Caller): Promise<SignIn | { kind: 'weak_password' }>;
  /** `session` is what `signIn` or `setNewPassword` answered with `code`. A wrong code leaves it for another try. */
  answerCode(session: string, code: string, caller?: Caller): Promise<SignIn | { kind: 'wrong_code' }>;
  /** Whether it is the user's; opens nothing. */
  isPassword(email: string, password: string, caller?: Caller): Promise<boolean>;
  /** The token must be of a sign-in with a password, and not revoked: any other is answered `wrong_password`. */
  changePassword(change: { accessToken: string; actual: string; password: string }): Promise<PasswordChange>;
  /** A new secret for an authenticator application, in Base32; undefined for a token of a social sign-in. */
  startSecondFactor(accessToken: string): Promise<string | undefined>;
  /** From now on sign-ins with a password ask for its code. false for a wrong code. */
  finishSecondFactor(user: { id: string; accessToken: string; code: string }): Promise<boolean>;
  clearSecondFactor(id: string): Promise<void>;
  /** Each refresh token is taken once, and for 60 seconds more where two ask at the same time; `reused` says that it comes later. */
  renew(refreshToken: string): Promise<Tokens | 'reused' | undefined>;
  /** New tokens, where it does not matter why there are none. */
  refresh(refreshToken: string): Promise<Tokens | undefined>;
  revoke(refreshToken: string): Promise<void>;
  /** Creates the account, or sets its temporary password again when it exists. Answers Cognito's `sub`. */
  provision(user: { id: string; email: string; nombre: string; temporaryPassword: string }): Promise<string>;
  /** No refresh token of the account works any more. The account need not exist, here and below. */
  signOutEverywhere(id: string): Promise<void>;
  disable(id: string): Promise<void>;
  enable(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  setEmail(id: string, email: string): Promise<void>;
  /** Every account of the pool, a page at a time. A cursor that is too old begins again. */
  listAccounts(cursor?: string): Promise<{ accounts: Account[]; cursor: string | undefined }>;
  /** Cognito mails a code. false when the account has no password of its own yet, is disabled or does not exist. */
  sendResetCode(id: string): Promise<boolean>;
  resetPassword(reset: { id: string; code: string; password: string }): Promise<PasswordReset>;
}
