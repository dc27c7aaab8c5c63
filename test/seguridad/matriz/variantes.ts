import { sampleBody } from '../../support/sample-bodies.ts';
import type { Cosas, Origen, Peticion, Row } from './filas/row.ts';
import { accesoOf, type Identidad } from './identidades.ts';
import { type Espera, inexistentes, type Sonda } from './sonda.ts';

/** Every probe of one route by one identity. */
export function variantes(operation: string, row: Row, identidad: Identidad, comunes: Cosas): Sonda[] {
  const { propia, ajena } = identidad;
  const cosasOf = (empresa: typeof propia, persona: string) => ({
    ...comunes,
    ...empresa.cosas,
    avisoId: empresa.cosas[`${persona}AvisoId`] ?? comunes[`${persona}AvisoId`] ?? '',
    sesionId: empresa.cosas[`${persona}SesionId`] ?? comunes[`${persona}SesionId`] ?? '',
    notaId: empresa.cosas[`${persona}NotaId`] ?? '',
  });
  const persona = identidad.rol ?? 'admin';
  const peticionOf = (cosas: Cosas): Peticion => {
    const peticion = row.peticion(cosas);
    const body = peticion.body ?? (peticion.form ? undefined : sampleBody(operation, {}));
    return { ...peticion, ...(body !== undefined && { body }) };
  };
  const own = peticionOf(cosasOf(propia, persona));
  const other = peticionOf(cosasOf(ajena, persona === 'superadmin' ? 'admin' : persona));
  const missing = peticionOf(inexistentes(cosasOf(ajena, persona === 'superadmin' ? 'admin' : persona)));

  const acceso = accesoOf(identidad, row);
  const allowed = acceso === 'permitido';
  const expect = (espera: Espera): Espera => (allowed ? espera : 'rechazo');
  const named = namedOf(identidad, row);
  const add = (variante: string, peticion: Peticion, espera: Espera, more: Partial<Sonda> = {}): Sonda => ({
    operation,
    row,
    identidad,
    variante,
    peticion: withQuery(peticion, named),
    ...more,
    espera: expect(more.espera ?? espera),
  });
  const twin = (peticion: Peticion) => ({ gemela: { peticion: withQuery(peticion, named) } });
  const reaches = identidad.rol === 'superadmin' && ['ruta', 'ninguna'].includes(row.origen);

  return [
    add('propio', own, ownOf(identidad, row)),
    ...ajenas(own, other, missing).map(([variante, peticion, gemela]) =>
      add(
        variante,
        peticion,
        variante === 'id ajeno' && row.origen !== 'enlace' && hides(identidad, row) && !row.repetible
          ? 'oculto'
          : 'inofensivo',
        {
          // Who holds another link may enter with it.
          ...(allowed && !reaches && !(row.origen === 'enlace' && variante === 'id ajeno') && twin(gemela)),
        },
      ),
    ),
    add(
      'id inexistente',
      missing,
      differs(own, missing, 'params') && hides(identidad, row) && !row.repetible ? 'oculto' : 'inofensivo',
    ),
    ...nombradas(identidad, row, own).map(([peticion, gemela]) =>
      add('empresaId ajeno en la consulta', peticion, named404(identidad, row) ? 'oculto' : 'inofensivo', {
        ...(allowed && twin(gemela)),
      }),
    ),
    ...Object.entries(CABECERAS).map(([variante, headersOf]) =>
      add(variante, own, ownOf(identidad, row) === 'éxito' ? 'éxito' : 'inofensivo', {
        headers: headersOf(ajena.id),
        ...(allowed && { gemela: { peticion: withQuery(own, named), headers: {} } }),
      }),
    ),
    ...dobles(identidad, row, { own, other, missing }).map(([variante, peticion, { gemela, ...more }]) =>
      add(variante, peticion, 'oculto', { ...more, ...(allowed && gemela && { gemela }) }),
    ),
    ...hostiles(own, identidad).map(([variante, body]) => add(variante, { ...own, body }, 'inofensivo')),
    ...crudos(own, ajena.id).map(([variante, rawBody]) => add(variante, own, 'inofensivo', { rawBody })),
    ...malformados(own, ajena.id).map(([variante, peticion]) => add(variante, peticion, 'inofensivo')),
  ];
}

