import type { TestApp } from '../../../support/test-app.ts';
import { callOk } from './call.ts';
import { addCandidatos } from './candidatos.ts';
import { addDatos } from './datos.ts';
import { addDiferencias } from './diferencias.ts';
import { addEntrevistas } from './entrevistas.ts';
import { addPlataforma } from './plataforma.ts';

export type Letra = 'A' | 'B';

export interface Persona {
  id: string;
  email: string;
  /** When the token was issued, in epoch seconds; long ago without it. */
  issuedAt?: number;
}

/** Woven into everything that a company says: whoever reads it has seen that company. */
const CANARIOS: Record<Letra, string> = { A: 'Quetzalina', B: 'Ornitorrinca' };

export interface Empresa {
  letra: Letra;
  canario: string;
  id: string;
  nombre: string;
  admin: Persona;
  operador: Persona;
  /** An administrator who has been disabled; one whose role nobody knows. */
  inactivo: Persona;
  sinRol: Persona;
  /** Ids of what it has, by the name under which the rows ask for them. */
  cosas: Readonly<Record<string, string>>;
}

/** A company with something of everything that a route can be asked about, in the state in which the route succeeds. */
export async function anEmpresa(app: TestApp, superadmin: Persona, letra: Letra): Promise<Empresa> {
  const canario = CANARIOS[letra];
  const nombre = `${canario} Talento`;
  const { id } = await callOk<{ id: string }>(app, 'createEmpresa', {
    as: superadmin,
    body: {
      nombreLegal: `${nombre} S.L.`,
      nombreComercial: nombre,
      cif: letra === 'A' ? 'A58818501' : 'B12345674',
      email: `hola@${canario}.test`.toLowerCase(),
    },
  });
  const limites = { limiteUsuarios: 500, limiteCandidatos: 5000, limiteEntrevistas: 5000 };
  await app.table.write([{ update: { PK: `EMPRESA#${id}`, SK: 'USO' }, set: limites }]);
  const add = async (rol: 'admin' | 'operador', who: string) => {
    const persona: Persona = await app.addUsuario({
      rol,
      empresaId: id,
      email: `${who}@${canario}.test`.toLowerCase(),
    });
    await setUsuario(app, persona, { nombre: `${who} ${canario}` });
    return persona;
  };
  const admin = await add('admin', 'admin');
  const operador = await add('operador', 'operador');
  const inactivo = await add('admin', 'inactivo');
  const sinRol = await add('admin', 'sinrol');
  const companero = await add('operador', 'companero');
  const base = { app, superadmin, letra, canario, id, nombre, admin, operador };
  const candidatos = await addCandidatos(base);
  const entrevistas = await addEntrevistas(base, candidatos.areaId);
  const datos = await addDatos(base);
  if (letra === 'B') await addDiferencias(base);
  const plataforma = await addPlataforma(base);
  await callOk(app, 'updateUsuario', {
    as: admin,
    params: { id: inactivo.id },
    body: { activo: false, version: (await usuarioOf(app, inactivo)).version },
  });
  // Disabling ends all sessions as well: with a token of afterwards, only being disabled keeps them out.
  inactivo.issuedAt = Math.floor(app.clock.getTime() / 1000) + 3600;
  await setUsuario(app, sinRol, { rol: 'jefe' });
  await app.table.write([{ update: { PK: `EMPRESA#${id}`, SK: 'USO' }, add: { adminsActivos: -1 } }]);
  const personas = {
    ajustesVersion: letra === 'B' ? '1' : '0',
    empresaId: id,
    empresaNombre: nombre,
    usuarioId: companero.id,
    usuarioVersion: String((await usuarioOf(app, companero)).version),
    operadorId: operador.id,
  };
  const cosas = { ...personas, ...candidatos, ...entrevistas, ...datos, ...plataforma };
  return { letra, canario, id, nombre, admin, operador, inactivo, sinRol, cosas };
}

/** What the parts of a company are made with. */
export interface Base {
  app: TestApp;
  superadmin: Persona;
  letra: Letra;
  canario: string;
  id: string;
  nombre: string;
  admin: Persona;
  operador: Persona;
}

function setUsuario(app: TestApp, { id }: Persona, set: Record<string, unknown>): Promise<void> {
  return app.table.write([{ update: { PK: `USUARIO#${id}`, SK: 'USUARIO' }, set }]);
}

async function usuarioOf(app: TestApp, { id }: Persona): Promise<Record<string, unknown>> {
  return (await app.table.get({ PK: `USUARIO#${id}`, SK: 'USUARIO' })) ?? {};
}
