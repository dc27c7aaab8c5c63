import type { Uses } from './contract.ts';

/**
 * A function that another service calls within its own work and waits for. It is neither an endpoint nor a job: nothing
 * retries it, and what it throws is the other service's answer.
 */
export interface TriggerContract {
  /** The moment of the user pool that calls it. `preSignUp` is of deployments with social sign-in only. */
  userPool: 'preSignUp' | 'customMessage';
  summary: string;
  /** Its `identity` actions are allowed on the pool; the pool's id comes in the event and not in the environment. */
  uses: Uses;
  /** Cognito itself waits for 5. */
  timeoutSeconds: number;
  /** MB. */
  memory?: number;
}

export type Triggers = Record<string, TriggerContract>;

export function defineTriggers<const T extends Triggers>(triggers: T): T {
  return triggers;
}
