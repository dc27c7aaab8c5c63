import { ESTADO_CANDIDATO_LABELS, type EstadoCandidato } from '#shared/candidatos/candidatos/candidato.states.ts';
import type { Movimiento } from '#shared/candidatos/candidatos/candidato.ts';
import { candidatosApi } from '#shared/candidatos/candidatos/candidatos.api.ts';
import type { ErrorCode } from '#shared/core/error-codes.ts';
import { AppError } from '../../core/app-error.ts';
import type { Deps } from '../../core/deps.ts';
import { empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoNoEncontrado } from './candidato.errors.ts';
import { type CandidatoRepository, candidatoRepository } from './candidato.repository.ts';
import type { NewHito } from './hito.repository.ts';
import { nombreEmpresaOf, rechazoMail } from './rechazo-mail.ts';

export const updateCandidatosEstado = endpoint(
  candidatosApi.updateCandidatosEstado,
  { repos: { candidatos: candidatoRepository, empresas: empresaListadoRepository } },
  async ({ body, empresaId, usuario, repos, deps }) => {
    const { estado, motivo } = body;
    const aviso = body.aviso && { ...body.aviso, nombreEmpresa: await nombreEmpresaOf(repos.empresas, empresaId) };
    const hito = { actor: { usuarioId: usuario.id, nombre: usuario.nombre }, motivo, avisado: aviso !== null };
    const movimientos: Movimiento[] = [];
    // One after the other: all of them move the same counters.
    for (const id of new Set(body.ids)) {
      movimientos.push(await moveOne({ empresaId, id, estado, hito, aviso }, repos.candidatos, deps));
    }
    const movidos = movimientos.filter(({ resultado }) => resultado === 'movido').length;
    deps.log.info('candidatos.moved', { empresaId, estado, movidos, pedidos: movimientos.length });
    return { movimientos };
  },
);
export const { handler } = updateCandidatosEstado;

interface Asked {
  empresaId: string;
  id: string;
  estado: EstadoCandidato;
  hito: Pick<NewHito, 'actor' | 'motivo' | 'avisado'>;
  /** What each of them is told. */
  aviso: { nombreEmpresa: string; mensaje: string } | null;
}

/** The state they are in, or that their mailbox has had enough. */
const KEEPS_ONE = new Set<ErrorCode>(['ESTADO_NO_PERMITE', 'DEMASIADOS_INTENTOS']);

/** What keeps one of them where they are does not keep the others. */
async function moveOne(
  { empresaId, id, estado, hito, aviso }: Asked,
  candidatos: CandidatoRepository,
  deps: Deps,
): Promise<Movimiento> {
  const candidato = await candidatos.find(empresaId, id);
  if (!candidato) return { id, nombre: '', resultado: 'no_encontrado', mensaje: candidatoNoEncontrado().message };
  const { nombre } = candidato;
  if (candidato.estado === estado) {
    return { id, nombre, resultado: 'sin_cambio', mensaje: `Ya estaba en estado "${ESTADO_CANDIDATO_LABELS[estado]}"` };
  }
  try {
    await candidatos.changeEstado(candidato, estado, hito, deps, aviso ? rechazoMail(candidato, aviso, deps) : []);
    return { id, nombre, resultado: 'movido', mensaje: '' };
  } catch (error) {
    if (!(error instanceof AppError && KEEPS_ONE.has(error.code))) throw error;
    return { id, nombre, resultado: 'no_permitido', mensaje: error.message };
  }
}
