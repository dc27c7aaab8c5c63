import { FormFailure } from '../../../../components/notice.tsx';
import { ObsoletaNotice } from '../../../../components/obsoleta-notice.tsx';
import type { useSuscripcionForm } from './use-suscripcion-form.ts';

type Change = Pick<ReturnType<typeof useSuscripcionForm>, 'stale' | 'failure' | 'reload'>;

export function FailureNotice({ change: { stale, failure, reload } }: { change: Change }) {
  return stale ? (
    <ObsoletaNotice title="Otra persona cambió esta suscripción mientras la editabas" onReload={reload} />
  ) : (
    <FormFailure failure={failure} />
  );
}
