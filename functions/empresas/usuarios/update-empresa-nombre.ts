import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { job } from '../../core/job.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { usuarioRepository } from './usuario.repository.ts';

/** Users carry their company's name, so that a session costs one read. It is read here: events may come in any order. */
export const updateEmpresaNombre = job(
  { repos: { empresas: empresaRepository, usuarios: usuarioRepository }, retry: sqsRetry },
  {
    async run({ event, repos, deps }) {
      if (event.name !== 'EmpresaRenombrada') return;
      const { empresaId } = event.detail;
      const empresa = await repos.empresas.find(empresaId, { consistent: true });
      if (!empresa) return;
      const nombre = displayNombre(empresa);
      let cursor: string | undefined;
      do {
        const page = await repos.usuarios.listOfEmpresa(empresaId, cursor);
        for (const usuario of page.items) {
          if (usuario.empresaNombre !== nombre) await repos.usuarios.setEmpresaNombre(usuario, nombre);
        }
        cursor = page.cursor;
      } while (cursor);
      deps.log.info('empresa.renamed', { empresaId });
    },
  },
);
export const { handler } = updateEmpresaNombre;
