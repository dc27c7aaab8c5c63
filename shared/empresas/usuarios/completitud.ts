/** What a profile is measured by; no schema here, so that the screen can name what is missing without carrying one. */
export interface PerfilMedible {
  apellidos?: string | undefined;
  telefono?: string | undefined;
  telefonoMovil: string;
  puesto: string;
  departamento: string;
  biografia: string;
  fechaNacimiento: string | null;
  direccion: { ciudad: string };
  redesSociales: Record<string, string>;
  avatarUrl: string | null;
}

const PARTES: readonly { nombre: string; completa(perfil: PerfilMedible): boolean }[] = [
  { nombre: 'Foto', completa: ({ avatarUrl }) => Boolean(avatarUrl) },
  { nombre: 'Apellidos', completa: ({ apellidos }) => Boolean(apellidos) },
  { nombre: 'Un teléfono', completa: ({ telefono, telefonoMovil }) => Boolean(telefono || telefonoMovil) },
  { nombre: 'Fecha de nacimiento', completa: ({ fechaNacimiento }) => Boolean(fechaNacimiento) },
  { nombre: 'Puesto', completa: ({ puesto }) => Boolean(puesto) },
  { nombre: 'Departamento', completa: ({ departamento }) => Boolean(departamento) },
  { nombre: 'Biografía', completa: ({ biografia }) => Boolean(biografia) },
  { nombre: 'Ciudad', completa: ({ direccion }) => Boolean(direccion.ciudad) },
  { nombre: 'Una red social', completa: ({ redesSociales }) => Object.values(redesSociales).some(Boolean) },
];

/** Parts of a profile that are still empty, in the order of the screen. */
export function partesPendientes(perfil: PerfilMedible): string[] {
  return PARTES.filter(({ completa }) => !completa(perfil)).map(({ nombre }) => nombre);
}

/**
 * Whole percent, 10 to 100: name and e-mail, which every user has, count as one part of ten; the others are `PARTES`,
 * each worth the same. Gender and preferences do not count: not saying is an answer, and preferences have defaults.
 */
export function completitudDe(perfil: PerfilMedible): number {
  const total = PARTES.length + 1;
  return Math.round(((total - partesPendientes(perfil).length) / total) * 100);
}
