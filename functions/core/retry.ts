/** How a failed message waits before its next try. */
export interface Retry {
  /** Receives after which the queue moves the message to its dead-letter queue. */
  maxReceives: number;
  later(receiptHandle: string, receives: number, error?: unknown): Promise<void>;
  /** The tries are used up: the message goes back at once, and the queue moves it to its dead-letter queue. */
  giveUp(receiptHandle: string): Promise<void>;
}

/** A failure that knows when the next try makes sense. */
export class TryLater extends Error {
  readonly waitSeconds: number;
  constructor(message: string, waitSeconds: number) {
    super(message);
    this.name = 'TryLater';
    this.waitSeconds = waitSeconds;
  }
}
