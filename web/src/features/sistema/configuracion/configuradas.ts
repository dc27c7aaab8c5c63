import type { ApisEmpresa } from '#shared/ia/configuracion/apis-empresa.ts';

/** The providers that an interview of the company could use. */
export function configuradasDe({ orden, apiStatus }: ApisEmpresa) {
  return orden
    .map((proveedor) => ({ proveedor, ...apiStatus[proveedor] }))
    .filter(({ origen, permitido, activo }) => origen !== null && permitido && activo);
}
