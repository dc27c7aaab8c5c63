import type { ComponentProps } from 'react';
import { TIEMPOS_EXTRA } from '#shared/entrevistas/entrevistas/duracion.ts';
import { SelectInput } from '../../../components/form-field.tsx';

/** How much more time somebody gets, in percent of the booked duration. */
export function TiempoExtraSelect(props: Omit<ComponentProps<typeof SelectInput>, 'children'>) {
  return (
    <SelectInput {...props}>
      {TIEMPOS_EXTRA.map((porcentaje) => (
        <option key={porcentaje} value={porcentaje}>
          {porcentaje === 0 ? 'Sin tiempo extra' : `${porcentaje} % más`}
        </option>
      ))}
    </SelectInput>
  );
}
