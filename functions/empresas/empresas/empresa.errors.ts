import { ESTADO_EMPRESA_LABELS, type EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import { TEXTO_CIF_INVALIDO } from '#shared/empresas/empresas/tax-id.ts';
import { AppError } from '../../core/app-error.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import type { Limitado, Uso } from './uso.repository.ts';

export const cifEnUso = (cif: string) =>
  new AppError('CIF_EN_USO', `Ya existe una empresa con el CIF ${cif}`, {
    details: [{ path: 'cif', msg: 'Ya existe una empresa con este CIF' }],
  });

export const subdominioEnUso = (subdominio: string) =>
  new AppError('SUBDOMINIO_EN_USO', `El subdominio ${subdominio} ya está en uso`, {
    details: [{ path: 'configuracion.subdominio', msg: 'Este subdominio ya está en uso' }],
  });

export const cifInvalido = () =>
  new AppError('VALIDACION', TEXTO_CIF_INVALIDO, { details: [{ path: 'cif', msg: TEXTO_CIF_INVALIDO }] });

export const campoDeSuperadmin = (campo: string) =>
  new AppError('SIN_PERMISO', 'Solo el Super Admin puede cambiar este dato', {
    details: [{ path: campo, msg: 'Solo el Super Admin puede cambiar este dato' }],
  });

export const estadoEmpresaNoPermite = (desde: EstadoEmpresa, hasta: EstadoEmpresa) =>
  new AppError(
    'ESTADO_NO_PERMITE',
    `Una empresa en estado «${ESTADO_EMPRESA_LABELS[desde]}» no puede pasar a «${ESTADO_EMPRESA_LABELS[hasta]}»`,
  );

const NOMBRES: Record<Limitado, string> = {
  usuarios: 'usuarios',
  candidatos: 'candidatos',
  entrevistas: 'entrevistas',
};

/** A missing counter means a missing company. */
export function limiteAlcanzado(empresaId: string, que: Limitado, uso: Uso | undefined): AppError {
  if (!uso) return empresaNoEncontrada(empresaId);
  const limite = { usuarios: uso.limiteUsuarios, candidatos: uso.limiteCandidatos, entrevistas: uso.limiteEntrevistas }[
    que
  ];
  return new AppError(
    'LIMITE_ALCANZADO',
    `Tu plan permite ${limite} ${NOMBRES[que]} y ya usas ${uso[que]}. Amplía el plan para añadir más.`,
    {
      details: [
        { path: 'usado', msg: String(uso[que]) },
        { path: 'permitido', msg: String(limite) },
      ],
    },
  );
}
