import { isDeepStrictEqual } from 'node:util';
import { configuracionEmpresaSchema, type Empresa } from '#shared/empresas/empresas/empresa.ts';
import { CAMPOS_DE_ADMIN, type UpdateEmpresa } from '#shared/empresas/empresas/empresa-form.ts';
import { isValidTaxId } from '#shared/empresas/empresas/tax-id.ts';
import { merged } from '../../core/merged.ts';
import type { SessionUser } from '../../core/request.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { estadoOf } from './change-estado.ts';
import { campoDeSuperadmin, cifInvalido } from './empresa.errors.ts';

/** The company as a change makes it, licences, strategic plan and the limits of a new plan apart; refused when the caller may not. */
export function changedEmpresa(previous: Empresa, body: UpdateEmpresa, usuario: SessionUser, now: Date): Empresa {
  const { version, licencias: _licencias, planEstrategico: _plan, activa, serviciosContratados, ...changes } = body;
  if (version !== previous.version) throw versionObsoleta();
  const whole = merged(previous, changes);
  const empresa = {
    ...whole,
    // What it did not have until now has the rest of its fields by default.
    configuracion: configuracionEmpresaSchema().parse(whole.configuracion),
    // A list in the shape of an object: it comes whole.
    serviciosContratados: serviciosContratados ?? previous.serviciosContratados,
    estado: estadoOf(activa) ?? previous.estado,
    version: previous.version + 1,
    fechaActualizacion: now.toISOString(),
  };
  if (usuario.rol !== 'superadmin') assertFieldsOfAdmin(previous, empresa, body);
  if (!isValidTaxId(empresa.pais, empresa.cif)) throw cifInvalido();
  return empresa;
}

/** A form may send back what it was shown; what an administrator must not change has to be as it stands. */
function assertFieldsOfAdmin(previous: Empresa, empresa: Empresa, body: UpdateEmpresa): void {
  const { version: _version, licencias = {}, activa: _activa, planEstrategico, ...changes } = body;
  if (planEstrategico) throw campoDeSuperadmin('planEstrategico');
  if (empresa.estado !== previous.estado) throw campoDeSuperadmin('activa');
  for (const name of Object.keys(changes) as (keyof Empresa)[]) {
    const isOwn = CAMPOS_DE_ADMIN.includes(name);
    if (!isOwn && !isDeepStrictEqual(empresa[name], previous[name])) throw campoDeSuperadmin(name);
  }
  const { activas, configuracion } = previous.licencias;
  const asShown = { activas, ...licencias, configuracion: { ...configuracion, ...licencias.configuracion } };
  if (!isDeepStrictEqual(asShown, { activas, configuracion })) throw campoDeSuperadmin('licencias');
}
