import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { DESHACER_HORAS } from '#shared/datos/datos/datos.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { estadoNoPermite, operacionNoEncontrada } from './datos.errors.ts';
import { operacionRepository } from './operacion.repository.ts';

/** A restore is undone like an import: both have brought back what a file holds. */
export const undoImportacionDatos = endpoint(
  datosApi.undoImportacionDatos,
  { repos: { operaciones: operacionRepository } },
  async ({ params, empresaId, repos, deps }) => {
    const done = await repos.operaciones.get(empresaId, params.id);
    if (done.clase !== 'importacion' && done.clase !== 'restauracion') throw operacionNoEncontrada();
    if (done.estado !== 'terminada') throw estadoNoPermite('Solo se puede deshacer una importación terminada');
    if ((done.deshacerHasta ?? '') <= deps.now().toISOString()) {
      throw estadoNoPermite(`Han pasado más de ${DESHACER_HORAS} horas: ya no se puede deshacer`);
    }
    // After a try that broke off it goes on where that one stopped.
    const pasosHechos = done.motivo ? done.pasosHechos : 0;
    const set = { estado: 'deshaciendo', motivo: '', pasosHechos, pasosTotal: done.bloques } as const;
    const started = await repos.operaciones.begin(done, ['terminada'], set, deps);
    deps.log.info('datos.requested', { empresaId, operacionId: done.id, clase: 'deshacer' });
    return started;
  },
);
export const { handler } = undoImportacionDatos;
