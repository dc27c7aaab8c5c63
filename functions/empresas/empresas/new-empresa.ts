import { randomInt } from 'node:crypto';
import { displayNombre, type Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { CreateEmpresa } from '#shared/empresas/empresas/empresa-form.ts';
import { normalizeSubdominio } from '#shared/empresas/empresas/normalize-subdominio.ts';
import { subdominioSchema } from '#shared/empresas/empresas/subdominio.ts';
import type { Plan } from '#shared/empresas/planes/plan.ts';
import type { Deps } from '../../core/deps.ts';
import { newLicencias } from '../licencias/change-licencias.ts';
import { limitesOf } from '../suscripciones/company-moves.ts';
import type { EmpresaRepository } from './empresa.repository.ts';

/** A company as it begins: in trial, with the limits of its plan, without users. */
export function newEmpresa(
  {
    adminData: _admin,
    areas: _areas,
    metodoPago: _pago,
    activa: _activa,
    solicitudId: _solicitud,
    planEstrategico: _planEstrategico,
    licencias,
    ...form
  }: CreateEmpresa,
  { plan, subdominio }: { plan: Plan; subdominio: string },
  deps: Deps,
): Empresa {
  const fecha = deps.now().toISOString();
  return {
    ...form,
    id: deps.newId('emp'),
    estado: 'trial',
    configuracion: { ...form.configuracion, subdominio },
    limites: limitesOf(plan),
    uso: { usuarios: 0, candidatos: 0, entrevistas: 0 },
    licencias: newLicencias(plan.limites.entrevistas, licencias),
    fechaCreacion: fecha,
    fechaActualizacion: fecha,
    version: 1,
  };
}

/** The subdomain that was asked for, which must be free, or one made of the name that is. */
export async function chooseSubdominio(form: CreateEmpresa, empresas: EmpresaRepository): Promise<string> {
  const { subdominio } = form.configuracion;
  if (subdominio) return subdominio;
  const made = normalizeSubdominio(displayNombre(form));
  const isUsable = subdominioSchema().safeParse(made).success && (await empresas.isSubdominioFree(made));
  return isUsable ? made : `${made.slice(0, 34) || 'empresa'}-${randomInt(10_000, 100_000)}`;
}
