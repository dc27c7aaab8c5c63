import type { Emulator, EmulatorOptions } from './emulator.ts';

/** An event as a rule's target receives it. */
export interface BusEvent {
  version: string;
  id: string;
  'detail-type': string;
  source: string;
  account: string;
  time: string;
  region: string;
  resources: string[];
  detail: unknown;
}

export interface EventTarget {
  /** ARN of a Lambda function or a queue. */
  arn: string;
  /** Constant JSON handed over instead of the event. */
  input?: unknown;
}

export interface EventRule {
  /** `default` or a bus of our own. */
  busName: string;
  /** EventBridge pattern: exact values, prefix, exists, anything-but, numeric. */
  eventPattern: Record<string, unknown>;
  targets: EventTarget[];
}

export interface EventBridgeOptions extends EmulatorOptions {
  onTarget?: (target: EventTarget, event: unknown) => void | Promise<void>;
}

export interface EventBridgeEmulator extends Emulator {
  /** Replaces all rules; they come from the synthesized template at each start, so they are not persisted. */
  setRules(rules: readonly EventRule[]): void;
}

export async function startEventBridge(_options: EventBridgeOptions): Promise<EventBridgeEmulator> {
  throw new Error('not built yet');
}
