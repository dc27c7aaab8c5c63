import type { Operation } from './operations.ts';
import type { FuzzRequest, Ground } from './requests.ts';
import type { FuzzAnswer } from './verdict.ts';

/** What the fuzzer talks to. */
export interface Target {
  ground: Ground;
  send(request: FuzzRequest): Promise<FuzzAnswer>;
  /** After an operation: brings back what its requests may have taken away, and says what that was. */
  settle(operation: Operation): Promise<string[]>;
  close(): Promise<void>;
}
