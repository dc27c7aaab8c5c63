import { sqsRetry } from '../core/adapters/sqs-retry.ts';
import { job } from '../core/job.ts';
import { entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import { usuarioRepository } from '../usuarios/usuario.repository.ts';
import { composeNotificacion } from './compose-notificacion.ts';
import { notificacionRepository } from './notificacion.repository.ts';

/** Tells every active user of the company; each is told once, however often the event is delivered. */
export const createNotificaciones = job(
  {
    repos: { notificaciones: notificacionRepository, entrevistas: entrevistaRepository, usuarios: usuarioRepository },
    retry: sqsRetry,
  },
  {
    async run({ event, repos, deps }) {
      if (!('entrevistaId' in event.detail)) return;
      const { empresaId, entrevistaId } = event.detail;
      const entrevista = await repos.entrevistas.find(empresaId, entrevistaId);
      const notificacion = entrevista && composeNotificacion(event, entrevista);
      if (!notificacion) return;
      let created = 0;
      let cursor: string | undefined;
      do {
        const page = await repos.usuarios.listOfEmpresa(empresaId, cursor);
        for (const usuario of page.items.filter(({ activo }) => activo)) {
          if (await repos.notificaciones.create(usuario.id, notificacion)) created++;
        }
        cursor = page.cursor;
      } while (cursor);
      deps.log.info('notificaciones.created', { empresaId, entrevistaId, created });
    },
  },
);
export const { handler } = createNotificaciones;
