import { lazy, Suspense } from 'react';
import type { Informe } from '#shared/informes/informe.ts';

const Resultado = lazy(() => import('./resultado.tsx'));

/** Once a person has validated the report, the candidate may be told: until then nobody loads the way to do it. */
export function ResultadoSection({ informe }: { informe: Informe }) {
  if (informe.estado !== 'validada') return null;
  return (
    <Suspense>
      <Resultado informe={informe} />
    </Suspense>
  );
}
