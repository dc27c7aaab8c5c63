import type { CandidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import type { SuprimidosRepository } from '../../candidatos/candidatos/suprimido.record.ts';
import type { Bloques } from './bloques.ts';
import { idOf } from './elemento.repository.ts';
import { type Elemento, parentOf } from './entidad.record.ts';

export type Ref = Pick<Elemento, 'entidad' | 'clave'>;
/** Of candidates and interviews that are not there, those that are gone because a person was erased, by `idOf`. */
export type FindErased = (gone: readonly Ref[]) => Promise<Set<string>>;

export function parentRef(elemento: Elemento): Ref {
  const clave = parentOf(elemento) ?? '';
  return { entidad: clave.startsWith('can_') ? 'candidatos' : 'entrevistas', clave };
}

/** Who or what an item is of, and comes and goes with. */
export function ownerRef(elemento: Elemento): Ref {
  const { entidad, clave, datos } = elemento;
  if (entidad === 'entrevistas') return { entidad: 'candidatos', clave: String(datos.candidatoId) };
  return parentOf(elemento) ? parentRef(elemento) : { entidad, clave };
}

interface Repos {
  candidatos: Pick<CandidatoRepository, 'findSuprimidos'>;
  suprimidos: SuprimidosRepository;
}

/**
 * What hung on somebody who was erased names an interview at most: whose that was says the file alone, since nothing of
 * it is kept. It is looked up once, and only when something is missing.
 */
export function erasedOwners(empresaId: string, bloques: Pick<Bloques, 'of'>, repos: Repos): FindErased {
  let read: ReturnType<typeof readPersonas> | undefined;
  return async (gone) => {
    if (gone.length === 0) return new Set();
    read ??= readPersonas(bloques);
    const { emailOf, candidatoOf } = await read;
    const owners = new Map(
      gone.map((ref) => [idOf(ref), ref.entidad === 'candidatos' ? ref.clave : (candidatoOf.get(ref.clave) ?? '')]),
    );
    const ids = [...new Set(owners.values())].filter(Boolean);
    const [erased, byEmail] = await Promise.all([
      repos.suprimidos.findErased(empresaId, ids),
      repos.candidatos.findSuprimidos(
        empresaId,
        ids.flatMap((id) => emailOf.get(id) ?? []),
      ),
    ]);
    const isErased = (id: string) => erased.has(id) || byEmail.has(emailOf.get(id) ?? '');
    return new Set([...owners].flatMap(([ref, id]) => (isErased(id) ? ref : [])));
  };
}

async function readPersonas(bloques: Pick<Bloques, 'of'>) {
  const emailOf = new Map<string, string>();
  const candidatoOf = new Map<string, string>();
  for await (const bloque of bloques.of('candidatos'))
    for (const { clave, datos } of bloque) emailOf.set(clave, String(datos.email));
  for await (const bloque of bloques.of('entrevistas'))
    for (const { clave, datos } of bloque) candidatoOf.set(clave, String(datos.candidatoId));
  return { emailOf, candidatoOf };
}
