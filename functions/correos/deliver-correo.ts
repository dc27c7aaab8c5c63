import { plantillaInfo } from '#shared/correos/plantillas.ts';
import { MailError } from '../core/adapters/mail.ts';
import type { Secrets } from '../core/adapters/secrets.ts';
import { AppError } from '../core/app-error.ts';
import { attemptWrites } from '../core/attempts.repository.ts';
import type { Deps } from '../core/deps.ts';
import { env } from '../core/env.ts';
import { TryLater } from '../core/retry.ts';
import type { Write } from '../core/table.ts';
import { entrevistaUrl } from '../entrada/access-token.ts';
import { composeMail, isInvitation, type Sender, senderOf } from './compose-mail.ts';
import { type Correo, type CorreoRepository, shownPlantilla } from './correo.repository.ts';
import type { EmailConfigRepository } from './email-config.repository.ts';
import { handOver, type MailServices } from './hand-over.ts';
import type { OrganizadorRepository } from './organizador.repository.ts';
import { type Fuente, fuenteOf } from './plantillas/fuente.ts';
import type { PlantillaRecord, PlantillaRepository } from './plantillas/plantilla.repository.ts';
import { namedIn } from './plantillas/texto.ts';

interface DeliveryServices {
  repos: {
    correos: CorreoRepository;
    emailConfig: EmailConfigRepository;
    organizadores: OrganizadorRepository;
    plantillas: PlantillaRepository;
  };
  adapters: MailServices;
  deps: Deps;
}

/** Longer than the job may run (`shared/jobs.ts`): who finds it over knows that the other run is dead. */
const LEASE_MS = 90_000;
const NOTE_TRIES = 5;
const NOTE_WAIT_MS = 500;

/**
 * Sends a stored e-mail once. A run takes the e-mail over before it sends, so a message that is delivered twice, also to
 * two runs at once, makes one e-mail. What remains: a run that dies between the mail server's yes and our note of it
 * leaves an e-mail that nobody knows to be sent. When its time is over it is sent again, since a candidate without an
 * invitation is worse than one with two; both have the same Message-ID by an SMTP server (SES gives its own).
 * @throws when another try makes sense
 */
