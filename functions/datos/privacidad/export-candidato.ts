import { privacidadApi } from '#shared/datos/privacidad/privacidad.api.ts';
import { candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { hitoRepository } from '../../candidatos/candidatos/hito.repository.ts';
import { curriculumRepository } from '../../candidatos/curriculums/curriculum.repository.ts';
import { notaRepository } from '../../candidatos/notas/nota.repository.ts';
import { Attachment } from '../../core/reply.ts';
import { correoRepository } from '../../correos/correo.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { encuestaRepository } from '../../entrevistas/sala/encuesta.repository.ts';
import { informeRepository } from '../../informes/informes/informe.repository.ts';
import { collectCandidato } from './collect-candidato.ts';

/** The copy is made while somebody waits and rests nowhere. That it was made stays in the audit log. */
export const exportCandidato = endpoint(
  privacidadApi.exportCandidato,
  {
    repos: {
      candidatos: candidatoRepository,
      hitos: hitoRepository,
      notas: notaRepository,
      entrevistas: entrevistaRepository,
      informes: informeRepository,
      correos: correoRepository,
      curriculums: curriculumRepository,
      encuestas: encuestaRepository,
    },
  },
  async ({ empresaId, params, repos, deps }) => {
    const candidato = await repos.candidatos.get(empresaId, params.id);
    const fecha = deps.now().toISOString();
    const kept = await collectCandidato(candidato, repos);
    await repos.candidatos.assertStored(empresaId, candidato.id);
    deps.log.info('candidato.exported', { empresaId, candidatoId: candidato.id });
    const exported = { exportInfo: { version: '1.0', fecha, empresaId }, ...kept };
    return new Attachment(`candidato_${candidato.id}_${fecha.slice(0, 10)}.json`, JSON.stringify(exported, null, 2));
  },
);
export const { handler } = exportCandidato;
