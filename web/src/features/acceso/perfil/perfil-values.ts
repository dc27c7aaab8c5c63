import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { Perfil, updatePerfilSchema } from '#shared/empresas/usuarios/perfil.ts';

type Schema = ReturnType<typeof updatePerfilSchema>;
export type PerfilInput = z.input<Schema>;
export type PerfilForm = UseFormReturn<PerfilInput, unknown, z.output<Schema>>;

export interface SectionProps {
  form: PerfilForm;
  errorOf: (name: Parameters<PerfilForm['getFieldState']>[0]) => string | undefined;
}

/** The fields that the form edits: the contract refuses others. `titulo` is `puesto` under another name. */
export function toValues(perfil: Perfil) {
  const { nombre, telefonoMovil, puesto, departamento, biografia, genero, direccion, redesSociales } = perfil;
  return {
    nombre,
    apellidos: perfil.apellidos ?? '',
    telefono: perfil.telefono ?? '',
    telefonoMovil,
    puesto,
    departamento,
    biografia,
    fechaNacimiento: perfil.fechaNacimiento ?? '',
    genero,
    direccion,
    redesSociales,
    configuracion: perfil.configuracion,
    version: perfil.version,
  } satisfies PerfilInput;
}
