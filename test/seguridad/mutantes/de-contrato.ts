import * as z from 'zod';
import type { EndpointContract } from '#shared/core/contract.ts';
import { can, type Permission, ROLES } from '#shared/core/permissions.ts';
import { ALL_ENDPOINTS } from '../../support/endpoints.ts';
import type { Row } from '../matriz/filas/row.ts';
import { type Campo, type Clase, CON_SESION, DE_EMPRESA } from './mutante.ts';

const contractOf = (name: string) => {
  const found = ALL_ENDPOINTS.find(({ operation }) => operation === name);
  if (!found) throw new Error(`There is no operation ${name}`);
  return found.contract;
};

/** The contract says something else while the fault is in. */
function change(campo: Campo, of: (contract: EndpointContract) => Partial<EndpointContract>): () => void {
  const contract = contractOf(campo.sonda().operation);
  const before = { ...contract };
  Object.assign(contract, of(contract));
  campo.hit();
  return () => {
    for (const name of Object.keys(contract)) if (!(name in before)) delete contract[name as keyof EndpointContract];
    Object.assign(contract, before);
  };
}

const holders = (permission: string) => ROLES.filter((rol) => can({ rol, activo: true }, permission as Permission));
const WIDEST = 'view_reports';
/** A permission that every role holds tells nobody apart; who has no role opens no session at all. */
const forAll = ({ access }: Row) =>
  holders(access).length === ROLES.length ? `${access} lo tienen todos los roles (tabla de permisos)` : undefined;

/** Where the whole item of what the route reads stands. */
const WHOLE: Record<string, string> = {
  getArea: 'AREA',
  getCandidato: 'CANDIDATO',
  getEntrevista: 'ENTREVISTA',
  getInforme: 'INFORME',
};

export const DE_CONTRATO: readonly Clase[] = [
  {
    nombre: 'permiso quitado del contrato',
    cabe: (row) => CON_SESION(row) && row.access !== 'session',
    equivalente: forAll,
    sembrar: (campo) => change(campo, () => ({ access: 'session' })),
  },
  {
    nombre: 'permiso de otro más ancho',
    cabe: (row) => CON_SESION(row) && row.access !== 'session',
    equivalente: forAll,
    sembrar: (campo) => change(campo, () => ({ access: { permission: WIDEST } })),
  },
  {
    nombre: 'permiso que falta a quien debe tenerlo',
    cabe: (row) => CON_SESION(row) && row.access !== 'manage_empresas',
    sembrar: (campo) => change(campo, () => ({ access: { permission: 'manage_empresas' } })),
  },
  {
    nombre: 'ruta hecha pública',
    cabe: CON_SESION,
    sembrar: (campo) => change(campo, () => ({ access: 'public' })),
  },
  {
    nombre: 'ámbito quitado del contrato',
    cabe: DE_EMPRESA,
    sembrar: (campo) => change(campo, () => ({ scope: 'plataforma' })),
  },
  {
    nombre: 'respuesta sin esquema: el registro entero',
    cabe: (_, operation) => operation in WHOLE,
    sembrar: (campo) => {
      const undo = change(campo, () => ({ response: () => z.unknown() }));
      const { table } = campo.escena.app.deps;
      campo.escena.app.bind = () => table;
      campo.onAnswer(async (respuesta) => {
        if (respuesta.status !== 200) return respuesta;
        const [id] = Object.values(campo.sonda().peticion.params ?? {});
        const item = campo.escena.app.table.all().find(({ SK }) => SK === `${WHOLE[campo.sonda().operation]}#${id}`);
        return { ...respuesta, text: JSON.stringify({ ...JSON.parse(respuesta.text), data: item }) };
      });
      return () => {
        undo();
        campo.escena.app.bind = undefined;
      };
    },
  },
];
