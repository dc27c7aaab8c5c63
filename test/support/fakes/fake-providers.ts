import type { ModeloListado } from '#functions/core/adapters/provider-models.ts';
import type { Listing, Ping, Providers } from '#functions/core/adapters/providers.ts';
import type { Proveedor } from '#shared/core/proveedores.ts';

/** Providers that take the keys named in `valid`, and list the models named in `models`. */
export class FakeProviders implements Providers {
  readonly valid = new Set<string>();
  readonly pings: { proveedor: Proveedor; clave: string }[] = [];
  readonly models: Partial<Record<Proveedor, ModeloListado[]>> = {};

  async ping(proveedor: Proveedor, clave: string): Promise<Ping> {
    this.pings.push({ proveedor, clave });
    if (this.valid.has(clave)) return { ok: true, latencyMs: 12 };
    return { ok: false, latencyMs: 12, error: 'el proveedor rechazó la clave' };
  }

  async listModels(proveedor: Proveedor, clave: string): Promise<Listing> {
    if (!this.valid.has(clave)) return { ok: false, error: 'el proveedor rechazó la clave' };
    return { ok: true, modelos: this.models[proveedor] ?? [] };
  }
}
