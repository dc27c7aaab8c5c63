import { useEffect, useEffectEvent, useState } from 'react';
import type { Proveedor } from '#shared/core/proveedores.ts';
import type { Prueba } from '#shared/ia/configuracion/proveedor.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import type { Reporte } from './apis-words.ts';
import type { Espera } from './use-espera.ts';
import { probarApi } from './use-proveedor.ts';

/** Pause between the loaded configuration and the beginning of the report. */
const PAUSE_MS = 1000;
/** The platform's health check tries keys every five minutes: what it found need not be asked for again. */
const FRESH_MS = 10 * 60_000;

/** A provider with a key, and what its last try gave. */
export interface ApiConfigurada {
  proveedor: Proveedor;
  prueba: Prueba | null;
}

interface Options {
  /** Undefined while it loads. */
  apis: readonly ApiConfigurada[] | undefined;
  empresaId: string | null;
  espera: Espera;
}

/** Tries every key that is configured, once the configuration is there. `again` asks all of them anew. */
export function useReporte({ apis, empresaId, espera }: Options) {
  const refresh = useRefresh();
  const [reporte, setReporte] = useState<Reporte>({ fase: 'espera' });
  const loaded = apis !== undefined;

  async function validate(freshMs: number) {
    const configured = apis ?? [];
    setReporte({ fase: 'validando', total: configured.length });
    try {
      const results = await Promise.all(configured.map((api) => tried(api, freshMs)));
      setReporte({ fase: 'hecho', apis: results });
    } catch (error) {
      setReporte({ fase: 'fallo', error });
    }
    if (configured.length > 0) await refresh('testProveedor');
  }

  /** When the minute's tries are used up, what the last one gave stands. */
  async function tried({ proveedor, prueba }: ApiConfigurada, freshMs: number): Promise<ApiConfigurada> {
    if (prueba && Date.now() - Date.parse(prueba.fecha) < freshMs) return { proveedor, prueba };
    try {
      return { proveedor, prueba: await probarApi(proveedor, empresaId) };
    } catch (error) {
      espera.hear(error);
      if (error instanceof ApiError && error.status === 429) return { proveedor, prueba };
      throw error;
    }
  }

  const begin = useEffectEvent(() => void validate(FRESH_MS));
  useEffect(() => {
    if (!loaded) return;
    const timer = setTimeout(begin, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [loaded]);

  return { reporte, again: () => void validate(0) };
}
