import { conservacionApi } from '#shared/datos/conservacion/conservacion.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { conservacionRepository, mesesOf } from './conservacion.repository.ts';
import { avisoValido, fechaSupresion, porSuprimirHasta } from './plazo.ts';

export const listPorSuprimir = endpoint(
  conservacionApi.listPorSuprimir,
  { repos: { conservaciones: conservacionRepository } },
  async ({ empresaId, query, repos, deps }) => {
    const conservacion = await repos.conservaciones.find(empresaId);
    const meses = mesesOf(conservacion);
    if (!meses) return { items: [] };
    const now = deps.now();
    const page = await repos.conservaciones.listInactivos(empresaId, porSuprimirHasta(meses, now), query);
    const items = page.items.map((each) => ({
      candidatoId: each.candidatoId,
      nombre: each.nombre,
      ultimaActividad: each.fecha,
      avisado: avisoValido(each, conservacion),
      fechaSupresion: fechaSupresion(each, conservacion, meses, now).toISOString(),
    }));
    return { items, cursor: page.cursor };
  },
);
export const { handler } = listPorSuprimir;
