import type { Informe, InformeIa } from '#shared/informes/informes/informe.ts';
import { informesApi } from '#shared/informes/informes/informes.api.ts';
import { companyPartition } from '../../core/company-table.ts';
import { eventWrite } from '../../core/outbox.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { habilidadDesconocida } from './informe.errors.ts';
import { informeRepository, validatedWrites } from './informe.repository.ts';

export const validateInforme = endpoint(
  informesApi.validateInforme,
  { repos: { informes: informeRepository, entrevistas: entrevistaRepository } },
  async ({ body, params, empresaId, usuario, repos, deps }) => {
    // One after the other: when both are missing, the answer is not that of whichever read was quicker.
    const informe = await repos.informes.get(empresaId, params.entrevistaId);
    const entrevista = await repos.entrevistas.get(empresaId, params.entrevistaId);
    if (informe.version !== body.version) throw versionObsoleta();
    assertKnownSkills(informe.informeIA, body.cambios);

    const fecha = deps.now().toISOString();
    const cambios = body.cambios.map((cambio) => ({ ...cambio, por: usuario.nombre, fecha }));
    const { comentario } = body;
    const { candidatoNombre } = informe;
    const validacion = { por: usuario.nombre, usuarioId: usuario.id, comentario, fecha, candidatoNombre, cambios };
    const validated: Informe = { ...informe, estado: 'validada', validacion, version: informe.version + 1 };
    const writes = [
      ...validatedWrites(validated, informe.version),
      eventWrite(deps, companyPartition(empresaId), 'InformeValidado', {
        empresaId,
        entrevistaId: entrevista.id,
        actorId: usuario.id,
      }),
    ];
    await repos.entrevistas.transition(entrevista, 'validate', { fechaValidacion: fecha }, writes, {
      result: validated,
    });
    deps.log.info('informe.validated', { empresaId, entrevistaId: entrevista.id, cambios: cambios.length });
    return validated;
  },
);
export const { handler } = validateInforme;

function assertKnownSkills(informe: InformeIa, cambios: readonly { habilidad: string }[]): void {
  const known = [...informe.softSkills, ...informe.hardSkills].map(({ habilidad }) => habilidad);
  const index = cambios.findIndex(({ habilidad }) => !known.includes(habilidad));
  const unknown = cambios[index];
  if (unknown) throw habilidadDesconocida(unknown.habilidad, index);
}
