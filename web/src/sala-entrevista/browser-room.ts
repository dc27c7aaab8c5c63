import { createDraftStore, type KeyValueStore } from './draft-store.ts';
import { createRoom, type Room } from './room.ts';
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
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(`idonea.sala.${name}`) : undefined;
  const room = createRoom({
    api: createRoomApi(accessToken),
    drafts: createDraftStore({ storage: browserStorage(), room: name, newId: () => crypto.randomUUID() }),
    timers: { set: (act, ms) => window.setTimeout(act, ms), clear: (handle) => window.clearTimeout(handle as number) },
    now: Date.now,
    random: Math.random,
    announce: () => tabs?.postMessage('changed'),
  });

  let lastReading = 0;
  const readAgain = () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastReading < READING_GAP_MS) return;
    lastReading = Date.now();
    void room.refresh();
  };
  tabs?.addEventListener('message', () => void room.refresh());
  document.addEventListener('visibilitychange', readAgain);
  window.addEventListener('focus', readAgain);
  window.addEventListener('pageshow', (event) => event.persisted && readAgain());
  window.addEventListener('online', () => void room.reconnect());
  lastReading = Date.now();
  void room.refresh();
  return room;
}

/** Where storage is forbidden, even naming it throws. */
function browserStorage(): KeyValueStore {
  try {
    return window.localStorage;
  } catch {
    const refuse = () => {
      throw new Error('Storage is blocked');
    };
    return { length: 0, key: () => null, getItem: () => null, setItem: refuse, removeItem: () => undefined };
  }
}
