import { useEffect, useState } from 'react';
import type { TranscriptMark } from '../../../components/split-by-mark.ts';
import { turnoElementId } from '../../entrevistas/entrevistas/transcript.tsx';

export type InformeTab = 'informe' | 'transcripcion';

/** Asks for a jump: what to mark, and the id of the button to come back to. */
export type JumpTo = (mark: TranscriptMark, from: string) => void;

type Move = { to: 'turno'; mark: TranscriptMark; from: string } | { to: 'informe'; from: string };

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * From a quote to the words in the transcript and back: the words are marked, the focus goes with the reader, and on a
 * phone the tabs change too. `initial` are the words that the page was opened for.
 */
export function useJump(initial?: { mark: TranscriptMark; from: string }) {
  const [tab, setTab] = useState<InformeTab>(initial ? 'transcripcion' : 'informe');
  const [move, setMove] = useState<Move | undefined>(initial && { to: 'turno', ...initial });

  useEffect(() => {
    if (!move) return;
    const element = document.getElementById(move.to === 'turno' ? turnoElementId(move.mark.turnoId) : move.from);
    element?.focus({ preventScroll: true });
    const seen = element?.querySelector('mark') ?? element;
    seen?.scrollIntoView({ block: 'center', behavior: calm() ? 'auto' : 'smooth' });
  }, [move]);

  const jump = move?.to === 'turno' ? move : undefined;
  return {
    tab,
    setTab,
    mark: jump?.mark,
    /** Id of the button whose words are marked now. */
    activeFrom: jump?.from,
    jumpTo: ((mark, from) => {
      setTab('transcripcion');
      setMove({ to: 'turno', mark, from });
    }) satisfies JumpTo,
    back: jump
      ? () => {
          setTab('informe');
          setMove({ to: 'informe', from: jump.from });
        }
      : undefined,
  };
}
export type Jump = ReturnType<typeof useJump>;
