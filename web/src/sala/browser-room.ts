import { draftDatabase } from './draft-database.ts';
import { createDraftStore } from './draft-store.ts';
import { type Change, createRoom, type Room } from './room.ts';
import { createRoomApi } from './room-api.ts';

/** The last part of `/entrevista/{accessToken}`; undefined when the address holds none. */
export function accessTokenOf(pathname: string): string | undefined {
  const [, token] = /^\/entrevista\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return token && decodeURIComponent(token);
  } catch {
    return undefined;
  }
}

/** Names the interview in this browser's storage and channels without holding enough of the link to open it. */
const ROOM_NAME_LENGTH = 20;

/** Focus and visibility change together; one reading is enough. */
const READING_GAP_MS = 2_000;

/** The room on this browser: its storage, its line, its other windows. Lives as long as the page. */
export function connectRoom(accessToken: string): Room {
  const name = accessToken.slice(0, ROOM_NAME_LENGTH);
  const shared = `idonea.sala.${name}`;
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(shared) : undefined;
  const room = createRoom({
    api: createRoomApi(accessToken),
    drafts: createDraftStore({ database: draftDatabase(shared), newId: () => crypto.randomUUID() }),
    timers: { set: (act, ms) => window.setTimeout(act, ms), clear: (handle) => window.clearTimeout(handle as number) },
    now: Date.now,
    random: Math.random,
    newId: () => crypto.randomUUID(),
    alone: aloneInBrowser(shared),
    announce: (change) => tabs?.postMessage(change),
  });

  let lastReading = 0;
  const readAgain = () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastReading < READING_GAP_MS) return;
    lastReading = Date.now();
    void room.refresh();
  };
  tabs?.addEventListener('message', ({ data }) => void room.follow(data as Change));
  document.addEventListener('visibilitychange', readAgain);
  window.addEventListener('focus', readAgain);
  window.addEventListener('pageshow', (event) => event.persisted && readAgain());
  window.addEventListener('online', () => void room.reconnect());
  window.addEventListener('offline', room.disconnect);
  lastReading = Date.now();
  void room.refresh();
  return room;
}

/** Longer than a request: a window that was put to sleep in the middle of one must not hold up the others for good. */
const TURN_LIMIT_MS = 25_000;

/**
 * One window sends at a time, by a Web Lock. Where there are none, or whoever holds it does not come back, work goes on:
 * that an answer is stored once is the server's doing, the lock only spares it the second request.
 */
function aloneInBrowser(name: string): (work: () => Promise<void>) => Promise<void> {
  return async (work) => {
    let begun = false;
    const run = () => {
      begun = true;
      return work();
    };
    await navigator.locks?.request(name, { signal: AbortSignal.timeout(TURN_LIMIT_MS) }, run).catch((error) => {
      if (begun) throw error;
    });
    if (!begun) await work();
  };
}
