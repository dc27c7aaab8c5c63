import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import type { TipoAtencion } from '#shared/entrevistas/atencion/atencion.ts';
import type { EventDetail } from '#shared/events.ts';
import type { CandidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import type { JobEvent } from '../../core/job.ts';
import type { Audience, Externo, Notice } from '../../correos/notice.ts';
import type { EmpresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import type { UsuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import type { AjustesAtencionRecord } from '../../entrevistas/atencion/ajustes-atencion.record.ts';
import type { AjustesAtencionRepository } from '../../entrevistas/atencion/ajustes-atencion.repository.ts';
import type { AtencionRecord } from '../../entrevistas/atencion/atencion.record.ts';
import type { AtencionRepository } from '../../entrevistas/atencion/atencion.repository.ts';
import { avisoOf } from '../../entrevistas/atencion/avisos.ts';
import type { GuardiaRepository } from '../../entrevistas/atencion/guardia.repository.ts';
import { alcanzables, isAlcanzable } from '../../entrevistas/atencion/lectores.ts';
import { puedeAtender } from '../../entrevistas/atencion/personas.ts';
import type { LineasRepository } from '../../entrevistas/cuidado/lineas.repository.ts';
import type { EntrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';

const EVENTOS = ['AtencionUrgente', 'AtencionAbierta', 'AyudaSolicitada', 'AtencionSinAbrir'] as const;
export type AtencionEvent = Extract<JobEvent, { name: (typeof EVENTOS)[number] }>;
export const isOfAtencion = (event: JobEvent): event is AtencionEvent => EVENTOS.some((name) => name === event.name);

export interface AtencionSources {
  candidatos: Pick<CandidatoRepository, 'find'>;
  empresas: Pick<EmpresaRepository, 'find'>;
  entrevistas: Pick<EntrevistaRepository, 'find'>;
  usuarios: Pick<UsuarioRepository, 'find'>;
  ajustesAtencion: Pick<AjustesAtencionRepository, 'find'>;
  atenciones: Pick<AtencionRepository, 'find'>;
  guardia: Pick<GuardiaRepository, 'find'>;
  lineas: Pick<LineasRepository, 'get'>;
}

/**
 * Whoever cares for candidates hears that there is something to attend to, in approved words: contact and deputy, the
 * administrators while neither can be reached, and nobody else. Neither what was written nor why is in it.
 */
export async function atencionNotice(event: AtencionEvent, repos: AtencionSources): Promise<Notice | undefined> {
  const { empresaId, entrevistaId, atencionId } = event.detail;
  const [entrevista, empresa, ajustes, lineas, atencion] = await Promise.all([
    repos.entrevistas.find(empresaId, entrevistaId),
    repos.empresas.find(empresaId),
    repos.ajustesAtencion.find(empresaId),
    repos.lineas.get(),
    atencionId ? repos.atenciones.find(empresaId, entrevistaId, atencionId) : undefined,
  ]);
  const tipo = atencion?.tipo ?? (event.name === 'AtencionUrgente' ? 'urgente' : 'ayuda');
  if (!entrevista || !empresa || (atencionId && !atencion)) return undefined;
  if (event.name === 'AtencionSinAbrir' && atencion?.estado !== 'abierta') return undefined;
  const candidato = await repos.candidatos.find(empresaId, entrevista.candidatoId);
  const motivo = event.name === 'AyudaSolicitada' ? event.detail.motivo : null;
  const today = event.time.slice(0, 10);
  const { asunto, texto } = avisoOf({ tipo, motivo }, { entrevista, candidato, empresa, ajustes, today, lineas });
  const isLate = event.name === 'AtencionSinAbrir';
  const localizar = [candidato?.telefono, candidato?.email ?? entrevista.candidatoEmail].filter(Boolean).join(', ');
  const asked = { empresaId, nombreEmpresa: displayNombre(empresa), localizar, tipo, isLate, ajustes, atencion };
  const who = isLate && tipo === 'urgente' ? await toGuardia(asked, repos) : await toWhom(asked, repos);
  if (!who) return undefined;
  return {
    ...who,
    correo: {
      plantilla: 'atencion',
      sobre: entrevista.candidatoNombre,
      ...(tipo === 'urgente' && { siempre: true as const }),
    },
    text: {
      type: 'candidato',
      priority: 'alta',
      title: asunto,
      message: texto,
      actionUrl: atencionId ? `/atencion/${entrevistaId}/${atencionId}` : '/atencion',
      actionText: 'Abrir en Atención',
    },
  };
}

type Who = Pick<Notice, 'audience' | 'externos'>;

interface Asked extends Pick<Externo, 'empresaId' | 'nombreEmpresa' | 'localizar'> {
  tipo: TipoAtencion;
  isLate: boolean;
  ajustes: AjustesAtencionRecord;
  atencion: AtencionRecord | undefined;
}

/** The platform's own guard, by e-mail alone, where the superadmin has set an address. */
async function toGuardia(asked: Asked, { guardia }: AtencionSources): Promise<Who | undefined> {
  const { empresaId, nombreEmpresa, localizar } = asked;
  const { correo: email } = await guardia.find();
  if (!email) return undefined;
  return {
    audience: { usuarioIds: [] },
    externos: [{ empresaId, nombreEmpresa, localizar, nombre: 'guardia', email }],
  };
}

/** Urgent notices and requests for help go to both at once; others to the contact, and to the deputy when nobody opens them. */
async function toWhom(asked: Asked, { usuarios }: AtencionSources): Promise<Who> {
  const { empresaId, nombreEmpresa, localizar, tipo, isLate, ajustes, atencion } = asked;
  const excepto = atencion?.excepto ?? [];
  const both = tipo === 'urgente' || tipo === 'ayuda';
  const named = isLate ? [ajustes.suplente].filter(isAlcanzable) : alcanzables(ajustes);
  const usuarioIds: string[] = [];
  const externos: Externo[] = [];
  for (const { usuarioId, nombre, correo: email } of named) {
    if (usuarioId === null) {
      // What somebody has asked is read on the page alone, for which an account is needed.
      if (tipo === 'urgente' || tipo === 'neutro')
        externos.push({ empresaId, nombreEmpresa, localizar, nombre, email });
      continue;
    }
    // As they are now: the note that somebody has left may be on its way still.
    const usuario = excepto.includes(usuarioId) ? undefined : await usuarios.find(usuarioId);
    if (usuario?.empresaId === empresaId && puedeAtender(usuario)) usuarioIds.push(usuarioId);
    if (!both && usuarioIds.length > 0) break;
  }
  const admins: Audience = { empresaId, rol: 'admin', except: excepto };
  return { audience: usuarioIds.length > 0 ? { usuarioIds } : admins, ...(externos.length > 0 && { externos }) };
}

/**
 * Notice to the company's administrators that its contact for candidates can no longer be reached; until they name another,
 * the deputy or they themselves answer.
 */
export function contactoNoDisponibleNotice({ empresaId }: EventDetail<'ContactoNoDisponible'>): Notice {
  return {
    audience: { empresaId, rol: 'admin' },
    correo: { plantilla: 'alertas', sobre: 'atención a candidatos' },
    text: {
      type: 'sistema',
      priority: 'alta',
      title: 'La persona de contacto no está disponible',
      message:
        'Ya no podemos avisar a la persona que atiende a tus candidatos. Mientras eliges a otra, atiende la suplencia o, si no la hay, la administración.',
      actionUrl: '/configuracion?seccion=atencion',
      actionText: 'Elegir a otra persona',
    },
  };
}
