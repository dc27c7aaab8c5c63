/** Where browsers have speech transcribed: the WebSocket origin of the speech provider's API. */
export function speechOrigin({ deepgram }: { deepgram?: string }): string {
  const { protocol, host } = new URL(deepgram ?? '');
  return `${protocol === 'http:' ? 'ws' : 'wss'}://${host}`;
}
