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
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === location.origin) preloadPage(link.pathname);
}
