import { preloadPage } from '../routes.tsx';

/**
 * Whoever points at a link, or moves to it by the keyboard, mostly follows it: its page is fetched meanwhile. The returned
 * function ends that.
 */
export function preloadLinked(): () => void {
  const kinds = ['pointerover', 'focusin'] as const;
  for (const kind of kinds) document.addEventListener(kind, onLink);
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, onLink);
  };
}

function onLink({ target }: Event): void {
  // A module that did not come is not asked for again by every browser.
  if (!navigator.onLine || !(target instanceof Element)) return;
  const link = target.closest('a');
  if (link?.origin === location.origin) preloadPage(link.pathname);
}
