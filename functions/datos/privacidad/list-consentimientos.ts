import { createHash } from 'node:crypto';
import { privacidadApi } from '#shared/datos/privacidad/privacidad.api.ts';
import type { Recibo } from '#shared/datos/privacidad/privacidad.ts';
import { AVISO_EMPRESA, CONSENTIMIENTOS } from '#shared/entrevistas/sala/sala.ts';
import { candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { marcaRepository } from '../../empresas/marca/marca.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import type { EntrevistaRecord } from '../../entrevistas/entrevistas/entrevista.record.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { maskDireccion } from './mask-direccion.ts';

export const listConsentimientos = endpoint(
  privacidadApi.listConsentimientos,
  { repos: { candidatos: candidatoRepository, entrevistas: entrevistaRepository, marcas: marcaRepository } },
  async ({ empresaId, params, query, repos }) => {
    const { id: candidatoId } = await repos.candidatos.get(empresaId, params.id);
    const page = await repos.entrevistas.listOfCandidato(empresaId, candidatoId, query);
    const given = page.items.flatMap(({ consentimientos }) => consentimientos);
    const ofEmpresa = given.filter(({ id }) => id === AVISO_EMPRESA);
    const avisos = await repos.marcas.findAvisos(
      empresaId,
      ofEmpresa.map(({ hash }) => hash),
    );
    return { items: page.items.map((each) => toRecibo(each, avisos)), cursor: page.cursor };
  },
);
export const { handler } = listConsentimientos;

function toRecibo(entrevista: EntrevistaRecord, avisos: ReadonlyMap<string, string>): Recibo {
  const { id, servicioNombre, fechaProgramada, consentimientos } = entrevista;
  return {
    entrevistaId: id,
    servicioNombre,
    fechaProgramada,
    consentimientos: consentimientos.map(({ direccion, ...each }) => ({
      ...each,
      texto: avisos.get(each.hash) ?? textOf(each.hash),
      direccion: maskDireccion(direccion),
    })),
  };
}

/** By its hash, so that a text that was changed since is never shown as the accepted one. */
function textOf(hash: string): string | null {
  const isIt = ({ texto }: { texto: string }) => createHash('sha256').update(texto).digest('hex') === hash;
  return CONSENTIMIENTOS.find(isIt)?.texto ?? null;
}
