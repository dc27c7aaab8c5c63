import { useSearchParams } from 'react-router';

/** `?apis=1` opens 'Config APIs Globales' on the panel, whatever section is shown. */
export function useApisDialog() {
  const [search, setSearch] = useSearchParams();
  const set = (open: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (open) next.set('apis', '1');
        else next.delete('apis');
        return next;
      },
      { replace: true },
    );
  return { open: search.get('apis') === '1', show: () => set(true), close: () => set(false) };
}
