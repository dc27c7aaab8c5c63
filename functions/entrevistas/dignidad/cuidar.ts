import type { MensajeCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Secrets } from '../../core/adapters/secrets.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import type { Write } from '../../core/table.ts';
import { neutroAgenda, pausaLargaAgenda } from '../agenda/agenda.record.ts';
import { openWrites } from '../atencion/atencion.record.ts';
import type { Alongside } from '../sala/pausa.ts';
import type { LoadedSala } from '../sala/sala.service.ts';
import { leerConModelo, type ModelosQueLeen } from './clasificador/leer-con-modelo.ts';
import { type cuidadoRepository, cuidadoWrite } from './cuidado.repository.ts';
import { type Decision, type Dicho, decidir } from './decidir.ts';
import { contextOf, saidIn } from './dichos.ts';
import { hechosOf } from './hechos.ts';
import { codesOf, isOf, isUrgentText, mensajeFor, nombreOf } from './mensaje.ts';

interface Services {
  repos: { cuidado: ReturnType<typeof cuidadoRepository> };
  adapters: { secrets: Secrets };
  deps: Deps;
  modelos: ModelosQueLeen;
}

/** Outcome of the care layer for one text, before an engine sees anything of it. */
export interface Cuidado extends Pick<Decision, 'respuesta' | 'fuera'> {
  /** Message for the room. */
  intervencion?: Intervencion;
  /** Writes for the transaction that stores the answer. */
  writes: Write[];
  /** This very text has come before: what was said to it is said again, and nothing is stored. */
  repetido?: { mensaje: MensajeCuidado | null };
}

export interface Intervencion extends Omit<Alongside, 'writes'> {
  /** The next question is none about this answer. */
  sinRepregunta: boolean;
  /** With the question that is open in `now`, after whatever was stored. */
  mensaje(open: LoadedSala): MensajeCuidado;
}

/** Said where a question was not understood for the second time: it is skipped. */
const PREGUNTA_DEJADA = 'ne.1.c';
export const SALTADA = { texto: '', omitida: true };

const isMenor = ({ hallazgo: { categoria, gravedad } }: Dicho) => categoria === 'dato_protegido' && gravedad === 3;

/**
 * The neutral notice, which says the same whatever the pause is for: at once where a person is needed, after 10 minutes
 * where somebody may do without it, after a day where they were offered a pause.
 */
function neutralWrites(open: LoadedSala, { hallazgo: { categoria }, severidad }: Dicho, deps: Deps): Write[] {
  if (severidad.aviso !== 'neutro') return [];
  if (categoria === 'riesgo_vital') return [neutroAgenda(open.entrevista, deps.now())];
  if (severidad.destino_del_texto === 'marcada' && categoria === 'malestar_intenso')
    return [pausaLargaAgenda(open.entrevista, deps.now())];
  return openWrites(deps, open, { tipo: 'neutro' });
}

/** A room that takes no answers gives none to a model either. */
const NADIE: ModelosQueLeen = { isConfigured: async () => false, ask: async () => undefined };

/** A text that the rules cannot read is covered whole until it has been read, and nobody is kept waiting (rule 4). */
async function decide(
  texto: string,
  contexto: { pregunta: string; memoria: readonly string[] },
  modelos: ModelosQueLeen,
  { log }: Deps,
): Promise<{ decision: Decision; pendiente: boolean }> {
  try {
    const { hallazgos, pendiente } = await leerConModelo(texto, contexto, modelos);
    return { decision: decidir(texto, hallazgos), pendiente };
  } catch (error) {
    log.error('cuidado.unread', { error: error instanceof Error ? error.name : 'unknown' });
    const marcas = [{ inicio: 0, fin: texto.length, codigo: 'tapado' as const }];
    return { decision: { respuesta: { texto, omitida: false, marcas }, fuera: false }, pendiente: true };
  }
}

/** Reads what a candidate has sent before anything else does. It stores nothing by itself. */
export async function cuidar(
  open: LoadedSala,
  { id: intervencionId, texto, turno }: { id: string; texto: string; turno: Turno | undefined },
  services: Services,
): Promise<Cuidado> {
  const { deps, modelos } = services;
  const { entrevista } = open;
  const said = await saidIn(entrevista, services);
  const known = said.get(intervencionId);
  if (known !== undefined || open.turnos.some(({ respuesta }) => isOf(respuesta, intervencionId))) {
    const mensaje = known === undefined ? null : mensajeFor(open, known, intervencionId, deps.now());
    return { fuera: false, writes: [], repetido: { mensaje } };
  }
  const names = [...said.values()];
  const isOpen = entrevista.estado === 'en_progreso' && !entrevista.pausada;
  const contexto = { pregunta: turno?.pregunta ?? '', memoria: codesOf(names) };
  const { decision, pendiente } = await decide(texto, contexto, isOpen ? modelos : NADIE, deps);
  const { writes, ...cuidado } = await intervenir(open, decision, { intervencionId, names }, services);
  if (!pendiente || !turno || !cuidado.respuesta || cuidado.respuesta.omitida) return { ...cuidado, writes };
  const { empresaId, id: entrevistaId } = entrevista;
  const detail = { empresaId, entrevistaId, turnoId: turno.turnoId };
  const waits = eventWrite(deps, companyPartition(empresaId), 'LecturaPendiente', detail);
  return { ...cuidado, respuesta: { ...cuidado.respuesta, lectura: 'pendiente' }, writes: [...writes, waits] };
}

/** Message, writes and notices that follow from a decision. */
export async function intervenir(
  open: LoadedSala,
  { dicho, ...decision }: Decision,
  { intervencionId, names }: { intervencionId: string; names: readonly string[] },
  { adapters: { secrets }, deps }: Pick<Services, 'adapters' | 'deps'>,
): Promise<Cuidado> {
  const { entrevista } = open;
  const nombre = dicho && nombreOf(dicho, names, hechosOf(open, deps.now()));
  if (!dicho || nombre === undefined) return { ...decision, writes: [] };
  const textoCifrado = await secrets.encrypt(nombre, contextOf(entrevista));
  const cuidado = { intervencionId, textoCifrado, fecha: deps.now().toISOString() };
  // One urgent notice is open for an interview: another sign sends no second one.
  const isUrgent = isUrgentText(nombre) && !names.some(isUrgentText);
  const told = isUrgent ? openWrites(deps, open, { tipo: 'urgente' }) : neutralWrites(open, dicho, deps);
  return {
    ...decision,
    ...(nombre === PREGUNTA_DEJADA && !decision.respuesta && { respuesta: SALTADA }),
    writes: [cuidadoWrite(entrevista, cuidado), ...told],
    intervencion: {
      detiene: dicho.severidad.detiene,
      ...(isMenor(dicho) && { esperaMayoria: true }),
      sinRepregunta: dicho.intenciones.length === 0,
      mensaje: (now) => mensajeFor(now, nombre, intervencionId, deps.now()),
    },
  };
}
