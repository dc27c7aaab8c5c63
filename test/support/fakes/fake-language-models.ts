import type { LanguageModels, ModelCall, ModelResult, Tokens } from '#functions/core/adapters/language-models.ts';
import type { Fallo } from '#functions/core/adapters/model-failures.ts';
import type { ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';

/** What a provider does: fails in one way, or answers this, which must pass the call's schema as from the real one. */
type Behaviour = { fallo: Fallo; esperaMs?: number } | { salida: unknown; tokens?: Tokens };
type Script = Behaviour | ((call: ModelCall<unknown>) => Behaviour | Promise<Behaviour>);

/** Providers that do what `scripts` says; without a script they are out of service. */
export class FakeLanguageModels implements LanguageModels {
  readonly scripts: Partial<Record<ProveedorLenguaje, Script>> = {};
  readonly calls: ModelCall<unknown>[] = [];

  async generate<T>(call: ModelCall<T>): Promise<ModelResult<T>> {
    // As the real one's timer: a fraction of a millisecond is no time.
    if (!Number.isInteger(call.timeoutMs)) throw new RangeError(`No time: ${call.timeoutMs}`);
    this.calls.push(call as ModelCall<unknown>);
    const script = this.scripts[call.proveedor] ?? { fallo: 'servicio' };
    const does = typeof script === 'function' ? await script(call as ModelCall<unknown>) : script;
    if ('fallo' in does) return { ok: false, ...does };
    const { tokens = { entrada: 1000, salida: 100 } } = does;
    const read = call.esquema.safeParse(does.salida);
    return read.success ? { ok: true, salida: read.data, tokens } : { ok: false, fallo: 'salida', tokens };
  }
}
