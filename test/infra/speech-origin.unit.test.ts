import { describe, expect, it } from 'vitest';
import { speechOrigin } from '#infra/edge/speech-origin.ts';

describe('Where pages may connect to for speech', () => {
  it.each([
    ['https://api.deepgram.com', 'wss://api.deepgram.com'],
    ['https://voz.empresa.test:8443/eu', 'wss://voz.empresa.test:8443'],
    ['http://127.0.0.1:4123/deepgram', 'ws://127.0.0.1:4123'],
  ])('%s is %s in the security policy', (deepgram, origin) => {
    expect(speechOrigin({ deepgram })).toBe(origin);
  });

  it('is never left out by mistake', () => {
    expect(() => speechOrigin({})).toThrow();
  });
});
