import { useEffect, useRef, useState } from 'react';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { submitKey } from '../../../lib/submit-key.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import {
  draftKey,
  EMPTY_DRAFT,
  engineScores,
  isEmpty,
  keepDraft,
  type ReviewDraft,
  readDraft,
  toBody,
} from './review-draft.ts';
import type { reviewErrors } from './review-errors.ts';

/** The notice after a conflict: it gets the focus. */
export const CONFLICTO_ID = 'revision-conflicto';
const CONFLICTS = new Set(['VERSION_OBSOLETA', 'ESTADO_NO_PERMITE']);

/** A person's review of one report: what they typed, whether it can be sent, and sending it. */
export function useReview(informe: Informe, reload: () => Promise<unknown>) {
  const { user, can } = useSession();
  const refresh = useRefresh();
  const key = draftKey(informe.entrevistaId, user.id);
  const [draft, setDraftState] = useState(() => readDraft(sessionStorage, key));
  // The contract's rules come with the first try, so that who only reads does not fetch them.
  const [check, setCheck] = useState<typeof reviewErrors>();
  const [attempts, setAttempts] = useState(0);
  const [confirming, setConfirming] = useState(false);
  const [conflict, setConflict] = useState(false);
  const keys = useRef(submitKey());
  const invalid = check?.(draft, engineScores(informe));

  // The first field that is wrong gets the focus, wherever in the document it stands.
  useEffect(() => {
    if (attempts > 0) document.querySelector<HTMLElement>('#informe-documento [aria-invalid=true]')?.focus();
  }, [attempts]);

  function setDraft(next: ReviewDraft) {
    setDraftState(next);
    keepDraft(sessionStorage, key, next);
  }

  async function ask() {
    const rules = check ?? (await import('./review-errors.ts')).reviewErrors;
    setCheck(() => rules);
    if (rules(draft, engineScores(informe))) setAttempts(attempts + 1);
    else setConfirming(true);
  }

  async function send() {
    const body = toBody(draft, informe.version);
    try {
      const idempotencyKey = keys.current.keyFor(body);
      await api.call('validateInforme', { params: { entrevistaId: informe.entrevistaId }, body, idempotencyKey });
    } catch (error) {
      if (!(error instanceof ApiError) || !CONFLICTS.has(error.code)) throw error;
      // Somebody was faster: their version is shown, and what was typed here stays.
      setConflict(true);
      await reload();
      // Once the dialog, which gives the focus back on closing, is gone.
      setTimeout(() => document.getElementById(CONFLICTO_ID)?.focus());
      return;
    }
    keys.current.done();
    setConflict(false);
    setDraft(EMPTY_DRAFT);
    await reload();
    void refresh('validateInforme');
    toast.success('Informe validado', { description: `Queda a tu nombre, ${user.nombre}.` });
    setTimeout(() => document.getElementById('validacion')?.focus());
  }

  return {
    draft,
    setDraft,
    /** Shown only once somebody tried to send. */
    errors: attempts > 0 ? invalid : undefined,
    /** This person may validate this report now. */
    open: informe.estado === 'analizada' && can('manage_interviews'),
    /** Typed here, but the report has been validated meanwhile. */
    orphaned: informe.estado === 'validada' && !isEmpty(draft),
    reviewer: user.nombre,
    conflict,
    ask,
    confirming,
    closeConfirm: () => setConfirming(false),
    send,
  };
}
export type Review = ReturnType<typeof useReview>;
