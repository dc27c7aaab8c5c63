import { curriculumsApi } from '#shared/candidatos/curriculums/curriculums.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { auditRepository } from '../../core/audit.ts';
import { Redirect } from '../../core/reply.ts';
import { signArchivo } from '../../documentos/archivo.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cvFileKey } from './archivo-cv.ts';
import { cvNoEncontrado } from './curriculum.errors.ts';
import { curriculumRepository } from './curriculum.repository.ts';

export const getArchivoCv = endpoint(
  curriculumsApi.getArchivoCv,
  { repos: { curriculums: curriculumRepository, audit: auditRepository }, adapters: { uploads: uploadFiles } },
  async ({ empresaId, params, query, repos, adapters: { uploads } }) => {
    const cv = await repos.curriculums.find(empresaId, params.id);
    if (!cv) throw cvNoEncontrado();
    const address = await signArchivo(cvFileKey(empresaId, params.id, cv), cv, query.ver === '1', uploads);
    await repos.audit.note();
    return new Redirect(address);
  },
);
export const { handler } = getArchivoCv;
