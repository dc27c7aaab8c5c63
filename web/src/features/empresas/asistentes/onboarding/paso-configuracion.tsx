import { AREAS_INICIALES } from '#shared/empresas/empresas/onboarding.ts';
import { CheckList } from '../check-list.tsx';
import { INTEGRACIONES, SERVICIOS } from './configuracion-words.ts';
import type { PasoProps } from './paso-props.ts';

const AREAS = AREAS_INICIALES.map((area) => [area, area] as const);
const TOUCH = { shouldDirty: true, shouldTouch: true } as const;
const toggled = <T,>(list: readonly T[], value: T, checked: boolean) =>
  checked ? [...list, value] : list.filter((other) => other !== value);

export function PasoConfiguracion({ wizard: { form } }: PasoProps) {
  const areas = form.watch('areas') ?? [];
  const servicios = form.watch('configuracion.servicios_activos') ?? [];
  return (
    <>
      <CheckList
        legend="Áreas iniciales"
        help="Se crean con la empresa. Después puede cambiarlas y añadir otras."
        options={AREAS}
        chosen={areas}
        onChange={(area, checked) => form.setValue('areas', toggled(areas, area, checked), TOUCH)}
      />
      <CheckList
        legend="Servicios"
        options={SERVICIOS}
        chosen={servicios}
        onChange={(servicio, checked) =>
          form.setValue('configuracion.servicios_activos', toggled(servicios, servicio, checked), TOUCH)
        }
      />
      <CheckList
        legend="Integraciones"
        help="Quedan anotadas en la ficha de la empresa; cada una dice cuándo empieza a funcionar."
        options={INTEGRACIONES}
        chosen={INTEGRACIONES.map(([name]) => name).filter((name) => form.watch(`configuracion.integraciones.${name}`))}
        onChange={(name, checked) => form.setValue(`configuracion.integraciones.${name}`, checked, TOUCH)}
      />
    </>
  );
}
