import { entrevistasApi } from '#shared/entrevistas/entrevistas/entrevistas.api.ts';
import type { Ayuda } from '#shared/entrevistas/sala/ayuda.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { ajustesAtencionRepository } from '../atencion/ajustes-atencion.repository.ts';
import type { AtencionRecord } from '../atencion/atencion.record.ts';
import { atencionRepository, isVisible } from '../atencion/atencion.repository.ts';
import { atiende } from '../atencion/lectores.ts';
import { ayudaRepository } from '../sala/ayuda.repository.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

/** Requests for help, an adaptation for one, are for whoever cares for candidates, never for whoever scores. */
export const getEntrevista = endpoint(
  entrevistasApi.getEntrevista,
  {
    repos: {
      entrevistas: entrevistaRepository,
      ayudas: ayudaRepository,
      atenciones: atencionRepository,
      ajustesAtencion: ajustesAtencionRepository,
    },
  },
  async ({ empresaId, params, usuario, repos, deps }) => {
    const [entrevista, ajustes] = await Promise.all([
      repos.entrevistas.get(empresaId, params.id),
      repos.ajustesAtencion.find(empresaId),
    ]);
    const cares = atiende(usuario, empresaId, ajustes);
    const [turnos, before, atenciones] = await Promise.all([
      repos.entrevistas.listTurnos(empresaId, params.id),
      cares ? repos.ayudas.list(entrevista) : [],
      cares ? repos.atenciones.listOf(entrevista) : [],
    ]);
    const visible = atenciones.filter((each) => isVisible(each, usuario.id, deps.now()));
    return { ...entrevista, turnos, ayudas: [...before, ...visible.flatMap(toAyuda)] };
  },
);
export const { handler } = getEntrevista;

const toAyuda = ({ id, tipo, motivo, texto, creada }: AtencionRecord): Ayuda[] =>
  tipo === 'ayuda' ? [{ id, motivo: motivo ?? 'otro', mensaje: texto ?? '', fecha: creada }] : [];
