import { atencionApi } from '#shared/entrevistas/atencion/atencion.api.ts';
import { nombreEmpresaOf } from '../../candidatos/candidatos/rechazo-mail.ts';
import { empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import { noSeContesta } from './atencion.errors.ts';
import { atencionRepos, loadAtencion, quienOf } from './load-atencion.ts';
import { respuestaMail } from './respuesta-mail.ts';

/** An answer closes what it answers; another question is another one. */
export const replyAtencion = endpoint(
  atencionApi.replyAtencion,
  { repos: { ...atencionRepos, entrevistas: entrevistaRepository, empresas: empresaListadoRepository } },
  async (asked) => {
    const { empresaId, usuario, body, params, repos, deps } = asked;
    const atencion = await loadAtencion(asked);
    if (atencion.tipo !== 'consulta' && atencion.tipo !== 'ayuda') throw noSeContesta();
    const entrevista = await repos.entrevistas.get(empresaId, params.entrevistaId);
    const nombreEmpresa = await nombreEmpresaOf(repos.empresas, empresaId);
    const quien = quienOf(usuario, deps);
    const result = { id: atencion.id, estado: 'cerrada' as const };
    await repos.atenciones.close(
      atencion,
      { ...quien, resultado: 'contestada', pasos: ['escrito'], hora: quien.fecha },
      {
        set: { respuesta: { ...quien, texto: body.texto } },
        alongside: respuestaMail(entrevista, { nombreEmpresa, mensaje: body.texto, usuario }, deps),
      },
      result,
    );
    deps.log.info('atencion.answered', { empresaId, atencionId: atencion.id });
    return result;
  },
);
export const { handler } = replyAtencion;
