import { curriculumsApi } from '#shared/candidatos/curriculums/curriculums.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { discardFile } from '../../documentos/archivo.ts';
import { archivoSinLlegar, subidaNoEncontrada } from '../../documentos/documento.errors.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cvQuarantineKey } from './archivo-cv.ts';
import { curriculumRepository, toCurriculum } from './curriculum.repository.ts';
import { setCv } from './set-cv.ts';

/** Asked twice, it answers the same: the file has the id of its upload. */
export const confirmCv = endpoint(
  curriculumsApi.confirmCv,
  { repos: { curriculums: curriculumRepository }, adapters: { uploads: uploadFiles } },
  async ({
    empresaId,
    params: { id: candidatoId },
    body: { subidaId },
    usuario,
    repos,
    adapters: { uploads },
    deps,
  }) => {
    const previous = await repos.curriculums.find(empresaId, candidatoId);
    if (previous?.id === subidaId) return toCurriculum(previous);
    const subida = await repos.curriculums.findSubida(empresaId, candidatoId, subidaId, deps.now());
    if (!subida) throw subidaNoEncontrada();
    const key = cvQuarantineKey(empresaId, candidatoId, subidaId);
    const bytes = await uploads.get(key);
    if (!bytes) throw archivoSinLlegar();
    const archivo = { id: subidaId, candidatoId, nombre: subida.nombre, bytes };
    const actor = { usuarioId: usuario.id, nombre: usuario.nombre };
    const cv = await setCv(empresaId, previous, archivo, { ...repos, uploads, actor, deps });
    await discardFile(key, uploads, deps);
    return toCurriculum(cv);
  },
);
export const { handler } = confirmCv;
