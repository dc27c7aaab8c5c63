import { defineTriggers } from './core/trigger-contract.ts';

/** All triggers by domain: the key is the folder below `functions/` that holds the trigger. */
export const TRIGGERS = {
  'acceso/auth': defineTriggers({
    linkSocialUser: {
      userPool: 'preSignUp',
      summary: 'Link a social identity to the existing user of its verified e-mail, or refuse it',
      uses: { table: 'read', identity: ['AdminLinkProviderForUser'] },
      timeoutSeconds: 5,
      // Somebody waits for it in the middle of a sign-in, and Cognito no longer than five seconds.
      memory: 1024,
    },
    createMensajeRecuperacion: {
      userPool: 'customMessage',
      summary: "Word Cognito's e-mail with the code for a new password as the platform words its own",
      uses: { table: 'read' },
      timeoutSeconds: 5,
      memory: 1024,
    },
  }),
};
