import { useMemo } from 'react';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { useApi } from '../../../lib/use-api.ts';

const BLANK = '\u00a0';

/**
 * Names of a transcript's phases by their id. Until they are there each is a blank, which keeps its line; a transcript reads as
 * well without them, so nobody waits.
 */
export function useFases(
  { servicioId, servicioVersion }: { servicioId: string; servicioVersion: number },
  turnos: readonly Turno[],
): ReadonlyMap<string, string> {
  const params = { codigo: servicioId, version: String(servicioVersion) };
  const { data, error } = useApi('getVersionServicioHr', { params });
  return useMemo(() => {
    if (data) return new Map(data.estructura.fases.map(({ id, nombre }) => [id, nombre]));
    return new Map(error ? [] : turnos.map(({ faseId }) => [faseId, BLANK]));
  }, [data, error, turnos]);
}
