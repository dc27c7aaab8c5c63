import { type IdPrefix, isId, missingId } from './ids.ts';

/** Kinds of ids in paths, by what stands before them. Other placeholders are names: of a service, a provider… */
const IDS: Record<string, IdPrefix | readonly IdPrefix[]> = {
  '/api/areas/{id}': 'are',
  '/api/atencion/{entrevistaId}': 'ent',
  '/api/atencion/{entrevistaId}/{id}': 'ate',
  '/api/auditoria/{id}': 'aud',
  '/api/candidatos/{id}': 'can',
  '/api/candidatos/{id}/notas/{notaId}': 'not',
  '/api/candidatos/importaciones/{id}': 'imp',
  '/api/configuracion/{id}': 'cfg',
  '/api/configuracion/empresa/{empresaId}': 'emp',
  '/api/correos/{id}': 'cor',
  '/api/cuidado/revisiones/{id}': 'rev',
  '/api/datos/copias/{id}': 'cop',
  '/api/datos/exportaciones/{id}': 'dat',
  '/api/datos/importaciones/{id}': 'dat',
  '/api/datos/operaciones/{id}': ['dat', 'cop'],
  '/api/empresas/{id}': 'emp',
  '/api/entrevistas/{id}': 'ent',
  '/api/exportaciones/{tipo}/{id}': 'exp',
  '/api/informes/{entrevistaId}': 'ent',
  '/api/informes/pdf/{zipId}': 'zip',
  '/api/notificaciones/{id}': 'evt',
  '/api/perfil/sesiones/{id}': 'ses',
  '/api/planes/{id}': 'pla',
  '/api/solicitudes/{id}': 'sol',
  '/api/suscripciones/{id}': 'sus',
  '/api/usuarios/{id}': 'usr',
};

/** Placeholders of a path with the kinds of id that each stands for; none for a name. */
export function placeholders(path: string): { name: string; kinds: readonly IdPrefix[] }[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(({ 0: all, 1: name = '', index }) => ({
    name,
    kinds: [IDS[path.slice(0, index + all.length)] ?? []].flat(),
  }));
}

/** Parameters of a path as they are looked up: an id of another form is one that nobody has, so that it is answered like a missing one. */
export function namedByPath(path: string, params: Record<string, string>): Record<string, string> {
  const named = { ...params };
  for (const { name, kinds } of placeholders(path)) {
    const [kind] = kinds;
    if (kind && !kinds.some((each) => isId(each, params[name]))) named[name] = missingId(kind);
  }
  return named;
}
