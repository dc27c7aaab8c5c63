import { env } from '../env.ts';
import type { ReachPolicy } from './public-address.ts';

export interface SmtpPolicy extends ReachPolicy {
  ports: readonly number[];
}

/** What the deployment lets mail servers be: `infra/function-environment.ts`. */
export const smtpPolicy = () => JSON.parse(env('SMTP_POLICY')) as SmtpPolicy;
