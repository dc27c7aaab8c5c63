import type { Operation } from './operations.ts';
import type { FuzzRequest, Ground } from './requests.ts';
import type { FuzzAnswer } from './verdict.ts';

export type Pools = Pick<Ground, 'ids' | 'cursors' | 'hints'>;
type Send = (request: FuzzRequest) => Promise<FuzzAnswer>;
type Entry = Record<string, unknown>;

const MOST = 6;
/** Parameters that are chosen from a list in code and not found in any answer. */
const CHOSEN = {
  proveedor: ['claude', 'deepgram'],
  plantilla: ['recovery', 'solicitudRechazada'],
  tipo: ['candidatos', 'usuarios'],
  trabajo: ['send-correo'],
  version: ['1'],
  subdominio: ['acme'],
  provider: ['google', 'microsoft'],
};
/** A company or a person that is changed or removed must not be the one that the requests come from. */
const COMPANY_DOMAINS = ['empresas', 'suscripciones', 'licencias', 'purgas', 'planes-estrategicos'];

/** What there is to ask for: ids and cursors that the product's own lists answer, and things made to be spoiled. */
export async function crawl(operations: readonly Operation[], send: Send): Promise<Pools> {
  const ask = async (who: string, method: string, target: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await send({ who, method, target, headers, body: body && JSON.stringify(body) });
    const isJson = answer.headers['content-type']?.startsWith('application/json');
    return (isJson ? JSON.parse(answer.text) : {}) as { data?: unknown; nextCursor?: string };
  };
  const ids: Record<string, Record<string, string[]>> = {};
  const cursors: Record<string, string[]> = {};
  for (const { operation, domain, method, path, query } of operations) {
    if (method !== 'GET' || path.includes('{')) continue;
    const page = query.find(({ name }) => name === 'limit') ? '?limit=1' : '';
    const found = [await ask('adminA', 'GET', path + page), await ask('superadmin', 'GET', path + page)];
    cursors[operation] = found.flatMap(({ nextCursor }) => nextCursor ?? []);
    const whole = [await ask('adminA', 'GET', path), await ask('superadmin', 'GET', path)];
    const entries = whole.flatMap(({ data }) => (Array.isArray(data) ? (data as Entry[]) : []));
    for (const name of ['id', 'entrevistaId', 'codigo']) keep(ids, domain, name, entries);
  }
  for (const domain of new Set(operations.map((each) => each.domain))) ids[domain] = { ...CHOSEN, ...ids[domain] };
  for (const domain of ['curriculums', 'privacidad', 'conservacion', 'notas']) {
    ids[domain] = { ...ids[domain], id: ids.candidatos?.id ?? [] };
  }
  const empresa = await ask('superadmin', 'POST', '/api/empresas', {
    nombreLegal: 'Para estropear S.L.',
    cif: 'B65410011',
    email: 'hola@estropear.test',
  });
  const usuario = await ask('adminA', 'POST', '/api/usuarios', {
    nombre: 'Para Estropear',
    email: 'para.estropear@correo.test',
    rol: 'operador',
  });
  const idOf = ({ data }: { data?: unknown }) => String((data as Entry | undefined)?.id);
  for (const domain of COMPANY_DOMAINS) ids[domain] = { ...ids[domain], id: [idOf(empresa)] };
  ids.assignServicios = { id: [idOf(empresa)] };
  ids.resendCorreo = { id: ids.correos?.id ?? [] };
  ids.usuarios = { ...ids.usuarios, id: [idOf(usuario)] };
  const { data: perfil } = await ask('adminA', 'GET', '/api/perfil');
  const own = String((perfil as Entry).empresaId);
  ids.configuracion = { ...ids.configuracion, empresaId: [idOf(empresa), own] };
  ids.sala = { accessToken: await linkOf(ids.entrevistas?.id ?? [], ask) };
  return {
    ids,
    cursors,
    hints: {
      empresaId: [own],
      candidatoId: ids.candidatos?.id ?? [],
      candidatoIds: ids.candidatos?.id ?? [],
      areaId: ids.areas?.id ?? [],
      entrevistaId: ids.entrevistas?.id ?? [],
      entrevistaIds: ids.entrevistas?.id ?? [],
      servicioId: ['test-vocacional', 'entrevistas-profundidad'],
      serviciosIds: ['test-vocacional'],
      zonaHoraria: ['Europe/Madrid'],
      email: ['ana.ruiz@correo.test'],
      cif: ['A58818501'],
    },
  };
}

function keep(ids: Record<string, Record<string, string[]>>, domain: string, name: string, entries: readonly Entry[]) {
  const found = entries.flatMap((entry) => (typeof entry[name] === 'string' ? [entry[name]] : []));
  const known = ids[domain] ?? {};
  ids[domain] = known;
  const all = [...new Set([...(known[name] ?? []), ...found])].slice(0, MOST);
  if (all.length > 0) known[name] = all;
}

/** The tokens of some interviews' links. */
async function linkOf(
  entrevistas: readonly string[],
  ask: (who: string, method: string, target: string) => Promise<{ data?: unknown }>,
): Promise<string[]> {
  const links = await Promise.all(entrevistas.map((id) => ask('adminA', 'POST', `/api/entrevistas/${id}/enlace`)));
  return links.flatMap(
    ({ data }) =>
      String((data as Entry | undefined)?.enlace ?? '')
        .split('/')
        .at(-1) || [],
  );
}
