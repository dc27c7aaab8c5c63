import { Button } from '@chakra-ui/react';
import { Notice } from './notice.tsx';

/** Above a form that began with what was typed before a reload or a lost connection: `useDraft` in lib. */
export function DraftNotice({ draft }: { draft: { restored: boolean; discard: () => void } }) {
  if (!draft.restored) return null;
  return (
    <Notice
      kind="info"
      title="Recuperamos lo que habías escrito"
      action={
        <Button variant="outline" size="sm" onClick={draft.discard}>
          Descartar borrador
        </Button>
      }
    >
      No guardado todavía: revísalo y guárdalo, o descártalo para empezar de cero.
    </Notice>
  );
}
