import { AwsError } from '../json-protocol.ts';

/** In milliseconds. Source: "TransactWriteItems", how long a client's token is known. */
const KNOWN_MS = 10 * 60_000;

/** Transactions that came through: a client that lost the answer asks again with the same token. */
export class RequestTokens {
  private readonly known = new Map<string, { asked: string; at: number }>();

  /**
   * Does the work unless the token's was done.
   * @throws IdempotentParameterMismatchException when the token was another request's.
   */
  once(token: string | undefined, asked: string, work: () => object): object {
    const now = Date.now();
    for (const [old, { at }] of this.known) {
      if (now - at < KNOWN_MS) break;
      this.known.delete(old);
    }
    const done = token === undefined ? undefined : this.known.get(token);
    if (done && done.asked !== asked) {
      throw new AwsError('IdempotentParameterMismatchException', 'The token was that of another request');
    }
    if (done) return {};
    const answer = work();
    if (token !== undefined) this.known.set(token, { asked, at: now });
    return answer;
  }
}
