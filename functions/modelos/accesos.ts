import type { Empresa } from '#shared/empresas/empresa.ts';
import { MODELOS, modeloPorDefecto } from '#shared/proveedores/modelos.ts';
import { PROVEEDORES_LENGUAJE, type ProveedorLenguaje } from '#shared/proveedores/proveedor.ts';
import type { ClaveEmpresaRepository } from '../configuracion/clave-empresa.repository.ts';
import type { ProveedorRepository } from '../configuracion/proveedor.repository.ts';
import type { EmpresaRepository } from '../empresas/empresa.repository.ts';
import type { ClaveDe, Corte, CorteRepository } from './corte.repository.ts';

/** A provider that may be asked, with what it takes; the key is still encrypted. */
export interface Acceso {
  proveedor: ProveedorLenguaje;
  modelo: string;
  claveCifrada: string;
  de: ClaveDe;
  corte: Corte;
}

export interface AccesosRepos {
  proveedores: Pick<ProveedorRepository, 'list'>;
  claves: Pick<ClaveEmpresaRepository, 'list'>;
  cortes: CorteRepository;
  empresas: Pick<EmpresaRepository, 'find'>;
}

type ConfiguracionIa = Empresa['configuracion']['configuracionIA'];

/**
 * Who may be asked for a company, in order: the provider that the service was written for, then the platform's order.
 * Without the ones that the platform or the company has switched off, or that have no key; a company's key comes before
 * the platform's.
 */
export async function listAccesos(
  empresaId: string,
  preferida: ProveedorLenguaje,
  repos: AccesosRepos,
): Promise<Acceso[]> {
  const [records, claves] = await Promise.all([repos.proveedores.list(), repos.claves.list(empresaId)]);
  const withKey = inOrder(preferida).flatMap((proveedor) => {
    const record = records.find((each) => each.proveedor === proveedor);
    const propia = claves.find((each) => each.proveedor === proveedor);
    const claveCifrada = propia?.claveCifrada ?? record?.claveCifrada;
    const modelo = usableModelo(proveedor, record?.modelo);
    if (!record?.activo || !claveCifrada || !modelo) return [];
    return [{ proveedor, modelo, claveCifrada, de: { proveedor, empresaId: propia ? empresaId : null } }];
  });
  if (withKey.length === 0) return [];
  const empresa = await repos.empresas.find(empresaId);
  const allowed = withKey.filter(({ proveedor }) => allows(empresa?.configuracion.configuracionIA, proveedor));
  const cortes = allowed.length > 0 ? await repos.cortes.findMany(allowed.map(({ de }) => de)) : [];
  return allowed.map((acceso, index) => ({ ...acceso, corte: cortes[index] as Corte }));
}

const inOrder = (preferida: ProveedorLenguaje) => [...new Set([preferida, ...PROVEEDORES_LENGUAJE])];

/** Companies have a switch for these two only (specification 2, section 4); the others follow the platform's. */
function allows(ia: ConfiguracionIa | undefined, proveedor: ProveedorLenguaje): boolean {
  if (proveedor === 'openai') return ia?.chatgpt_enabled ?? true;
  return proveedor === 'claude' ? (ia?.claude_enabled ?? true) : true;
}

/** A retired model is never called: the provider's current default is. */
function usableModelo(proveedor: ProveedorLenguaje, chosen: string | null | undefined): string | null {
  const known = MODELOS.some(({ id, retirado, proveedor: of }) => of === proveedor && id === chosen && !retirado);
  return known && chosen ? chosen : modeloPorDefecto(proveedor);
}
