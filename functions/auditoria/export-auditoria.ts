import { auditoriaApi } from '#shared/auditoria/auditoria.api.ts';
import type { Auditoria } from '#shared/auditoria/auditoria.ts';
import { accionText, cambioText, ENTIDADES } from '#shared/auditoria/operaciones.ts';
import { ROLE_LABELS, type Rol } from '#shared/core/permissions.ts';
import type { CsvColumn } from '../core/csv.ts';
import { Attachment } from '../core/reply.ts';
import { endpoint } from '../endpoint.ts';
import { collectCsv } from '../exportaciones/collect-csv.ts';
import { auditoriaRepository } from './auditoria.repository.ts';
import { registroOf } from './registro-of.ts';

const PAGE = 200;

/** Dates are instants in UTC. */
const COLUMNS: readonly CsvColumn<Auditoria>[] = [
  ['fecha', ({ fecha }) => fecha],
  ['persona', ({ actor }) => actor.nombre],
  ['persona_id', ({ actor }) => actor.usuarioId],
  ['rol', ({ actor }) => ROLE_LABELS[actor.rol as Rol] ?? actor.rol],
  ['accion', ({ operacion }) => accionText(operacion)],
  ['entidad', ({ entidad }) => ENTIDADES[entidad] ?? entidad],
  ['sobre', ({ parametros, objetoId }) => [...Object.values(parametros), ...(objetoId ? [objetoId] : [])].join(' ')],
  ['cambios', ({ cambios = [] }) => cambios.map(cambioText).join('; ')],
  ['cuantos', ({ cuantos }) => cuantos],
  ['operacion', ({ operacion }) => operacion],
  ['direccion', ({ direccion }) => direccion],
  ['referencia', ({ requestId }) => requestId],
];

export const exportAuditoria = endpoint(
  auditoriaApi.exportAuditoria,
  { repos: { auditoria: auditoriaRepository } },
  async ({ query: { empresaId, ...filtros }, usuario, repos, deps }) => {
    const registro = registroOf(usuario, empresaId);
    const { text, filas } = await collectCsv(COLUMNS, async (cursor) =>
      registro === undefined ? { items: [] } : repos.auditoria.list(registro, { ...filtros, limit: PAGE, cursor }),
    );
    deps.log.info('exportacion.sent', { usuarioId: usuario.id, tipo: 'auditoria', filas });
    return new Attachment(`auditoria_${deps.now().toISOString().slice(0, 10)}.csv`, text);
  },
);
export const { handler } = exportAuditoria;
