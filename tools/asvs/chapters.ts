import type { Chapter } from './row.ts';
import { encoding } from './v01-encoding.ts';
import { businessLogic } from './v02-business-logic.ts';
import { webFrontend } from './v03-web-frontend.ts';
import { api } from './v04-api.ts';
import { files } from './v05-files.ts';
import { authentication } from './v06-authentication.ts';
import { sessions } from './v07-sessions.ts';
import { authorization } from './v08-authorization.ts';
import { tokens } from './v09-tokens.ts';
import { oauth } from './v10-oauth.ts';
import { cryptography } from './v11-cryptography.ts';
import { communication } from './v12-communication.ts';
import { configuration } from './v13-configuration.ts';
import { dataProtection } from './v14-data-protection.ts';
import { architecture } from './v15-architecture.ts';
import { logging } from './v16-logging.ts';

/** Every decision, in the order of the standard. */
export const CHAPTERS: readonly Chapter[] = [
  encoding,
  businessLogic,
  webFrontend,
  api,
  files,
  authentication,
  sessions,
  authorization,
  tokens,
  oauth,
  cryptography,
  communication,
  configuration,
  dataProtection,
  architecture,
  logging,
];
