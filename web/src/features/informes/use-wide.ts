import { useSyncExternalStore } from 'react';

/** Room for report and transcript side by side, each with a scroll of its own. */
const QUERY = '(min-width: 64em) and (min-height: 34em)';

function subscribe(listener: () => void) {
  const list = matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

export const useWide = () => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
