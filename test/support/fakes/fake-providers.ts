import type { Ping, Providers } from '#functions/core/adapters/providers.ts';
import type { Proveedor } from '#shared/proveedores/proveedor.ts';

/** Providers that take the keys named in `valid`. */
export class FakeProviders implements Providers {
  readonly valid = new Set<string>();
  readonly pings: { proveedor: Proveedor; clave: string }[] = [];

  async ping(proveedor: Proveedor, clave: string): Promise<Ping> {
    this.pings.push({ proveedor, clave });
    if (this.valid.has(clave)) return { ok: true, latencyMs: 12 };
    return { ok: false, latencyMs: 12, error: 'el proveedor rechazó la clave' };
  }
}
