import { atencionApi } from '#shared/entrevistas/atencion/atencion.api.ts';
import type { OfferAtencion } from '#shared/entrevistas/atencion/atencion.ts';
import { VIGENCIA_DIAS } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { nombreEmpresaOf } from '../../candidatos/candidatos/rechazo-mail.ts';
import type { Write } from '../../core/table.ts';
import { empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cierreItem, type EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { changeWrites, entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import { atencionRepos, loadAtencion, quienOf } from './load-atencion.ts';
import { respuestaMail } from './respuesta-mail.ts';

/** Offer to a candidate: it holds at once, and they are written to in the words of whoever makes it. */
export const offerAtencion = endpoint(
  atencionApi.offerAtencion,
  { repos: { ...atencionRepos, entrevistas: entrevistaRepository, empresas: empresaListadoRepository } },
  async (asked) => {
    const { empresaId, usuario, body, params, repos, deps } = asked;
    const atencion = await loadAtencion(asked);
    const entrevista = await repos.entrevistas.get(empresaId, params.entrevistaId);
    const nombreEmpresa = await nombreEmpresaOf(repos.empresas, empresaId);
    const result = { id: atencion.id, estado: 'vista' as const };
    await repos.atenciones.update(
      atencion,
      [
        ...offeredWrites(entrevista, body, quienOf(usuario, deps)),
        ...respuestaMail(entrevista, { nombreEmpresa, mensaje: body.mensaje, usuario }, deps),
      ],
      result,
    );
    deps.log.info('atencion.offered', { empresaId, atencionId: atencion.id, que: body.que });
    return result;
  },
);
export const { handler } = offerAtencion;

const DAY_MS = 24 * 60 * 60_000;
const ABIERTAS = ['programada', 'en_progreso'] as const;

/** The interview as it is now the condition: one that has ended can be offered nothing. */
function offeredWrites(
  entrevista: EntrevistaRecord,
  offer: OfferAtencion,
  quien: NonNullable<EntrevistaRecord['conducePersona']>,
): Write[] {
  if (offer.que === 'persona') {
    // The room takes no answer and goes on with no question from here on.
    return changeWrites(entrevista, { conducePersona: quien, pausada: true }, ABIERTAS);
  }
  if (offer.que === 'forma') {
    return changeWrites(entrevista, { tiempoExtra: offer.tiempoExtra ?? entrevista.tiempoExtra }, ABIERTAS);
  }
  const until = new Date(Date.parse(offer.fecha ?? entrevista.cierra) + VIGENCIA_DIAS * DAY_MS).toISOString();
  // The later of both instants, which texts of this form sort by.
  const [, cierra = until] = [until, entrevista.cierra].sort();
  return [...changeWrites(entrevista, { cierra }, ABIERTAS), { put: cierreItem({ ...entrevista, cierra }) }];
}
