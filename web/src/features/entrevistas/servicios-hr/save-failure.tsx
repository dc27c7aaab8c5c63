import { RequestReference } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';

/** What no field explains. What was typed stays. */
export function SaveFailure({ verb, failure }: { verb: 'crear' | 'actualizar'; failure: unknown }) {
  if (failure === undefined) return null;
  return (
    <Notice kind="error" title={`Error al ${verb} servicio: ${messageOf(failure)}`}>
      No guardado. Lo que escribiste sigue aquí: puedes intentarlo de nuevo.
      <RequestReference error={failure} />
    </Notice>
  );
}
