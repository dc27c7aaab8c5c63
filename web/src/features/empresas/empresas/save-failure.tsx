import { RequestReference } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ApiError, messageOf } from '../../../lib/api-error.ts';

/** A save that did not reach the table, or that it refused. */
export function SaveFailure({ title, failure }: { title: string; failure: unknown }) {
  if (failure === undefined) return null;
  const unsaved = failure instanceof ApiError && !failure.retryable;
  return (
    <Notice kind="error" title={`${title}: ${messageOf(failure)}`}>
      {unsaved ? 'No guardado. ' : 'La empresa no se pudo guardar en la base de datos. Inténtalo de nuevo. '}
      Lo que escribiste sigue aquí.
      <RequestReference error={failure} />
    </Notice>
  );
}
