/** How a failed message waits before its next try. */
export interface Retry {
  /** Receives after which the queue moves the message to its dead-letter queue. */
  maxReceives: number;
  later(receiptHandle: string, receives: number): Promise<void>;
}
