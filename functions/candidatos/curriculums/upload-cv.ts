import { ARCHIVO_CV } from '#shared/candidatos/curriculums/curriculum.ts';
import { curriculumsApi } from '#shared/candidatos/curriculums/curriculums.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { checkAnnounced, signSubida } from '../../documentos/archivo.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cvQuarantineKey } from './archivo-cv.ts';
import { curriculumRepository } from './curriculum.repository.ts';

export const uploadCv = endpoint(
  curriculumsApi.uploadCv,
  { repos: { curriculums: curriculumRepository }, adapters: { uploads: uploadFiles } },
  async ({ empresaId, params, body, repos, adapters: { uploads }, deps }) => {
    const { nombre, formato } = checkAnnounced(body, ARCHIVO_CV);
    const id = deps.newId('arc');
    await repos.curriculums.createSubida(empresaId, params.id, { id, nombre, formato }, deps.now());
    const key = cvQuarantineKey(empresaId, params.id, id);
    return { subida: await signSubida(id, key, formato, uploads, deps) };
  },
);
export const { handler } = uploadCv;
