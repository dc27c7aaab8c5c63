import { costeDe } from '#shared/ia/configuracion/modelos.ts';
import type { ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';
import type { LanguageModels, ModelResult } from '../../core/adapters/language-models.ts';
import type { Fallo } from '../../core/adapters/model-failures.ts';
import type { Secrets } from '../../core/adapters/secrets.ts';
import type { Deps } from '../../core/deps.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { claveEmpresaRepository } from '../configuracion/clave-empresa.repository.ts';
import { claveContext } from '../configuracion/clave-secreta.ts';
import { proveedorRepository } from '../configuracion/proveedor.repository.ts';
import { type Acceso, type AccesosRepos, listAccesos } from './accesos.ts';
import { corteRepository, isOpen } from './corte.repository.ts';
import {
  type DeEntrevista,
  type LlamadaRepository,
  llamadaRepository,
  type Presupuesto,
  PresupuestoAgotado,
} from './llamada.repository.ts';
import type { Modelos, PeticionModelo, RespuestaModelo, Tarea } from './modelos.ts';

export interface ModelosServices {
  repos: AccesosRepos & { llamadas: LlamadaRepository };
  adapters: { languageModels: LanguageModels; secrets: Pick<Secrets, 'decrypt'> };
  deps: Pick<Deps, 'log' | 'newId' | 'now' | 'random' | 'sleep'>;
}

export const modelosRepos = {
  proveedores: proveedorRepository,
  claves: claveEmpresaRepository,
  cortes: corteRepository,
  empresas: empresaRepository,
  llamadas: llamadaRepository,
};

interface Regimen {
  presupuesto: Presupuesto;
  reflexion: 'minimo' | 'breve';
  /** Of one call. */
  maxMs: number;
  /**
   * The care layer's findings show in nothing that is kept: neither how long a model wrote nor why it refused. Its calls
   * leave no record, only their number, and a provider is not left alone because it was too slow for a candidate who waits.
   */
  callada: boolean;
  /** Whether it may be sent texts. The care layer sends none to a provider whose contract lets it keep them or train with them. */
  puede(acceso: Acceso): boolean;
}

const DE_ENTREVISTA = { presupuesto: 'entrevista', maxMs: 8000, callada: false, puede: () => true } as const;
const REGIMENES: Record<Tarea, Regimen> = {
  turno: { ...DE_ENTREVISTA, reflexion: 'minimo' },
  puntuacion: { ...DE_ENTREVISTA, reflexion: 'breve' },
  resumen: { ...DE_ENTREVISTA, reflexion: 'breve' },
  dignidad: {
    ...{ presupuesto: 'dignidad', reflexion: 'minimo', maxMs: 20_000, callada: true },
    puede: ({ contrato }) => contrato !== 'no',
  },
};
/** With less than this no model answers. */
const CALL_MIN_MS = 500;
/** While others are left, one provider takes no more of the time than this: the next must have a chance. */
const SHARE_WITH_OTHERS = 0.6;
const TRIES = 2;
/** Who has to wait longer than this for a second try asks the next provider instead. */
const WAIT_MAX_MS = 1000;
const RETRYABLE: readonly Fallo[] = ['conexion', 'limite', 'servicio'];
/**
 * Failures that say something of provider or key. What a model wrote, and a request that it refused, may be a
 * candidate's doing: those must not switch a provider off for everybody.
 */
const OF_PROVIDER: readonly Fallo[] = ['tiempo', 'conexion', 'limite', 'clave', 'servicio'];
/** A guess that is rather too high: Spanish has about four characters to a token. */
const CHARS_PER_TOKEN = 3;

interface ModelosDeEntrevista extends Modelos {
  /** Whether there is anybody to ask at the moment. Never throws. */
  isAvailable(): Promise<boolean>;
  /** Whether anybody may be asked at all for this, also one that is left alone at the moment. Never throws. */
  isConfigured(tarea: Tarea): Promise<boolean>;
  /** Those that may be sent texts for this, in the order in which they are asked: people are told their names. */
  listProveedores(tarea: Tarea): Promise<ProveedorLenguaje[]>;
}

/** The language models of one interview. Nobody is looked up before the first question, and then once. */
export function modelosOf(
  de: DeEntrevista,
  preferida: ProveedorLenguaje,
  { repos, adapters, deps }: ModelosServices,
): ModelosDeEntrevista {
  let reading: Promise<Acceso[]> | undefined;
  const findAccesos = () => {
    reading ??= listAccesos(de.empresaId, preferida, repos);
    return reading;
  };

  const listClosed = async () => (await findAccesos()).filter(({ corte }) => !isOpen(corte, deps.now()));

  async function askAll<T>(peticion: PeticionModelo<T>, ends: number): Promise<RespuestaModelo<T> | undefined> {
    const closed = (await listClosed()).filter(REGIMENES[peticion.tarea].puede);
    const accesos = peticion.soloPrimero ? closed.slice(0, 1) : closed;
    for (const [index, acceso] of accesos.entries()) {
      const share = index < accesos.length - 1 ? SHARE_WITH_OTHERS : 1;
      const found = await askOne(acceso, peticion, ends, share);
      if (found) return found;
    }
    return undefined;
  }

  async function askOne<T>(acceso: Acceso, peticion: PeticionModelo<T>, ends: number, share: number) {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      // Timers take whole milliseconds only.
      const timeoutMs = Math.floor(Math.min(REGIMENES[peticion.tarea].maxMs, (ends - deps.now().getTime()) * share));
      if (timeoutMs < CALL_MIN_MS) return undefined;
      const result = await call(acceso, peticion, timeoutMs);
      const { proveedor, modelo } = acceso;
      if (result.ok) return { salida: result.salida, proveedor, modelo };
      const wait = result.esperaMs ?? 200 + deps.random() * 300;
      if (attempt === TRIES || !RETRYABLE.includes(result.fallo) || wait > WAIT_MAX_MS) return undefined;
      await deps.sleep(wait);
    }
    return undefined;
  }

  /** One call within the budget, with its record and what it says of the provider. */
  async function call<T>(acceso: Acceso, peticion: PeticionModelo<T>, timeoutMs: number): Promise<ModelResult<T>> {
    const { proveedor, modelo } = acceso;
    const { tarea, versionPrompt, sistema, mensaje, esquema, maxOutputTokens, temperatura } = peticion;
    const { presupuesto, reflexion, callada } = REGIMENES[tarea];
    const reservados = Math.ceil((sistema.length + mensaje.length) / CHARS_PER_TOKEN) + maxOutputTokens;
    const clave = await findClave(acceso);
    if (clave === undefined) return { ok: false, fallo: 'clave' };
    await repos.llamadas.reserve(de, reservados, presupuesto);
    const start = deps.now();
    const result = await adapters.languageModels.generate({
      ...{ proveedor, modelo, clave, sistema, mensaje, esquema, maxOutputTokens, reflexion, temperatura, timeoutMs },
    });
    if (callada) {
      await recordQuietly(acceso, result);
      return result;
    }
    const llamada = {
      ...{ id: deps.newId('lla'), fecha: start.toISOString(), tarea, versionPrompt, proveedor, modelo },
      clave: acceso.de.empresaId === null ? ('plataforma' as const) : ('empresa' as const),
      latenciaMs: deps.now().getTime() - start.getTime(),
      tokensEntrada: result.tokens?.entrada ?? null,
      tokensSalida: result.tokens?.salida ?? null,
      costeUsd: costeDe({ proveedor, id: modelo }, result.tokens, start),
      resultado: result.ok ? ('ok' as const) : result.fallo,
    };
    // An answer is not lost with its record.
    const recorded = await Promise.allSettled([
      repos.llamadas.record(de, llamada, reservados),
      recordCorte(acceso, result),
    ]);
    for (const each of recorded)
      if (each.status === 'rejected') deps.log.error('modelo.failed', each.reason, { ...de });
    deps.log.info('modelo.asked', { ...de, tarea, proveedor, modelo, resultado: llamada.resultado });
    return result;
  }

  async function recordQuietly(acceso: Acceso, result: ModelResult<unknown>): Promise<void> {
    if (!result.ok && result.fallo === 'tiempo') return;
    try {
      await recordCorte(acceso, result);
    } catch (error) {
      deps.log.error('modelo.failed', error, { ...de });
    }
  }

  /** A key that cannot be read, such as one whose KMS key is gone, is as good as none. */
  async function findClave({ proveedor, claveCifrada, de: { empresaId } }: Acceso): Promise<string | undefined> {
    try {
      return await adapters.secrets.decrypt(claveCifrada, claveContext(proveedor, empresaId));
    } catch (error) {
      deps.log.error('modelo.failed', error, { ...de, proveedor });
      return undefined;
    }
  }

  async function recordCorte(acceso: Acceso, result: ModelResult<unknown>): Promise<void> {
    const { de: clave, corte } = acceso;
    if (result.ok || result.fallo === 'salida') acceso.corte = await repos.cortes.recordExito(clave, corte);
    else if (OF_PROVIDER.includes(result.fallo)) {
      acceso.corte = await repos.cortes.recordFallo(clave, corte, deps.now());
    }
  }

  async function listProveedores(tarea: Tarea): Promise<ProveedorLenguaje[]> {
    return (await findAccesos()).filter(REGIMENES[tarea].puede).map(({ proveedor }) => proveedor);
  }

  return {
    listProveedores,

    async isAvailable() {
      try {
        return (await listClosed()).length > 0;
      } catch (error) {
        deps.log.error('modelo.failed', error, { ...de });
        return false;
      }
    },

    async isConfigured(tarea) {
      try {
        return (await listProveedores(tarea)).length > 0;
      } catch (error) {
        deps.log.error('modelo.failed', error, { ...de });
        return true;
      }
    },

    async ask(peticion) {
      let timer: NodeJS.Timeout | undefined;
      // Reading keys and writing records take time as well: whoever asks waits no longer than they said.
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), peticion.plazoMs);
      });
      try {
        return await Promise.race([askAll(peticion, deps.now().getTime() + peticion.plazoMs), late]);
      } catch (error) {
        if (error instanceof PresupuestoAgotado) deps.log.info('modelo.budget_spent', { ...de });
        else deps.log.error('modelo.failed', error, { ...de });
        return undefined;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
