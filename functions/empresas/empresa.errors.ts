import { AppError } from '../core/app-error.ts';
import type { Limitado, Uso } from './empresa.repository.ts';

export const empresaNoEncontrada = (id: string) => new AppError('EMPRESA_NO_ENCONTRADA', `Empresa ${id} no encontrada`);

export const cifEnUso = (cif: string) =>
  new AppError('CIF_EN_USO', `Ya existe una empresa con el CIF ${cif}`, {
    details: [{ path: 'cif', msg: 'Ya existe una empresa con este CIF' }],
  });

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
