import { Box, Button } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { lazyPanel, PanelBoundary } from './lazy-panel.tsx';

const PaletteSearch = lazyPanel(() => import('./palette-search.tsx'));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Everything by a few letters, from anywhere: Ctrl K, on a Mac ⌘ K. */
export function Palette() {
  const [open, setOpen] = useState(false);

  // Before the frame is painted: who sees it may press the keys at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const combined = isMac ? event.metaKey : event.ctrlKey;
      if (!combined || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // A question that is being asked (unsaved changes, a confirmation) is answered first.
      setOpen((now) => !now && !document.querySelector('dialog[open]'));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        px="2.5"
        color="fg.muted"
        aria-label="Buscar páginas, candidatos y empresas"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        css={{ '@media (max-width: 87.49em)': { borderColor: 'transparent', boxShadow: 'none', bg: 'transparent' } }}
      >
        <Search aria-hidden />
        <Box as="span" textStyle="xs" css={{ '@media (max-width: 87.49em)': { display: 'none' } }}>
          Buscar
          <Box as="kbd" ms="3" fontFamily="inherit" color="fg.subtle">
            {isMac ? '⌘ K' : 'Ctrl K'}
          </Box>
        </Box>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Buscar" width="lg">
        <PanelBoundary>
          <PaletteSearch close={() => setOpen(false)} />
        </PanelBoundary>
      </Dialog>
    </>
  );
}
