import { Box } from '@chakra-ui/react';
import { PLAN_LIMITES, PLANES } from '#shared/empresas/empresas/plan.ts';
import { SelectInput } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useApi } from '../../../lib/use-api.ts';
import { EmpresaField, useEmpresaForm } from './empresa-fields.tsx';
import { FormSection } from './form-section.tsx';
import { asNumber } from './form-values.ts';
import { planesQuery } from './plan-nombres.ts';

const SIN_LIMITE = -1;
const NOMBRES = { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' };

interface Choice {
  id: string;
  nombre: string;
  limites: { usuarios: number; candidatos: number; entrevistas: number };
}

/** The plans that ship with the platform: offered when the list of all plans cannot be loaded. */
const BUILT_IN: Choice[] = PLANES.map((id) => ({ id, nombre: NOMBRES[id], limites: PLAN_LIMITES[id] }));

function planText({ nombre, limites: { usuarios, candidatos, entrevistas } }: Choice): string {
  if ([usuarios, candidatos, entrevistas].every((limit) => limit === SIN_LIMITE)) return `${nombre}: sin límites`;
  const show = (limit: number) => (limit === SIN_LIMITE ? '∞' : limit);
  return `${nombre}: ${show(usuarios)} usuarios, ${show(candidatos)} candidatos, ${show(entrevistas)} entrevistas`;
}

const LIMITES = ['limites.usuarios', 'limites.candidatos', 'limites.entrevistas'] as const;

/** The plan, what it limits, and the licences. */
export function PlanSection() {
  const { form, empresaId, isSuperadmin } = useEmpresaForm();
  const { register } = form;
  const { data } = useApi(isSuperadmin ? 'listPlanes' : null, { query: planesQuery });
  const { data: empresa } = useApi(empresaId ? 'getEmpresa' : null, { params: { id: empresaId ?? '' } });
  const plan = form.watch('plan');
  const offered: Choice[] = data?.data.filter(({ activo, id }) => activo || id === plan) ?? BUILT_IN;
  const planes = offered.some(({ id }) => id === plan) ? offered : [...offered, { ...NINGUNO, id: plan, nombre: plan }];
  const used = empresa?.licencias;
  return (
    <>
      <FormSection
        title="Plan y límites"
        columns={3}
        help={
          empresaId
            ? 'Al cambiar de plan se aplican los límites del nuevo, salvo que escribas otros. -1 significa sin límite.'
            : 'El plan fija los límites; se pueden cambiar después.'
        }
      >
        <Box gridColumn={{ md: '1 / -1' }}>
          <EmpresaField name="plan">
            <SelectInput {...register('plan')}>
              {planes.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {planText(choice)}
                </option>
              ))}
            </SelectInput>
          </EmpresaField>
        </Box>
        {empresaId &&
          LIMITES.map((name) => (
            <EmpresaField key={name} name={name}>
              <Input type="number" min={-1} step={1} {...register(name, asNumber)} />
            </EmpresaField>
          ))}
      </FormSection>
      <FormSection
        title="Licencias"
        columns={3}
        help={
          used
            ? `Total ${used.total === SIN_LIMITE ? 'sin límite' : used.total}, utilizadas ${used.utilizadas}${
                used.fechaVencimiento ? `, vencen el ${formatDate(used.fechaVencimiento)}` : ''
              }. Cada licencia corre desde la primera entrevista que la usa.`
            : 'Cada licencia corre desde la primera entrevista que la usa.'
        }
      >
        <EmpresaField
          name="licencias.activas"
          help={empresaId ? 'El total crece con ellas. -1: sin límite.' : 'Vacío: las que necesita su plan.'}
        >
          <Input type="number" min={-1} step={1} inputMode="numeric" {...register('licencias.activas', asNumber)} />
        </EmpresaField>
        <EmpresaField name="licencias.configuracion.vigenciaDias" help="De 1 a 365.">
          <Input
            type="number"
            min={1}
            max={365}
            step={1}
            {...register('licencias.configuracion.vigenciaDias', asNumber)}
          />
        </EmpresaField>
        <EmpresaField name="licencias.configuracion.maxEntrevistasPorLicencia" help="De 1 a 20.">
          <Input
            type="number"
            min={1}
            max={20}
            step={1}
            {...register('licencias.configuracion.maxEntrevistasPorLicencia', asNumber)}
          />
        </EmpresaField>
      </FormSection>
    </>
  );
}

const NINGUNO = { limites: { usuarios: SIN_LIMITE, candidatos: SIN_LIMITE, entrevistas: SIN_LIMITE } };
