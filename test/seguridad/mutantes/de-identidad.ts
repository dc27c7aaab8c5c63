import type { Item, Table } from '#functions/core/table.ts';
import { fakeSub } from '../../support/fakes/fake-services.ts';
import { type Campo, type Clase, CON_SESION, DE_EMPRESA } from './mutante.ts';

/** The table as the pipeline sees it, with the caller's own record read otherwise. */
function readUsuario(campo: Campo, change: (usuario: Item) => Partial<Item> | undefined): () => void {
  const { deps } = campo.escena.app;
  const real = deps.table;
  const table: Table = {
    batchGet: (keys) => real.batchGet(keys),
    query: (query) => real.query(query),
    write: (writes, options) => real.write(writes, options),
    async get(key, options) {
      const item = await real.get(key, options);
      if (!item || key.PK !== `USUARIO#${campo.sonda().identidad.persona?.id}` || key.SK !== 'USUARIO') return item;
      const other = change(item);
      if (other) campo.hit();
      return { ...item, ...other };
    },
  };
  deps.table = table;
  return () => {
    deps.table = real;
  };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const bodyOf = (campo: Campo) => {
  const { peticion, rawBody } = campo.sonda();
  return (rawBody ? JSON.parse(rawBody) : (peticion.body ?? {})) as Record<string, unknown>;
};

/** Routes that show of a company nothing but its name, and why. */
const SIN_DATOS: Record<string, string> = {
  simulateServicioHr: 'de la empresa solo sale su nombre, donde la última pregunta del servicio no da las gracias',
};

/** The company of the request from where the caller can write it, in the place of the caller's record. */
const empresaDe = (nombre: string, find: (campo: Campo) => string | undefined): Clase => ({
  nombre: `empresa tomada de ${nombre}`,
  cabe: (row) => DE_EMPRESA(row),
  equivalente: (_, operation) => SIN_DATOS[operation],
  sembrar: (campo) =>
    readUsuario(campo, ({ empresaId }) => {
      const asked = find(campo);
      return empresaId && asked && asked !== empresaId ? { empresaId: asked } : undefined;
    }),
});

export const DE_IDENTIDAD: readonly Clase[] = [
  empresaDe('la consulta', (campo) => campo.sonda().peticion.query?.empresaId),
  empresaDe('una cabecera', (campo) => campo.sonda().headers?.['x-empresa-id']),
  {
    ...empresaDe('el cuerpo', (campo) => asText(bodyOf(campo).empresaId)),
    // The company comes out of the body before the body is checked: strict bodies must not be the only guard.
    cabe: (row, operation) => DE_EMPRESA(row) && WITH_BODY.test(operation),
    sembrar: (campo) => {
      const { app } = campo.escena;
      const undo = readUsuario(campo, () => {
        const asked = asText(bodyOf(campo).empresaId);
        return asked ? { empresaId: asked } : undefined;
      });
      const { handlerOf } = app;
      app.handlerOf = (endpoint) => {
        const handler = handlerOf.call(app, endpoint);
        return (event, context) => {
          const { empresaId: _, empresa: __, ...body } = JSON.parse(event.body ?? '{}') as Record<string, unknown>;
          return handler(event.body ? { ...event, body: JSON.stringify(body) } : event, context);
        };
      };
      return () => {
        app.handlerOf = handlerOf;
        undo();
      };
    },
  },
  {
    nombre: 'usuario inactivo dejado entrar',
    cabe: CON_SESION,
    sembrar: (campo) => readUsuario(campo, ({ activo }) => (activo ? undefined : { activo: true })),
  },
  {
    nombre: 'rol desconocido tomado por administrador',
    cabe: CON_SESION,
    sembrar: (campo) => readUsuario(campo, ({ rol }) => (rol === 'jefe' ? { rol: 'admin' } : undefined)),
  },
  {
    nombre: 'rol tomado de una cabecera',
    cabe: (row) => CON_SESION(row) && row.access === 'manage_empresas',
    sembrar: (campo) =>
      readUsuario(campo, ({ rol }) => {
        const asked = campo.sonda().headers?.['x-rol'];
        return asked && rol !== asked ? { rol: asked, empresaId: null } : undefined;
      }),
  },
  {
    nombre: 'operador tomado por administrador',
    cabe: (row) => row.access === 'manage_users' || row.access === 'manage_areas',
    sembrar: (campo) => readUsuario(campo, ({ rol }) => (rol === 'operador' ? { rol: 'admin' } : undefined)),
  },
  {
    nombre: 'cualquier token aceptado como el de un administrador',
    cabe: CON_SESION,
    sembrar: (campo) => {
      const { app, A } = campo.escena;
      const { verifier } = app;
      app.verifier = {
        verify: (token) =>
          verifier.verify(token).catch(() => {
            campo.hit();
            return { username: A.admin.id, sub: fakeSub(A.admin.id), issuedAt: 0, ownSignIn: true };
          }),
      };
      return () => {
        app.verifier = verifier;
      };
    },
  },
  {
    nombre: 'enlace desconocido aceptado como otro',
    cabe: (row) => row.origen === 'enlace',
    sembrar: (campo) => {
      const { deps } = campo.escena.app;
      const real = deps.table;
      deps.table = {
        batchGet: (keys) => real.batchGet(keys),
        query: (query) => real.query(query),
        write: (writes, options) => real.write(writes, options),
        async get(key, options) {
          const found = await real.get(key, options);
          if (found || !key.PK.startsWith('TOK#')) return found;
          campo.hit();
          return campo.escena.app.table.all().find(({ tipo }) => tipo === 'TOKEN');
        },
      };
      return () => {
        deps.table = real;
      };
    },
  },
];

const WITH_BODY =
  /^(create(Area|Candidato|Entrevista|Nota)|update(Area|Candidato|Conservacion|Marca|Ajustes)|validateInforme|cancelEntrevista|executeServicioHr|uploadCv)$/;
