import { informesApi } from '#shared/informes/informes/informes.api.ts';
import { candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { hitoWrites } from '../../candidatos/candidatos/hito.repository.ts';
import { nombreEmpresaOf } from '../../candidatos/candidatos/rechazo-mail.ts';
import { correoWrites } from '../../correos/correo.repository.ts';
import { empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { informeRepository, resultadoWrite } from './informe.repository.ts';

export const sendResultado = endpoint(
  informesApi.sendResultado,
  {
    repos: { informes: informeRepository, candidatos: candidatoRepository, empresas: empresaListadoRepository },
  },
  async ({ body, params, empresaId, usuario, repos, deps }) => {
    const informe = await repos.informes.get(empresaId, params.entrevistaId);
    const { candidatoId, entrevistaId, servicioNombre } = informe;
    const { nombre, email } = await repos.candidatos.get(empresaId, candidatoId);
    const nombreEmpresa = await nombreEmpresaOf(repos.empresas, empresaId);
    const actor = { usuarioId: usuario.id, nombre: usuario.nombre };
    const resultado = { por: usuario.nombre, usuarioId: usuario.id, fecha: deps.now().toISOString(), ...body };
    const hito = { que: 'resultado_enviado', actor, entrevistaId, detalle: servicioNombre, avisado: true } as const;
    const result = { ...informe, resultado };
    const writes = [
      resultadoWrite(informe, resultado),
      ...hitoWrites(deps, { empresaId, id: candidatoId, nombre }, hito),
      ...correoWrites(deps, {
        empresaId,
        plantilla: 'resultadosEntrevista',
        para: { nombre, email },
        variables: { candidatoId, nombreCandidato: nombre, nombreEmpresa, nombreServicio: servicioNombre, ...body },
        secretos: {},
      }),
    ];
    await repos.informes.store(writes, result);
    deps.log.info('resultado.sent', { empresaId, entrevistaId });
    return result;
  },
);
export const { handler } = sendResultado;
