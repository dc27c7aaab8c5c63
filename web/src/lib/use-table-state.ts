import { useLocation, useSearchParams } from 'react-router';

/**
 * Filters, search and order of a list in the URL: `const [state, set] = useTableState({ q: '', estado: '' })`. Values
 * equal to their default leave the URL; every change goes back to the first page.
 */
export function useTableState<T extends Record<string, string>>(defaults: T) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const state = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, search.get(name) ?? value]),
  ) as T;

  function set(changes: Partial<T>) {
    // A search box speaks a moment after the typing: whoever has left the page meanwhile must not be taken back to it.
    if (window.location.pathname !== pathname) return;
    // From the address itself: what was last rendered may be older than the change before this one.
    const next = new URLSearchParams(window.location.search);
    next.delete('cursor');
    for (const [name, value] of Object.entries(changes)) {
      if (!value || value === defaults[name]) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  }
  return [state, set] as const;
}
