import type { Chapter } from './row.ts';

export const sessions: Chapter = {
  number: 7,
  title: 'Session management',
  rows: [
    {
      id: '7.1.1',
      level: 2,
      asks: 'Documents say how long sessions live, idle and at most, and why',
      decision: 'cumple',
      reason: 'The security document has the times and why they are so long',
      evidence: ['docs/security.md'],
    },
    {
      id: '7.1.2',
      level: 2,
      asks: 'Documents say how many sessions one account may have',
      decision: 'cumple',
      reason: 'As many as a person has devices; the security document says why',
      evidence: ['docs/security.md'],
    },
    {
      id: '7.1.3',
      level: 2,
      asks: 'Documents name all systems that hold sessions, and how they end together',
      decision: 'cumple',
      reason: 'The security document names the pool, the browser and the providers',
      evidence: ['docs/security.md'],
    },
    {
      id: '7.2.1',
      level: 1,
      asks: 'Session tokens are verified on the server',
      decision: 'cumple',
      reason: "Each request verifies the token and reads the user's record",
      evidence: [
        'functions/core/middleware/session.ts',
        'test/seguridad/tokens.integration.test.ts > is among those that are tried, and takes a good token',
      ],
    },
    {
      id: '7.2.2',
      level: 1,
      asks: 'Session tokens are made for the session, no fixed keys',
      decision: 'cumple',
      reason: 'Cognito issues them for each sign-in',
      evidence: ['functions/acceso/auth/open-session.ts'],
    },
    {
      id: '7.2.3',
      level: 1,
      asks: 'Reference tokens are random with 128 bits',
      decision: 'cumple',
      reason: 'Interview links have 256 bits and are stored hashed; Cognito makes the refresh tokens',
      evidence: [
        'functions/core/ids.ts',
        'test/entrevistas/entrevistas/entrevistas.unit.test.ts > keeps the token out of the table and out of every answer but the link',
      ],
    },
    {
      id: '7.2.4',
      level: 1,
      asks: 'Each sign-in makes a new session and ends the one before',
      decision: 'cumple',
      reason: 'New tokens each time; the session that the same browser had before ends, its access tokens too',
      evidence: [
        'functions/acceso/auth/welcome.ts',
        'test/acceso/auth/sign-in.unit.test.ts > ends the session that the same browser had before, and no other',
      ],
    },
    {
      id: '7.3.1',
      level: 2,
      asks: 'A session ends when it is not used for a time',
      decision: 'cumple',
      reason:
        'Seven days, twelve hours for a superadmin: the renewal is refused, and an open page that nobody touches ends by itself',
      evidence: [
        'shared/acceso/auth/reglas.ts',
        'test/acceso/auth/sesiones.unit.test.ts > ends for %s after its time, with a word for it, and its refresh token with it',
        'test/web/session-store.unit.test.ts > ends an open page that nobody has touched for too long, and is kept by any other tab that somebody uses',
      ],
    },
    {
      id: '7.3.2',
      level: 2,
      asks: 'A session ends after a time at most',
      decision: 'cumple',
      reason: 'Thirty days after the sign-in, as Cognito does not prolong refresh tokens',
      evidence: [
        'shared/acceso/auth/reglas.ts',
        'test/local-aws/cognito-sign-in.integration.test.ts > are refreshed with the time of the first sign-in, until the refresh token expires',
      ],
    },
    {
      id: '7.4.1',
      level: 1,
      asks: 'After signing out the session cannot be used',
      decision: 'cumple',
      reason:
        'The refresh token is revoked, and the record names the sign-in whose access tokens are refused from then on',
      evidence: [
        'test/acceso/auth/sign-in.unit.test.ts > ends with signing out for every token of that session, renewed ones too, and for no other session',
        'test/acceso/auth/sign-in.unit.test.ts > renews from the cookie, and no longer after signing out',
      ],
    },
    {
      id: '7.4.2',
      level: 1,
      asks: 'All sessions end when an account is disabled or deleted',
      decision: 'cumple',
      reason: 'The next request reads the record',
      evidence: [
        'test/acceso/auth/sign-in.unit.test.ts > ends at once for a user who is disabled',
        'test/empresas/usuarios/usuarios.unit.test.ts > ends the session at the next call, closes the account and frees a place of the plan',
        'test/seguridad/tokens.integration.test.ts > opens nothing any more once its user is disabled, between two calls',
      ],
    },
    {
      id: '7.4.3',
      level: 2,
      asks: 'After a factor has changed all other sessions can be ended',
      decision: 'cumple',
      reason: 'A new password ends all of them by itself',
      evidence: ['test/acceso/auth/recovery.unit.test.ts > ends all sessions of that user at once, and nobody else’s'],
    },
    {
      id: '7.4.4',
      level: 2,
      asks: 'Every page lets people sign out',
      decision: 'cumple',
      reason: 'The account menu stands in the frame of all pages',
      evidence: ['web/src/app/shell/account-panel.tsx', 'test/screens/shell/shell.screen.test.ts'],
    },
    {
      id: '7.4.5',
      level: 2,
      asks: 'Administrators can end the sessions of a user',
      decision: 'cumple',
      reason: 'A reset and a deactivation end them; all at once are ended by the runbook',
      evidence: [
        'test/empresas/usuarios/usuarios.unit.test.ts > ends every session when it is a reset, before and after the account has followed',
        'docs/operacion/rotate-keys.md',
      ],
    },
    {
      id: '7.5.1',
      level: 2,
      asks: 'What concerns authentication is changed only after a full sign-in',
      decision: 'cumple',
      reason:
        'The second factor is turned on and off with the password; the e-mail cannot be changed, and a new password needs the current one or a code by e-mail',
      evidence: [
        'test/acceso/auth/cambio-password.unit.test.ts > refuses a wrong current one at its field, and the session goes on',
        'test/acceso/auth/segundo-factor.unit.test.ts > asks for the password, gives the key as text and for a QR code, and is on after a right code',
        'test/acceso/auth/segundo-factor.unit.test.ts > asks for the password',
      ],
    },
    {
      id: '7.5.2',
      level: 2,
      asks: 'People see their sessions and can end any of them',
      decision: 'cumple',
      reason: 'The profile lists them; one is ended with the password, all of them, the own too, without',
      evidence: [
        'test/acceso/auth/sesiones.unit.test.ts > are listed newest first, with the device in words, their times, and which one asks',
        'test/acceso/auth/sesiones.unit.test.ts > ends its access tokens and its renewal at once, revokes its refresh token, and leaves the others',
        'test/acceso/auth/sesiones.unit.test.ts > asks for the password, and counts the tries',
        'test/screens/acceso/perfil/sesiones.screen.test.ts > shows each device, and ends one with the password, or all of them',
        'test/acceso/auth/recovery.unit.test.ts > ends every session of the caller, this one too, and nobody else’s',
      ],
    },
    {
      id: '7.6.1',
      level: 2,
      asks: 'Sessions of provider and application end as documented',
      decision: 'parcial',
      reason:
        'Our session lives by its own times: what ends at Google or Microsoft does not end it, as the security document says',
      evidence: ['docs/security.md', 'functions/acceso/auth/verify-oauth.ts'],
    },
    {
      id: '7.6.2',
      level: 2,
      asks: 'A session begins only by what a person does',
      decision: 'cumple',
      reason: 'A social sign-in begins on our page or by the address bar, never from another site',
      evidence: [
        'test/acceso/auth/social-sign-in.unit.test.ts > A link on another site begins no sign-in; the own page and the address bar do',
      ],
    },
  ],
};
