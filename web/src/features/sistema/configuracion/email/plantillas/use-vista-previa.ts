import { useEffect, useState } from 'react';
import type { BorradorPlantilla, VistaPrevia } from '#shared/correos/plantilla-correo.ts';
import type { Plantilla } from '#shared/correos/plantillas.ts';
import { api } from '../../../../../lib/api.ts';
import { ApiError, type ErrorDetail } from '../../../../../lib/api-error.ts';

const PAUSE_MS = 500;

/**
 * What the server makes of a text, a moment after the typing stops. While the text has mistakes the last good preview
 * stays, and `details` says what is wrong and in which field.
 */
export function useVistaPrevia(plantilla: Plantilla, borrador: BorradorPlantilla) {
  const [vista, setVista] = useState<VistaPrevia>();
  const [details, setDetails] = useState<ErrorDetail[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const body = JSON.stringify(borrador);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again for the same text
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(async () => {
      try {
        const made = await api.call('validatePlantillaCorreo', { params: { plantilla }, body: JSON.parse(body) });
        if (stale) return;
        setVista(made);
        setDetails([]);
        setFailure(undefined);
      } catch (error) {
        if (stale) return;
        const wrong = error instanceof ApiError && error.code === 'VALIDACION' ? error.details : [];
        setDetails(wrong);
        setFailure(wrong.length > 0 ? undefined : error);
      }
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [plantilla, body, tries]);

  return { vista, details, failure, retry: () => setTries((count) => count + 1) };
}
