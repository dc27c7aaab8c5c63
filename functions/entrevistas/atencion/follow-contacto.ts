import type { PersonaAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { type JobEvent, job } from '../../core/job.ts';
import { eventWrite } from '../../core/outbox.ts';
import { correoRepository } from '../../correos/correo.repository.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { ajustesAtencionRepository } from './ajustes-atencion.repository.ts';
import { isAlcanzable } from './lectores.ts';
import { toPersona } from './personas.ts';

/**
 * Keeps contact and deputy as they are: another name, an inactive user, one who has left, an address from which e-mails come back. The
 * administrators are told when the contact can no longer be reached: until they name another one, candidates are cared for by
 * the deputy, else by them.
 */
export const followContacto = job(
  {
    repos: { atenciones: ajustesAtencionRepository, usuarios: usuarioRepository, correos: correoRepository },
    retry: sqsRetry,
  },
  {
    async run({ event, repos, deps }) {
      const empresaId = 'empresaId' in event.detail ? event.detail.empresaId : null;
      if (!empresaId) return;
      const ajustes = await repos.atenciones.find(empresaId);
      if (!ajustes.contacto && !ajustes.suplente) return;
      const now = await lookUp(event, empresaId, repos);
      if (!now) return;
      const contacto = ajustes.contacto && now(ajustes.contacto);
      const suplente = ajustes.suplente && now(ajustes.suplente);
      if (isSame(contacto, ajustes.contacto) && isSame(suplente, ajustes.suplente)) return;
      const isLost = isAlcanzable(ajustes.contacto) && !isAlcanzable(contacto);
      const told = isLost ? [lostWrite(empresaId, deps)] : [];
      await repos.atenciones.follow(empresaId, ajustes, { contacto, suplente }, told);
      deps.log.info('atencion.contact_followed', { empresaId });
    },
  },
);
export const { handler } = followContacto;

interface Repos {
  usuarios: ReturnType<typeof usuarioRepository>;
  correos: ReturnType<typeof correoRepository>;
}
type Lookup = (persona: PersonaAtencion) => PersonaAtencion;

/** New state of a named contact after an event; undefined when the event is not about them. */
async function lookUp(event: JobEvent, empresaId: string, { usuarios, correos }: Repos): Promise<Lookup | undefined> {
  if (event.name === 'UsuarioCambiado' || event.name === 'UsuarioEliminado' || event.name === 'UsuarioRenombrado') {
    const { usuarioId } = event.detail;
    const usuario = await usuarios.find(usuarioId, { consistent: true });
    return (persona) => {
      if (persona.usuarioId !== usuarioId) return persona;
      if (usuario?.empresaId !== empresaId) return { ...persona, disponible: false };
      return { ...toPersona(usuario), rebotado: persona.rebotado };
    };
  }
  if (event.name !== 'CorreoRebotado') return undefined;
  const correo = await correos.find(empresaId, event.detail.correoId);
  if (!correo) return undefined;
  return (persona) => (persona.correo === correo.para.email ? { ...persona, rebotado: event.time } : persona);
}

const isSame = (a: PersonaAtencion | null, b: PersonaAtencion | null) => JSON.stringify(a) === JSON.stringify(b);

const lostWrite = (empresaId: string, deps: Pick<Deps, 'newId' | 'now'>) =>
  eventWrite(deps, companyPartition(empresaId), 'ContactoNoDisponible', { empresaId });
