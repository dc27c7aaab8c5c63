import type { Caption } from './captions.ts';

/** Results are some kB; whatever is longer is not read. */
const MESSAGE_MAX = 100_000;

interface Results {
  type?: unknown;
  is_final?: unknown;
  channel?: { alternatives?: { transcript?: unknown }[] };
}

/** The caption in a message of Deepgram's live API (`Results`); undefined for all others, and for what is none of its. */
export function captionIn(data: unknown): Caption | undefined {
  if (typeof data !== 'string' || data.length > MESSAGE_MAX) return undefined;
  try {
    const message = JSON.parse(data) as Results | null;
    if (message?.type !== 'Results') return undefined;
    const text = message.channel?.alternatives?.[0]?.transcript;
    return typeof text === 'string' ? { text, final: message.is_final === true } : undefined;
  } catch {
    return undefined;
  }
}