/** What the identity's own request must be answered. */
function ownOf({ nombre }: Identidad, { access, control }: Row): Espera {
  const served = nombre !== 'sin empresa' || access === 'candidate' || access === 'public';
  return served && !control ? 'éxito' : 'inofensivo';
}

/** Whether what belongs to the other company is hidden from the identity by a 404. */
function hides({ rol, nombre }: Identidad, { origen }: Row): boolean {
  if (origen === 'enlace') return true;
  if (nombre === 'sin empresa' || !rol) return false;
  if (rol === 'superadmin') return NOMBRADAS.includes(origen);
  return ['sesion', 'sesionOPlataforma', 'ruta', 'consulta', 'persona'].includes(origen);
}

/** Somebody without a company is told so, whichever they name. */
function named404({ nombre }: Identidad, { origen }: Row): boolean {
  return (origen === 'sesion' || origen === 'sesionOPlataforma') && nombre !== 'sin empresa';
}

/** Where a superadmin says in the query which company a request works in. */
export const NOMBRADAS: readonly Origen[] = ['sesion', 'sesionOPlataforma', 'consulta'];

/** A superadmin says in which company a request works. */
function namedOf({ rol, propia }: Identidad, { origen }: Row): Record<string, string> {
  return rol === 'superadmin' && NOMBRADAS.includes(origen) ? { empresaId: propia.id } : {};
}

function withQuery(peticion: Peticion, named: Record<string, string>): Peticion {
  const query = { ...named, ...peticion.query };
  return Object.keys(query).length > 0 ? { ...peticion, query } : peticion;
}

type Ajena = [variante: string, peticion: Peticion, gemela: Peticion];

/** The other company's ids in the path, in the query, in the body: each alone, so that no refusal hides another. */
function ajenas(own: Peticion, other: Peticion, missing: Peticion): Ajena[] {
  const parts = [
    ['params', 'id ajeno'],
    ['query', 'id ajeno en la consulta'],
    ['body', 'id ajeno en el cuerpo'],
  ] as const;
  return parts.flatMap(([part, variante]) =>
    !differs(own, other, part)
      ? []
      : [[variante, { ...own, [part]: other[part] }, { ...own, [part]: missing[part] }] satisfies Ajena],
  );
}

const differs = (a: Peticion, b: Peticion, part: 'params' | 'query' | 'body') =>
  JSON.stringify(a[part]) !== JSON.stringify(b[part]);

type Doble = [variante: string, peticion: Peticion, more: Partial<Sonda>];

/** Everything of the other company at once: its things, and its name wherever a company could be named. */
function dobles(
  { rol, nombre, ajena }: Identidad,
  { origen }: Row,
  { own, other, missing }: Record<'own' | 'other' | 'missing', Peticion>,
): Doble[] {
  const deEmpresa = origen === 'sesion' || origen === 'sesionOPlataforma';
  const parts = (['params', 'query', 'body'] as const).filter((part) => differs(own, other, part));
  if (!deEmpresa || rol === 'superadmin' || nombre === 'sin empresa' || parts.length === 0) return [];
  const named = (peticion: Peticion) => ({ ...peticion, query: { ...peticion.query, empresaId: ajena.id } });
  const headers = CABECERAS['empresaId ajeno en las cabeceras']?.(ajena.id) ?? {};
  const doubles: Doble[] = [
    ['id y empresaId ajenos en la consulta', named(other), { gemela: { peticion: named(missing) } }],
    [
      'id y empresaId ajenos en las cabeceras',
      other,
      // What is only searched for by the other's id is found empty.
      { headers, gemela: { peticion: missing, headers }, ...(!parts.includes('params') && { espera: 'inofensivo' }) },
    ],
  ];
  if (other.body && (differs(own, other, 'params') || differs(own, other, 'body'))) {
    // A strict body may be refused before anything is looked for.
    const body = { ...other.body, empresaId: ajena.id };
    doubles.push(['id y empresaId ajenos en el cuerpo', { ...other, body }, { espera: 'inofensivo' }]);
  }
  return doubles;
}

