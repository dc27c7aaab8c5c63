import type { Item, Key, Table, Write } from '#functions/core/table.ts';
import { ajenaDe, type Campo, type Clase } from './mutante.ts';

/** The table that use cases of a company get, in the place of the bound one. */
function bound(campo: Campo, make: (table: Table, empresaId: string) => Partial<Table>): () => void {
  const { app } = campo.escena;
  app.bind = (table, empresaId) => ({
    get: (key, options) => table.get(key, options),
    batchGet: (keys) => table.batchGet(keys),
    query: (query) => table.query(query),
    write: (writes, options) => table.write(writes, options),
    ...make(table, empresaId),
  });
  return () => {
    app.bind = undefined;
  };
}

/** The table of the whole pipeline, with writes changed on their way. */
function writing(campo: Campo, change: (write: Write) => Write | undefined): () => void {
  const { deps } = campo.escena.app;
  const real = deps.table;
  deps.table = {
    get: (key, options) => real.get(key, options),
    batchGet: (keys) => real.batchGet(keys),
    query: (query) => real.query(query),
    write: (writes, options) =>
      real.write(
        writes.flatMap((write) => change(write) ?? []),
        options,
      ),
  };
  return () => {
    deps.table = real;
  };
}

const toOther = <K extends Key>(key: K, own: string, other: string): K => ({ ...key, PK: key.PK.replace(own, other) });
const COUNTERS = [
  'usuarios',
  'candidatos',
  'pendientes',
  'enProgreso',
  'nuevo',
  'en_proceso',
  'adminsActivos',
  'total',
];
const counts = (write: Write) =>
  'update' in write &&
  Object.keys(write.add ?? {}).some((name) => COUNTERS.includes(name)) &&
  /^(USO|CANDIDATOS|USUARIOS|AREA#)/.test(write.update.SK);

/** Fields of a body that the use case stores without having been asked to. */
const masiva = (
  nombre: string,
  routes: RegExp,
  target: RegExp,
  fields: (campo: Campo) => Record<string, unknown>,
): Clase => ({
  nombre: `asignación masiva: ${nombre}`,
  cabe: (_, operation) => routes.test(operation),
  sembrar: (campo) =>
    writing(campo, (write) => {
      const key = 'put' in write ? write.put : 'update' in write ? write.update : undefined;
      if (!key || !target.test(key.SK) || campo.sonda().variante === 'propio') return write;
      campo.hit();
      return 'put' in write
        ? { ...write, put: { ...write.put, ...fields(campo) } }
        : 'update' in write
          ? { ...write, set: { ...write.set, ...fields(campo) } }
          : write;
    }),
});

const THING = /^(AREA|CANDIDATO|ENTREVISTA|USUARIO)(#|$)/;

export const DE_TABLA: readonly Clase[] = [
  {
    nombre: 'registro ajeno devuelto cuando falta el propio',
    cabe: (row) => row.origen === 'sesion',
    equivalente: (_, operation) => CONOCIDOS[operation],
    sembrar: (campo) =>
      bound(campo, (table, own) => ({
        async get(key, options) {
          const found = await table.get(key, options);
          const other = found ? undefined : await table.get(toOther(key, own, ajenaDe(campo).id), options);
          if (other) campo.hit();
          return found ?? other;
        },
      })),
  },
  {
    nombre: 'lista mezclada con la de otra empresa',
    cabe: (row, operation) => row.origen === 'sesion' && operation.startsWith('list'),
    sembrar: (campo) =>
      bound(campo, (table, own) => ({
        async query(query) {
          const page = await table.query(query);
          const other = await table.query({
            ...query,
            pk: query.pk.replace(own, ajenaDe(campo).id),
            cursor: undefined,
          });
          if (other.items.length > 0 && query.pk.includes(own)) campo.hit();
          return { ...page, items: query.pk.includes(own) ? [...page.items, ...other.items] : page.items };
        },
      })),
  },
  {
    nombre: 'escritura en la partición de otra empresa',
    cabe: (row) => row.origen === 'sesion',
    sembrar: (campo) =>
      bound(campo, (table, own) => ({
        write(writes, options) {
          const other = ajenaDe(campo).id;
          const moved = writes.map((write): Write => {
            if ('put' in write && write.put.PK.includes(own)) {
              campo.hit();
              return { ...write, put: toOther(write.put as Item, own, other) };
            }
            return write;
          });
          return table.write(moved, options);
        },
      })),
  },
  {
    nombre: 'contador no movido',
    cabe: (_, operation) => COUNTING.test(operation),
    sembrar: (campo) =>
      writing(campo, (write) => {
        if (!counts(write)) return write;
        campo.hit();
        return undefined;
      }),
  },
  {
    nombre: 'contador movido dos veces',
    cabe: (_, operation) => COUNTING.test(operation),
    sembrar: (campo) =>
      writing(campo, (write) => {
        if (!counts(write) || !('update' in write)) return write;
        campo.hit();
        const twice = Object.entries(write.add ?? {}).map(([name, value]): [string, number] => [name, value * 2]);
        return { ...write, add: Object.fromEntries(twice) };
      }),
  },
  masiva('empresa', /^update(Area|Candidato|Usuario)$|^(reschedule|cancel)Entrevista$/, THING, (campo) => ({
    empresaId: ajenaDe(campo).id,
  })),
  masiva('identificador', /^update(Area|Candidato)$|^(reschedule|cancel)Entrevista$/, THING, () => ({ id: 'x_ajeno' })),
  masiva('rol', /^(updateUsuario|updatePerfil|inviteUsuario)$/, /^USUARIO$/, () => ({ rol: 'superadmin' })),
  masiva('límites y plan', /^(updateEmpresa|updateMarca)$/, /^EMPRESA$/, () => ({ plan: 'enterprise', limites: {} })),
];

/** Routes that answer as if nothing had been found although another company's item was, and why nothing of it gets out. */
const CONOCIDOS: Record<string, string> = {
  exportCandidato: 'antes de responder, una escritura condicionada exige que el candidato esté en la propia empresa',
  listPorSuprimir: 'de la otra empresa solo llega su plazo, un número que mueve fechas; las personas son de la propia',
};

const COUNTING =
  /^(createCandidato|deleteCandidato|updateCandidatoEstado|updateCandidatosEstado|createEntrevista|cancelEntrevista|startEntrevista|executeServicioHr|inviteUsuario|deleteUsuario|createAdministrador|updateCandidato|startSala)$/;
