import { atencionApi } from '#shared/entrevistas/atencion/atencion.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import { assertAtiende, atencionRepos } from './load-atencion.ts';

export const listAtenciones = endpoint(
  atencionApi.listAtenciones,
  { repos: { ...atencionRepos, entrevistas: entrevistaRepository } },
  async ({ empresaId, usuario, query: { limit, cursor, ...filters }, repos, deps }) => {
    await assertAtiende({ empresaId, usuario, repos });
    const asked = { ...filters, usuarioId: usuario.id, now: deps.now() };
    const page = await repos.atenciones.list(empresaId, asked, { limit, cursor });
    const ids = page.items.map(({ entrevistaId }) => entrevistaId);
    const entrevistas = await repos.entrevistas.findMany(empresaId, ids);
    const items = page.items.flatMap((each) => {
      // Erased in this very moment.
      const entrevista = entrevistas.get(each.entrevistaId);
      return entrevista
        ? { ...each, candidatoNombre: entrevista.candidatoNombre, servicioNombre: entrevista.servicioNombre }
        : [];
    });
    return { items, cursor: page.cursor };
  },
);
export const { handler } = listAtenciones;