/** A superadmin may name any company, so the swap is nobody's secret there. */
function nombradas({ rol, ajena }: Identidad, { origen }: Row, own: Peticion): [Peticion, Peticion][] {
  if (rol === 'superadmin' || origen === 'enlace') return [];
  const named = (empresaId: string) => ({ ...own, query: { ...own.query, empresaId } });
  return [[named(ajena.id), named(ajena.id.replace(/.{6}$/, '000000'))]];
}

/** Headers by which proxies and frameworks pass on who somebody is. */
const CABECERAS: Record<string, (empresaId: string) => Record<string, string>> = {
  'empresaId ajeno en las cabeceras': (empresaId) => ({
    'x-empresa-id': empresaId,
    empresaid: empresaId,
    'x-tenant-id': empresaId,
    'x-amzn-oidc-identity': empresaId,
  }),
  'rol y método en las cabeceras': (empresaId) => ({
    'x-rol': 'superadmin',
    'x-user-role': 'superadmin',
    'x-http-method-override': 'DELETE',
    'x-original-url': `/api/empresas/${empresaId}`,
    'x-forwarded-user': 'super@idonea.test',
  }),
};

/** Fields that a body has no business with, one kind at a time. */
function hostiles({ body }: Peticion, { ajena, persona }: Identidad): [string, unknown][] {
  if (!body) return [];
  const more: Record<string, object> = {
    'empresaId ajeno en el cuerpo': { empresaId: ajena.id, empresa: { id: ajena.id } },
    'rol en el cuerpo': { rol: 'superadmin', role: 'superadmin', permisos: ['manage_empresas'] },
    'estado en el cuerpo': { activo: true, estado: 'activa', verificado: true, sesionesDesde: null },
    'clave en el cuerpo': { PK: `EMPRESA#${ajena.id}`, SK: 'EMPRESA', GSI1PK: 'GLOBAL#EMPRESAS', tipo: 'EMPRESA' },
    'id ajeno como id': { id: persona?.id ?? ajena.admin.id, usuarioId: ajena.admin.id, sub: 'sub-otro' },
    'límites en el cuerpo': { plan: 'enterprise', limites: { usuarios: -1 }, licencias: { activas: 999 } },
    'contadores en el cuerpo': { candidatos: 0, version: 0, fechaCreacion: '2000-01-01T00:00:00.000Z' },
  };
  return Object.entries(more).map(([variante, fields]) => [variante, { ...(body as object), ...fields }]);
}

/** What no object literal can say. */
function crudos({ body }: Peticion, empresaId: string): [string, string][] {
  if (!body) return [];
  const json = JSON.stringify(body);
  return [
    ['prototipo en el cuerpo', json.replace('{', `{"__proto__":{"rol":"superadmin","empresaId":"${empresaId}"},`)],
    ['clave repetida en el cuerpo', json.replace(/}$/, `,"empresaId":"${empresaId}","empresaId":"${empresaId}"}`)],
  ];
}

/** Names that are no ids, in each place of the path. */
function malformados({ params = {}, ...rest }: Peticion, empresaId: string): [string, Peticion][] {
  const values: Record<string, string> = {
    'ruta hacia arriba': '../../empresas',
    'partición en el id': `EMPRESA#${empresaId}`,
    'NUL en el id': '\u0000',
    'id larguísimo': 'x'.repeat(300),
    'prototipo como id': '__proto__',
    'inyección en el id': "' OR '1'='1",
    'id con sufijo': `${Object.values(params)[0]}#x`,
  };
  return Object.keys(params).flatMap((name) =>
    Object.entries(values).map(([variante, value]): [string, Peticion] => [
      `${variante} (${name})`,
      { ...rest, params: { ...params, [name]: value } },
    ]),
  );
}
