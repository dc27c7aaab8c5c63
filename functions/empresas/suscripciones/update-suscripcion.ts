import { suscripcionesApi } from '#shared/empresas/suscripciones/suscripciones.api.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { readEmpresa } from '../empresas/read-empresa.ts';
import { limitesWrite } from '../empresas/uso.repository.ts';
import { changeLicencias } from '../licencias/change-licencias.ts';
import { licenciaRepository } from '../licencias/licencia.repository.ts';
import { planRepository } from '../planes/plan.repository.ts';
import { availablePlan, limitesOf, planTerms } from './company-moves.ts';
import { changeSuscripcionWrites, suscripcionRepository } from './suscripcion.repository.ts';

export const updateSuscripcion = endpoint(
  suscripcionesApi.updateSuscripcion,
  {
    repos: {
      empresas: empresaRepository,
      planes: planRepository,
      suscripciones: suscripcionRepository,
      licencias: licenciaRepository,
    },
  },
  async ({ params, body: { planId, metodoPago, version }, repos, deps }) => {
    const previous = await repos.suscripciones.get(params.id);
    if (previous.version !== version) throw versionObsoleta();
    const suscripcion = { ...previous, ...(metodoPago && { metodoPago }), version: version + 1 };
    if (!planId || planId === previous.planId) {
      await repos.suscripciones.change(previous, suscripcion);
      return suscripcion;
    }
    const plan = await availablePlan(planId, repos.planes);
    Object.assign(suscripcion, planTerms(plan));
    const empresa = await readEmpresa(previous.empresaId, repos.empresas);
    const fecha = deps.now().toISOString();
    const limites = limitesOf(plan);
    const changed = { ...empresa, plan: planId, limites, version: empresa.version + 1, fechaActualizacion: fecha };
    const moves = [limitesWrite(empresa.id, limites), ...changeSuscripcionWrites(previous, suscripcion)];
    const { entrevistas } = limites;
    await changeLicencias(repos.licencias, deps, { empresaId: empresa.id, entrevistas }, ({ writes }) =>
      repos.empresas.update(empresa, changed, [...moves, ...writes]),
    );
    return suscripcion;
  },
);
export const { handler } = updateSuscripcion;
