import { isPermitido } from '#shared/ia/configuracion/permitidos.ts';
import { type Contrato, isLenguaje, type ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';
import type { EmpresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import type { ClaveEmpresaRepository } from '../configuracion/clave-empresa.repository.ts';
import { claveVigente } from '../configuracion/clave-vigente.ts';
import { modeloVigente } from '../configuracion/modelo-vigente.ts';
import type { ProveedorRecord, ProveedorRepository } from '../configuracion/proveedor.repository.ts';
import type { ClaveDe, Corte, CorteRepository } from './corte.repository.ts';

/** A provider that may be asked, with what it takes; the key is still encrypted. */
export interface Acceso {
  proveedor: ProveedorLenguaje;
  modelo: string;
  claveCifrada: string;
  /** Whether its contract rules out that it keeps texts or trains with them. */
  contrato: Contrato;
  de: ClaveDe;
  corte: Corte;
}

export interface AccesosRepos {
  proveedores: Pick<ProveedorRepository, 'list'>;
  claves: Pick<ClaveEmpresaRepository, 'list'>;
  cortes: CorteRepository;
  empresas: Pick<EmpresaRepository, 'find'>;
}

/**
 * Who may be asked for a company, in order: the provider that the service was written for, then the platform's order.
 * Without the ones that the platform has switched off or that the company may not use, or that have no key; a company's
 * key comes before the platform's.
 */
export async function listAccesos(
  empresaId: string,
  preferida: ProveedorLenguaje,
  repos: AccesosRepos,
): Promise<Acceso[]> {
  const [records, claves] = await Promise.all([repos.proveedores.list(), repos.claves.list(empresaId)]);
  const withKey = preferredFirst(records, preferida).flatMap((record) => {
    const clave = claveVigente(record, claves, empresaId);
    const modelo = modeloVigente(record);
    const { proveedor, contratoSinRetencion: contrato } = record;
    if (!isLenguaje(proveedor) || !record.activo || !clave || !modelo) return [];
    return [
      { proveedor, modelo, claveCifrada: clave.cifrada, contrato, de: { proveedor, empresaId: clave.empresaId } },
    ];
  });
  if (withKey.length === 0) return [];
  const empresa = await repos.empresas.find(empresaId);
  const allowed = withKey.filter(({ proveedor }) => isPermitido(proveedor, empresa?.configuracion.configuracionIA));
  const cortes = allowed.length > 0 ? await repos.cortes.findMany(allowed.map(({ de }) => de)) : [];
  return allowed.map((acceso, index) => ({ ...acceso, corte: cortes[index] as Corte }));
}

const preferredFirst = (records: readonly ProveedorRecord[], preferida: ProveedorLenguaje) => [
  ...records.filter(({ proveedor }) => proveedor === preferida),
  ...records.filter(({ proveedor }) => proveedor !== preferida),
];
