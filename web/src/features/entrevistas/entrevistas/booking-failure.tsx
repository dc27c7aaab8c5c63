import { FormFailure, Notice } from '../../../components/notice.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { usePanelEmpresa } from '../../../lib/use-panel-figures.ts';

/** A failure of booking. Where the plan or the licences leave no room, also with the figures and what to do about it. */
export function BookingFailure({ failure }: { failure: unknown }) {
  const { panel } = usePanelEmpresa();
  if (!(failure instanceof ApiError)) return <FormFailure failure={failure} />;
  if (failure.code === 'LIMITE_ALCANZADO')
    return (
      <Notice kind="error" title={failure.message}>
        Las entrevistas canceladas no cuentan. Lo que escribiste sigue aquí.
      </Notice>
    );
  if (failure.code !== 'SIN_LICENCIA') return <FormFailure failure={failure} />;
  const { total, utilizadas } = panel?.licencias ?? {};
  return (
    <Notice kind="error" title={failure.message}>
      {total !== undefined && `Tu empresa ha usado ${utilizadas} de sus ${total} licencias. `}
      Una plaza queda libre cuando cancelas una entrevista programada o cuando alguien no se presenta. Para tener más,
      escribe a quien administra la plataforma. Lo que escribiste sigue aquí.
    </Notice>
  );
}
