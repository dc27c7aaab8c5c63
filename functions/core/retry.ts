/** How a failed message waits before its next try. */
export interface Retry {
  /** Receives after which the queue moves the message to its dead-letter queue. */
  maxReceives: number;
  later(receiptHandle: string, receives: number): Promise<void>;
  /** The tries are used up: the message goes back at once, and the queue moves it to its dead-letter queue. */
  giveUp(receiptHandle: string): Promise<void>;
}
