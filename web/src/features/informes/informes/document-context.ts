import type { Informe } from '#shared/informes/informes/informe.ts';
import type { Jump } from './use-jump.ts';
import type { Review } from './use-review.ts';

/** What the parts of the document share. */
export interface DocumentContext {
  informe: Informe;
  jump: Pick<Jump, 'jumpTo' | 'activeFrom'>;
  review: Review;
  /** Place of each turn in the interview, by its id: 1, 2, 3… */
  turnNumber: ReadonlyMap<string, number>;
}

type Cambio = NonNullable<Informe['validacion']>['cambios'][number];

export function changeOf({ validacion }: Informe, habilidad: string): Cambio | undefined {
  return validacion?.cambios.find((cambio) => cambio.habilidad === habilidad);
}

/** The element of a competency, for links from the overview. */
export const competenciaElementId = (competenciaId: string) => `competencia-${competenciaId}`;
