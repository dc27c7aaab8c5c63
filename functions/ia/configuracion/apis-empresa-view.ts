import { PROVEEDORES, type Proveedor } from '#shared/core/proveedores.ts';
import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import type { ApisEmpresa, EstadoApi } from '#shared/ia/configuracion/apis-empresa.ts';
import { isPermitido } from '#shared/ia/configuracion/permitidos.ts';
import { Reply } from '../../core/reply.ts';
import type { EmpresaRecord } from '../../empresas/empresas/empresa.repository.ts';
import type { ClaveEmpresa, ClaveEmpresaRepository } from './clave-empresa.repository.ts';
import type { ProveedorRecord, ProveedorRepository } from './proveedor.repository.ts';

type Empresa = Pick<EmpresaRecord, 'id' | 'nombreComercial' | 'nombreLegal' | 'version' | 'configuracion'>;

interface Repos {
  proveedores: Pick<ProveedorRepository, 'list'>;
  claves: Pick<ClaveEmpresaRepository, 'list'>;
}

/** The answer of the three calls about a company's providers. */
export async function apisEmpresaReply(empresa: Empresa, repos: Repos): Promise<Reply<ApisEmpresa>> {
  const [records, claves] = await Promise.all([repos.proveedores.list(), repos.claves.list(empresa.id)]);
  const apiStatus = Object.fromEntries(
    records.map((record) => [record.proveedor, estadoOf(record, claves, empresa)]),
  ) as Record<Proveedor, EstadoApi>;
  const all = Object.values(apiStatus);
  const stats = {
    configured: all.filter(({ origen }) => origen !== null).length,
    total: PROVEEDORES.length,
    valid: all.filter(({ isValid }) => isValid).length,
  };
  const orden = records.map(({ proveedor }) => proveedor);
  return new Reply(
    { nombre: displayNombre(empresa), apiStatus, orden, version: empresa.version },
    { beside: { stats } },
  );
}

function estadoOf(record: ProveedorRecord, claves: readonly ClaveEmpresa[], { configuracion }: Empresa): EstadoApi {
  const { proveedor, claveCifrada, activo } = record;
  const propia = claves.find((each) => each.proveedor === proveedor);
  const prueba = (propia ?? record).prueba ?? null;
  return {
    isValid: prueba?.ok ?? false,
    lastError: prueba?.error ?? null,
    clave: propia ? `••••${propia.final}` : '',
    fechaClave: propia?.fechaClave ?? null,
    origen: propia ? 'empresa' : claveCifrada ? 'plataforma' : null,
    permitido: isPermitido(proveedor, configuracion.configuracionIA),
    activo,
    prueba,
  };
}
