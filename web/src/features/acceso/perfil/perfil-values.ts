import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { CAMPOS } from '#shared/empresas/usuarios/campos.ts';
import type { Perfil, updatePerfilSchema } from '#shared/empresas/usuarios/perfil.ts';

type Schema = ReturnType<typeof updatePerfilSchema>;
export type PerfilInput = z.input<Schema>;
export type PerfilForm = UseFormReturn<PerfilInput, unknown, z.output<Schema>>;

export interface SectionProps {
  form: PerfilForm;
  errorOf: (name: Parameters<PerfilForm['getFieldState']>[0]) => string | undefined;
}

const EDITED = [...new Set(CAMPOS.map(([campo]) => campo.split('.')[0] as keyof Perfil))];

/** The fields that the form edits: the contract refuses others. `titulo` is `puesto` under another name. */
export function toValues(perfil: Perfil): PerfilInput {
  const { configuracion, version } = perfil;
  const edited = Object.fromEntries(EDITED.map((name) => [name, perfil[name] ?? '']));
  return { ...edited, configuracion, version };
}
