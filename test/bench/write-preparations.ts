import { createEntrevista } from '#functions/entrevistas/create-entrevista.ts';
import { validateInforme } from '#functions/informes/validate-informe.ts';
import type { Entrevista } from '#shared/entrevistas/entrevista.ts';
import { type IdsByDomain, sampleBody } from '#test/support/sample-bodies.ts';
import { anArea } from '#test/support/scenarios.ts';
import type { CallOptions, TestApp } from '#test/support/test-app.ts';

interface Prepared {
  app: TestApp;
  as: { id: string };
  ids: IdsByDomain;
}

type Preparation = (prepared: Prepared) => Promise<Pick<CallOptions, 'params' | 'body'>>;

const bookingOf = ({ ids, app }: Prepared) => ({
  candidatoId: ids.candidatos?.id,
  servicioId: 'entrevistas-profundidad',
  fechaProgramada: app.clock.toISOString(),
  zonaHoraria: 'Europe/Madrid',
});

const booked: Preparation = async (prepared) => {
  const { app, as } = prepared;
  const { data } = await app.call<Entrevista>(createEntrevista, { as, body: bookingOf(prepared) });
  return { params: { id: data.id } };
};

/** What has to be there, or to be said, before some calls have something to do in the grown company. */
export const PREPARATIONS: Record<string, Preparation> = {
  createEntrevista: async (prepared) => ({ body: bookingOf(prepared) }),
  rescheduleEntrevista: booked,
  cancelEntrevista: booked,
  regenerateEnlace: booked,
  deleteArea: async ({ app, as }) => ({ params: { id: (await anArea(app, as, 'Sin nadie')).id } }),
  startSupresion: async () => ({ body: { confirmacion: 'Canario Amarillo' } }),
  sendResultado: async ({ app, as, ids }) => {
    const params = { entrevistaId: `${ids.informes?.entrevistaId}` };
    await app.call(validateInforme, { as, params, body: sampleBody('validateInforme', ids) });
    return {};
  },
};
