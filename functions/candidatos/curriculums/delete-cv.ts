import { curriculumsApi } from '#shared/candidatos/curriculums/curriculums.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { discardFile } from '../../documentos/archivo.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cvFileKey } from './archivo-cv.ts';
import { cvNoEncontrado } from './curriculum.errors.ts';
import { curriculumRepository } from './curriculum.repository.ts';

export const deleteCv = endpoint(
  curriculumsApi.deleteCv,
  { repos: { curriculums: curriculumRepository }, adapters: { uploads: uploadFiles } },
  async ({ empresaId, params: { id: candidatoId }, usuario, repos, adapters: { uploads }, deps }) => {
    const cv = await repos.curriculums.find(empresaId, candidatoId);
    if (!cv) throw cvNoEncontrado();
    await repos.curriculums.delete(empresaId, cv, { usuarioId: usuario.id, nombre: usuario.nombre }, deps);
    await discardFile(cvFileKey(empresaId, candidatoId, cv), uploads, deps);
    deps.log.info('cv.deleted', { empresaId, candidatoId, archivoId: cv.id });
    return null;
  },
);
export const { handler } = deleteCv;