export async function deliverCorreo(empresaId: string | null, id: string, services: DeliveryServices): Promise<void> {
  const { repos, deps } = services;
  const correo = await repos.correos.findPresent(empresaId, id);
  if (correo?.estado !== 'encolado') return;
  const now = deps.now();
  const until = new Date(now.getTime() + LEASE_MS);
  try {
    const claim = await repos.correos.claim(correo, { now, until, alongside: limitWrites(correo, now) });
    if (claim.kind === 'settled') return;
    if (claim.kind === 'busy') {
      const wait = Math.ceil((Date.parse(claim.until) - now.getTime()) / 1000) + 1;
      throw new TryLater('Another run is sending this e-mail', Math.max(wait, 1));
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await repos.correos.markFailed(correo, 'Esa dirección ya ha recibido demasiados correos iguales en una hora');
    return;
  }
  await send(correo, services);
}

/** Counters of what leaves: one for each address and template, counted with the first try; what somebody asked for was counted then. */
function limitWrites(correo: Correo, now: Date): Write[] {
  const { intentos, para } = correo;
  const plantilla = shownPlantilla(correo);
  const { limite } = plantillaInfo(plantilla);
  if (intentos > 0) return [];
  const whose = `${plantilla}#${para.email}`;
  if (limite === 'acceso') return attemptWrites({ correoAcceso: whose }, now);
  return limite === 'aviso' ? attemptWrites({ correoAviso: whose }, now) : [];
}

async function send(correo: Correo, { repos, adapters, deps }: DeliveryServices): Promise<void> {
  const [config, plantilla] = await Promise.all([repos.emailConfig.get(), repos.plantillas.get(correo.plantilla)]);
  const ids = { empresaId: correo.empresaId, correoId: correo.id };
  if (!plantilla.enabled && plantillaInfo(shownPlantilla(correo)).desactivable) {
    await repos.correos.markSkipped(correo, 'Este correo está desactivado en las plantillas');
    deps.log.info('correo.skipped', ids);
    return;
  }
  let mensajeId: string;
  try {
    const variables = await variablesOf(correo, adapters.secrets);
    const fuente = usableFuente(correo, plantilla, variables);
    const sender = senderOf(correo, config, env('MAIL_FROM'));
    const mail = composeMail(correo, fuente, variables, sender, await organizadorOf(correo, sender, repos));
    mensajeId = await handOver(mail, config, adapters);
  } catch (error) {
    return settle(correo, error, config.maxRetries, { repos, deps });
  }
  const via = config.smtp ? 'smtp' : 'ses';
  await noted(() => repos.correos.markSent(correo, { mensajeId, via, fecha: deps.now().toISOString() }), deps);
  deps.log.info('correo.sent', { ...ids, via });
}

/** Organizer of the calendar entry that an e-mail brings: the interview's own; of others the sender. */
async function organizadorOf(correo: Correo, { from }: Sender, { organizadores }: DeliveryServices['repos']) {
  const { empresaId, variables } = correo;
  if (!isInvitation(correo) || !empresaId || !variables.entrevistaId) return from.address;
  return organizadores.settle(empresaId, variables.entrevistaId, from.address);
}

/**
 * The saved text, as long as what this e-mail brings can fill it: one that was asked for before the text could speak of
 * something new goes out with the text that the platform comes with, rather than not at all.
 */
function usableFuente({ plantilla }: Correo, record: PlantillaRecord, variables: Record<string, string>): Fuente {
  const fuente = fuenteOf(plantilla, record);
  const names = namedIn([fuente.subject, fuente.html, fuente.text].join('\n'));
  return [...names].every((name) => name in variables) ? fuente : fuenteOf(plantilla, {});
}

/** It is out: a table that is busy for a moment is no reason to send it again. */
async function noted(note: () => Promise<void>, { sleep }: Pick<Deps, 'sleep'>): Promise<void> {
  for (let left = NOTE_TRIES - 1; ; left--) {
    try {
      return await note();
    } catch (error) {
      if (left === 0) throw error;
      await sleep(NOTE_WAIT_MS);
    }
  }
}

/** A failed try ends the e-mail when it was the last one or no other can do better; else it comes back. */
async function settle(
  correo: Correo,
  error: unknown,
  maxRetries: number,
  { repos: { correos }, deps }: Pick<DeliveryServices, 'repos' | 'deps'>,
): Promise<void> {
  const known = error instanceof MailError ? error : new MailError('No se pudo preparar el mensaje', { cause: error });
  const ids = { empresaId: correo.empresaId, correoId: correo.id };
  if (known.bounced) {
    await correos.markBounced(correo, known.motivo, deps);
    deps.log.info('correo.bounced', ids);
  } else if (known.permanent || correo.intentos + 1 >= maxRetries) {
    await correos.markFailed(correo, known.motivo);
    deps.log.error('correo.failed', error, ids);
  } else {
    await correos.release(correo, known.motivo);
    throw error;
  }
}

/** Secrets in clear; messages to candidates hold the link's token, and templates speak of the link. */
async function variablesOf({ empresaId, secretos, variables }: Correo, secrets: Secrets) {
  const opened = await Promise.all(
    Object.entries(secretos).map(async ([campo, cipher]) => [
      campo,
      await secrets.decrypt(cipher, { empresaId, campo }),
    ]),
  );
  const all: Record<string, string> = { ...variables, ...Object.fromEntries(opened) };
  const { tokenAcceso } = all;
  return tokenAcceso ? { ...all, enlace: entrevistaUrl(env('PUBLIC_ORIGIN'), tokenAcceso) } : all;
}
