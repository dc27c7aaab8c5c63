/**
 * The Idempotency-Key of a form. Sending the same content again, after a time-out for one, keeps the key, so the
 * server stores it once; other content, or a new submit after a success, gets a new one.
 */
export function submitKey(makeId: () => string = () => crypto.randomUUID()) {
  let last: { content: string; key: string } | undefined;
  return {
    keyFor(body: unknown): string {
      const content = JSON.stringify(body);
      if (last?.content !== content) last = { content, key: makeId() };
      return last.key;
    },
    done() {
      last = undefined;
    },
  };
}
