import * as z from 'zod';
import { defineApi, noData } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { confirmSubidaInput, subidaInput, subidaSchema } from '../../documentos/documento.ts';
import { curriculumSchema } from './curriculum.ts';

const access = { permission: 'manage_candidates' } as const;

/** The CV of a candidate: one file, its text, and what is proposed from it. */
export const curriculumsApi = defineApi({
  getCv: {
    method: 'GET',
    path: '/api/candidatos/{id}/cv',
    access,
    scope: 'empresa',
    summary: "A candidate's CV with the state of its reading and what is proposed from it; null when there is none",
    response: lazy(() => curriculumSchema().nullable()),
    uses: { table: 'read' },
  },
  uploadCv: {
    method: 'POST',
    path: '/api/candidatos/{id}/cv',
    access,
    scope: 'empresa',
    summary: 'Announce a CV of up to 10 MB: answers the signed form that it is sent with',
    body: subidaInput,
    response: lazy(() => z.object({ subida: subidaSchema() })),
    audit: 'Empezó a subir un CV',
    changes: ['curriculums'],
    uses: { table: 'write', files: { cv: ['receive'] } },
  },
  confirmCv: {
    method: 'POST',
    path: '/api/candidatos/{id}/cv/confirmar',
    access,
    scope: 'empresa',
    summary: "Look at a file that was sent with the signed form, and make it the candidate's CV",
    body: confirmSubidaInput,
    response: curriculumSchema,
    audit: 'Subió un CV',
    changes: ['curriculums'],
    uses: { table: 'write', files: { cv: ['receive', 'write'] } },
    timeoutSeconds: 25,
    memory: 1024,
  },
  getArchivoCv: {
    method: 'GET',
    path: '/api/candidatos/{id}/cv/archivo',
    access,
    scope: 'empresa',
    summary: 'To the file of a CV, by an address that lives for 5 minutes',
    query: lazy(() =>
      z.object({
        /** To be shown by the browser; without it the browser saves the file. */
        ver: z.enum(['1']).optional(),
      }),
    ),
    response: noData,
    redirect: true,
    audit: 'Abrió o descargó un CV',
    uses: { table: 'write', files: { cv: ['read'] } },
  },
  deleteCv: {
    method: 'DELETE',
    path: '/api/candidatos/{id}/cv',
    access,
    scope: 'empresa',
    summary: "Remove a candidate's CV with its text and what was proposed; the candidate's data stay",
    response: lazy(() => z.null()),
    audit: 'Eliminó un CV',
    changes: ['curriculums'],
    uses: { table: 'write', files: { cv: ['write'] } },
  },
});
