/** The part of the own profile that asks for a field. */
export type PartePerfil = 'basica' | 'profesional' | 'direccion' | 'redes';

interface Campo {
  label: string;
  parte: PartePerfil;
  /** What a complete profile has, in the words that say it is missing; of several fields that say the same, one is enough. */
  completa?: string;
  /** One line of text, and how it is typed. The others have a control of their own. */
  texto?: { tipo?: 'tel' | 'url'; ejemplo?: string; autocompletar?: string; obligatorio?: true; ancha?: true };
}

const red = (label: string, ejemplo: string, autocompletar?: string) =>
  ({ label, parte: 'redes', completa: 'Una red social', texto: { tipo: 'url', ejemplo, autocompletar } }) as const;

/**
 * What a person tells of themselves, by its path, in the order of the profile: the profile, the dialogs of who manages users
 * and the share of a profile that is complete read it here. The rules stand in `updatePerfilSchema`.
 */
export const CAMPOS_USUARIO = {
  nombre: { label: 'Nombre', parte: 'basica', texto: { autocompletar: 'given-name', obligatorio: true } },
  apellidos: {
    label: 'Apellidos',
    parte: 'basica',
    completa: 'Apellidos',
    texto: { autocompletar: 'family-name' },
  },
  telefono: {
    label: 'Teléfono',
    parte: 'basica',
    completa: 'Un teléfono',
    texto: { tipo: 'tel', ejemplo: '+57 601 000 0000', autocompletar: 'tel' },
  },
  telefonoMovil: {
    label: 'Teléfono móvil',
    parte: 'basica',
    completa: 'Un teléfono',
    texto: { tipo: 'tel', ejemplo: '+57 300 000 0000', autocompletar: 'tel' },
  },
  fechaNacimiento: { label: 'Fecha de nacimiento', parte: 'basica', completa: 'Fecha de nacimiento' },
  genero: { label: 'Género', parte: 'basica' },
  puesto: {
    label: 'Puesto',
    parte: 'profesional',
    completa: 'Puesto',
    texto: { autocompletar: 'organization-title' },
  },
  departamento: { label: 'Departamento', parte: 'profesional', completa: 'Departamento', texto: {} },
  biografia: { label: 'Biografía', parte: 'profesional', completa: 'Biografía' },
  'direccion.calle': {
    label: 'Calle y número',
    parte: 'direccion',
    texto: { autocompletar: 'street-address', ancha: true },
  },
  'direccion.ciudad': {
    label: 'Ciudad',
    parte: 'direccion',
    completa: 'Ciudad',
    texto: { autocompletar: 'address-level2' },
  },
  'direccion.estado': {
    label: 'Estado, departamento o provincia',
    parte: 'direccion',
    texto: { autocompletar: 'address-level1' },
  },
  'direccion.codigoPostal': { label: 'Código postal', parte: 'direccion', texto: { autocompletar: 'postal-code' } },
  'direccion.pais': { label: 'País', parte: 'direccion', texto: { autocompletar: 'country-name' } },
  'redesSociales.linkedin': red('LinkedIn', 'https://linkedin.com/in/tu-nombre'),
  'redesSociales.twitter': red('X (Twitter)', 'https://x.com/tu-nombre'),
  'redesSociales.github': red('GitHub', 'https://github.com/tu-nombre'),
  'redesSociales.website': red('Sitio web', 'https://tu-sitio.com', 'url'),
} as const satisfies Record<string, Campo>;

export type CampoUsuario = keyof typeof CAMPOS_USUARIO;

export const CAMPOS: readonly (readonly [CampoUsuario, Campo])[] = Object.entries(CAMPOS_USUARIO) as never;

/** The value at a path of a profile; undefined where there is none. */
export const valueAt = (perfil: object, path: CampoUsuario): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], perfil);
