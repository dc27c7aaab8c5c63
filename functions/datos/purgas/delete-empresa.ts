import { purgasApi } from '#shared/datos/purgas/purgas.api.ts';
import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { Reply } from '../../core/reply.ts';
import { changeEstado } from '../../empresas/empresas/change-estado.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { readEmpresa } from '../../empresas/empresas/read-empresa.ts';
import { planRepository } from '../../empresas/planes/plan.repository.ts';
import { suscripcionRepository } from '../../empresas/suscripciones/suscripcion.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { confirmacionIncorrecta } from './purga.errors.ts';
import { purgaRepository, toPurga } from './purga.repository.ts';

/** Cancelled first, whichever way: nobody writes into a company that is being removed. Asked again, it goes on. */
export const deleteEmpresa = endpoint(
  purgasApi.deleteEmpresa,
  {
    repos: {
      empresas: empresaRepository,
      planes: planRepository,
      suscripciones: suscripcionRepository,
      purgas: purgaRepository,
    },
  },
  async ({ empresaId, body: { confirmacion }, usuario, repos, deps }) => {
    const previous = await readEmpresa(empresaId, repos.empresas);
    const nombre = displayNombre(previous);
    if (confirmacion !== undefined && confirmacion.trim() !== nombre) throw confirmacionIncorrecta(nombre);
    const { id } = previous;
    const actor = { usuarioId: usuario.id, nombre: usuario.nombre };
    if (previous.estado !== 'cancelada') {
      await changeEstado(previous, { estado: 'cancelada', motivo: 'Empresa eliminada', actor }, repos, deps);
    }
    const answer = { id, estado: 'cancelada' as const, purga: null };
    if (confirmacion === undefined) return new Reply(answer, { message: 'Empresa cancelada correctamente' });
    const purga = toPurga(await repos.purgas.start({ id, nombre }, actor, deps));
    deps.log.info('purga.started', { empresaId: id });
    return new Reply({ ...answer, purga }, { message: 'Se están eliminando todos los datos de la empresa' });
  },
);
export const { handler } = deleteEmpresa;
