import { importacionesApi } from '#shared/candidatos/importaciones/importaciones.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { AppError } from '../../core/app-error.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { importacionRepository } from './importacion.repository.ts';
import { importacionFiles } from './importacion-files.ts';
import { resultFilas } from './result-filas.ts';

/** Its rows stand in files, so a page is a slice of them: the cursor says where it begins. */
export const listFilasImportacion = endpoint(
  importacionesApi.listFilasImportacion,
  { repos: { importaciones: importacionRepository }, adapters: { uploads: uploadFiles } },
  async ({ params, query: { resultado, limit, cursor }, empresaId, repos, adapters: { uploads } }) => {
    const importacion = await repos.importaciones.get(empresaId, params.id);
    const all = await resultFilas(importacion, importacionFiles(uploads));
    const filas = resultado ? all.filter((fila) => fila.resultado === resultado) : all;
    const from = cursor === undefined ? 0 : startOf(cursor);
    const next = from + limit;
    return { items: filas.slice(from, next), cursor: next < filas.length ? encode(next) : undefined };
  },
);
export const { handler } = listFilasImportacion;

const encode = (start: number) => Buffer.from(String(start)).toString('base64url');

function startOf(cursor: string): number {
  const start = Buffer.from(cursor, 'base64url').toString('utf8');
  if (/^\d{1,5}$/.test(start)) return Number(start);
  throw new AppError('CURSOR_INVALIDO', 'La página pedida no es válida: vuelve al principio de la lista');
}
