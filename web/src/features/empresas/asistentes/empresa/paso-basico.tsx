import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { normalizeSubdominio } from '#shared/empresas/empresas/normalize-subdominio.ts';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { IdentidadFields } from '../identidad-fields.tsx';
import { limitesText, precioText } from '../plan-words.ts';
import { TextField } from '../text-field.tsx';
import { usePlanes } from '../use-planes.ts';
import type { Wizard } from '../use-wizard.ts';

/** The last of the step: they come while the first fields are filled in. */
const SubdominioField = lazy(() => import('../subdominio-field.tsx'));
const ColoresFields = lazy(() => import('../colores-fields.tsx'));

export function PasoBasico({ wizard }: { wizard: Wizard }) {
  const { form, errorOf } = wizard;
  const { planes, error, retry } = usePlanes();
  // Until the list is there, what the form began with stands in it.
  const chosen = form.watch('plan') ?? 'professional';
  const options = planes ?? [];

  function suggestSubdominio() {
    const { nombreComercial = '', configuracion } = form.getValues();
    if (configuracion?.subdominio || !nombreComercial) return;
    form.setValue('configuracion.subdominio', normalizeSubdominio(nombreComercial), { shouldDirty: true });
  }

  return (
    <>
      <IdentidadFields
        wizard={wizard}
        names={
          <>
            <TextField
              wizard={wizard}
              name="nombreComercial"
              label="Nombre"
              required
              help="El que verán los candidatos."
              onLeave={suggestSubdominio}
            />
            <TextField wizard={wizard} name="nombreLegal" required autoComplete="organization" />
          </>
        }
      />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <FormField label="Plan" error={errorOf('plan')} help="Fija los límites; se puede cambiar después.">
          <SelectInput {...form.register('plan')} value={chosen}>
            {!options.some(({ id }) => id === chosen) && <option value={chosen}>{chosen}</option>}
            {options.map((plan) => (
              <option key={plan.id} value={plan.id}>
                {plan.nombre}, {precioText(plan)}: {limitesText(plan)}
              </option>
            ))}
          </SelectInput>
        </FormField>
        <Suspense fallback={<Skeleton h="88px" aria-hidden />}>
          <SubdominioField wizard={wizard} />
        </Suspense>
      </SimpleGrid>
      {error && !planes && <LoadError title="No pudimos cargar los planes" error={error} onRetry={retry} />}
      <Suspense fallback={<Skeleton h={{ base: '52', md: '88px' }} aria-hidden />}>
        <ColoresFields wizard={wizard} />
      </Suspense>
    </>
  );
}
