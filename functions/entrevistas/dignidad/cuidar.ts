import type { MensajeCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import type { Secrets } from '../../core/adapters/secrets.ts';
import type { Deps } from '../../core/deps.ts';
import type { Write } from '../../core/table.ts';
import { neutroAgenda, pausaLargaAgenda } from '../agenda/agenda.record.ts';
import { openWrites } from '../atencion/atencion.record.ts';
import type { Alongside } from '../sala/sala.repository.ts';
import type { LoadedSala } from '../sala/sala.service.ts';
import { type cuidadoRepository, cuidadoWrite } from './cuidado.repository.ts';
import { type Decision, type Dicho, decidir } from './decidir.ts';
import { hechosOf } from './hechos.ts';
import { leer } from './leer.ts';
import { codesOf, isUrgentText, mensajeFor, nombreOf } from './mensaje.ts';

interface Services {
  repos: { cuidado: ReturnType<typeof cuidadoRepository> };
  adapters: { secrets: Secrets };
  deps: Deps;
}

/** What comes of a text before an engine or a model sees anything of it. */
export interface Cuidado extends Pick<Decision, 'respuesta' | 'fuera'> {
  /** What the room says, and what goes into the transaction that stores the rest. */
  intervencion?: Intervencion;
  /** This very text has been answered before: the same is said again, and nothing is stored. */
  repetido?: MensajeCuidado;
}

export interface Intervencion extends Alongside {
  /** The next question is none about this answer. */
  sinRepregunta: boolean;
  /** With the question that is open in `now`, after whatever was stored. */
  mensaje(open: LoadedSala): MensajeCuidado;
}

/** Said where a question was not understood for the second time: it is skipped. */
const PREGUNTA_DEJADA = 'ne.1.c';
const SALTADA = { texto: '', omitida: true };

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

/** A text that the rules cannot read is covered whole until it has been read, and nobody is kept waiting (rule 4). */
function decide(texto: string, memoria: readonly string[], { log }: Deps): Decision {
  try {
    return decidir(texto, leer(texto, memoria));
  } catch (error) {
    log.error('cuidado.unread', { error: error instanceof Error ? error.name : 'unknown' });
    const marcas = [{ inicio: 0, fin: texto.length, codigo: 'tapado' as const }];
    return { respuesta: { texto, omitida: false, marcas, lectura: 'pendiente' }, fuera: false };
  }
}

/** Reads what a candidate has sent before anything else does. It stores nothing by itself. */
export async function cuidar(
  open: LoadedSala,
  { id: intervencionId, texto }: { id: string; texto: string },
  { repos, adapters: { secrets }, deps }: Services,
): Promise<Cuidado> {
  const first = decide(texto, [], deps);
  if (!first.dicho) return first;
  const { entrevista } = open;
  const context = { empresaId: entrevista.empresaId, campo: 'textoCuidado' };
  const said = new Map<string, string>();
  for (const each of await repos.cuidado.list(entrevista))
    said.set(each.intervencionId, await secrets.decrypt(each.textoCifrado, context));
  const known = said.get(intervencionId);
  if (known !== undefined) return { ...first, repetido: mensajeFor(open, known, intervencionId, deps.now()) };
  const names = [...said.values()];
  // What earlier texts gave makes some signs weigh more.
  const { dicho, ...decision } = names.length > 0 ? decide(texto, codesOf(names), deps) : first;
  const nombre = dicho && nombreOf(dicho, names, hechosOf(open, deps.now()));
  if (!dicho || nombre === undefined) return decision;
  const cuidado = {
    intervencionId,
    textoCifrado: await secrets.encrypt(nombre, context),
    fecha: deps.now().toISOString(),
  };
  // One urgent notice is open for an interview: another sign sends no second one.
  const isUrgent = isUrgentText(nombre) && !names.some(isUrgentText);
  const told = isUrgent ? openWrites(deps, open, { tipo: 'urgente' }) : neutralWrites(open, dicho, deps);
  return {
    ...decision,
    ...(nombre === PREGUNTA_DEJADA && !decision.respuesta && { respuesta: SALTADA }),
    intervencion: {
      detiene: dicho.severidad.detiene,
      ...(isMenor(dicho) && { esperaMayoria: true }),
      sinRepregunta: dicho.intenciones.length === 0,
      writes: [cuidadoWrite(entrevista, cuidado), ...told],
      mensaje: (now) => mensajeFor(now, nombre, intervencionId, deps.now()),
    },
  };
}
