import { curriculumsApi } from '#shared/candidatos/curriculums/curriculums.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoRepository } from '../candidatos/candidato.repository.ts';
import { curriculumRepository, toCurriculum } from './curriculum.repository.ts';

export const getCv = endpoint(
  curriculumsApi.getCv,
  { repos: { curriculums: curriculumRepository, candidatos: candidatoRepository } },
  async ({ empresaId, params, repos }) => {
    const cv = await repos.curriculums.find(empresaId, params.id);
    if (cv) return toCurriculum(cv);
    await repos.candidatos.get(empresaId, params.id);
    return null;
  },
);
export const { handler } = getCv;
