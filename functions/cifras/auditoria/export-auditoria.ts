import { auditoriaApi } from '#shared/cifras/auditoria/auditoria.api.ts';
import type { Auditoria } from '#shared/cifras/auditoria/auditoria.ts';
import { accionText, cambioText, ENTIDADES } from '#shared/cifras/auditoria/operaciones.ts';
import { ROLE_LABELS, type Rol } from '#shared/core/permissions.ts';
import { archiveFiles } from '../../core/adapters/archive-files.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { auditRepository } from '../../core/audit.ts';
import type { CsvColumn } from '../../core/csv.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { csvParts } from '../exportaciones/csv-parts.ts';
import { csvKey, csvName } from '../exportaciones/exportacion-files.ts';
import { sendCsv } from '../exportaciones/send-csv.ts';
import { auditoriaRepository } from './auditoria.repository.ts';
import { registroOf } from './registro-of.ts';

const PAGE = 200;

/** Dates are instants in UTC. */
const COLUMNS: readonly CsvColumn<Auditoria>[] = [
  ['fecha', ({ fecha }) => fecha],
  ['persona', ({ actor }) => actor.nombre],
  ['persona_id', ({ actor }) => actor.usuarioId],
  ['rol', ({ actor }) => ROLE_LABELS[actor.rol as Rol] ?? actor.rol],
  ['accion', accionText],
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
  {
    repos: { auditoria: auditoriaRepository, audit: auditRepository },
    adapters: { uploads: uploadFiles, archives: archiveFiles },
  },
  async ({ query: { empresaId, ...filtros }, usuario, repos, adapters, deps }) => {
    const registro = registroOf(usuario, empresaId);
    const parts = csvParts(COLUMNS, async (cursor) =>
      registro === undefined ? { items: [] } : repos.auditoria.list(registro, { ...filtros, limit: PAGE, cursor }),
    );
    const key = csvKey(registro ?? null, deps.newId('exp'));
    const nombre = csvName('auditoria', deps.now().toISOString());
    const { answer, filas } = await sendCsv(parts, { nombre, key }, { ...adapters, deps });
    await repos.audit.note({ cuantos: filas, empresaId: registro });
    deps.log.info('exportacion.sent', { usuarioId: usuario.id, tipo: 'auditoria', filas });
    return answer;
  },
);
export const { handler } = exportAuditoria;
