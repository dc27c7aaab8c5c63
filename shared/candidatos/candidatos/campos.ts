import type { CreateCandidato } from './candidato.ts';

export type CampoCandidato = keyof CreateCandidato;

interface Campo {
  /** In forms, and where a CV proposes a value. */
  label: string;
  /** In the profile; the history says it in lower case. */
  breve: string;
  vacio: '' | null | readonly [];
  /**
   * One line of text of the form: in which part, and how it is typed. The others have a control of their own
   * (`candidato-fields.tsx`).
   */
  texto?: {
    parte: 'contacto' | 'candidatura';
    tipo?: 'email' | 'tel';
    ejemplo?: string;
    ayuda?: string;
    obligatorio?: true;
    /** Two of them share a line. */
    mitad?: true;
  };
  /** The heading of its column in an import, and what people and other programs call it besides. */
  columna: string;
  sinonimos: readonly string[];
}

/**
 * The fields of a candidate, in the order of the import's columns: the form, the profile, the history, the proposal of a CV
 * and the import read them here. Their rules stand in `createCandidatoSchema`.
 */
export const CAMPOS_CANDIDATO = {
  nombre: {
    label: 'Nombre completo',
    breve: 'Nombre',
    vacio: '',
    texto: { parte: 'contacto', obligatorio: true },
    columna: 'Nombre',
    sinonimos: [
      'nombres',
      'nombre completo',
      'nombre y apellidos',
      'candidato',
      'name',
      'full name',
      'first name',
      'candidate',
    ],
  },
  email: {
    label: 'Correo electrónico',
    breve: 'Correo',
    vacio: '',
    texto: { parte: 'contacto', tipo: 'email', obligatorio: true },
    columna: 'Correo electrónico',
    sinonimos: [
      'correo',
      'email',
      'e mail',
      'mail',
      'correo e',
      'direccion de correo',
      'email address',
      'e mail address',
    ],
  },
  telefono: {
    label: 'Teléfono',
    breve: 'Teléfono',
    vacio: '',
    texto: { parte: 'contacto', tipo: 'tel', ejemplo: '+34 600 000 000' },
    columna: 'Teléfono',
    sinonimos: ['telefono movil', 'movil', 'celular', 'tel', 'tfno', 'tlf', 'phone', 'phone number', 'mobile'],
  },
  puesto: {
    label: 'Puesto al que opta',
    breve: 'Puesto',
    vacio: '',
    texto: { parte: 'candidatura' },
    columna: 'Puesto',
    sinonimos: [
      'posicion',
      'posicion aplicada',
      'puesto solicitado',
      'cargo',
      'vacante',
      'position',
      'job title',
      'role',
    ],
  },
  areaId: {
    label: 'Área',
    breve: 'Área',
    vacio: null,
    columna: 'Área',
    sinonimos: ['departamento', 'nombre del area', 'seccion', 'department', 'team'],
  },
  experiencia_años: {
    label: 'Años de experiencia',
    breve: 'Experiencia',
    vacio: null,
    columna: 'Años de experiencia',
    sinonimos: [
      'experiencia',
      'experiencia laboral',
      'anos',
      'anos experiencia',
      'experiencia anos',
      'anos de exp',
      'experience',
      'years of experience',
      'years experience',
    ],
  },
  habilidades: {
    label: 'Habilidades',
    breve: 'Habilidades',
    vacio: [],
    columna: 'Habilidades',
    sinonimos: ['competencias', 'conocimientos', 'aptitudes', 'skills', 'tecnologias', 'technologies'],
  },
  ciudad: {
    label: 'Ciudad',
    breve: 'Ciudad',
    vacio: '',
    texto: { parte: 'contacto', mitad: true },
    columna: 'Ciudad',
    sinonimos: ['localidad', 'poblacion', 'municipio', 'city', 'town', 'location'],
  },
  pais: {
    label: 'País',
    breve: 'País',
    vacio: '',
    texto: { parte: 'contacto', mitad: true },
    columna: 'País',
    sinonimos: ['pais de residencia', 'country'],
  },
  fuente: {
    label: 'Fuente',
    breve: 'Fuente',
    vacio: '',
    texto: { parte: 'candidatura', ayuda: 'De dónde llegó: portal, recomendación…' },
    columna: 'Fuente',
    sinonimos: ['origen', 'canal', 'procedencia', 'source', 'channel'],
  },
  notas: {
    label: 'Notas internas',
    breve: 'Notas',
    vacio: '',
    columna: 'Notas',
    sinonimos: ['nota', 'observaciones', 'comentarios', 'notes', 'comments', 'remarks'],
  },
} as const satisfies Record<CampoCandidato, Campo>;

export const CAMPOS: readonly (readonly [CampoCandidato, Campo])[] = Object.entries(CAMPOS_CANDIDATO) as never;

/** What the form of a new candidate begins with. */
export const CANDIDATO_VACIO = Object.fromEntries(
  CAMPOS.map(([campo, { vacio }]) => [campo, vacio]),
) as unknown as CreateCandidato;

/** What the form edits of a candidate, and nothing else: the contract refuses other fields. */
export function camposOf<T extends CreateCandidato>(candidato: T): Pick<T, CampoCandidato> {
  return Object.fromEntries(CAMPOS.map(([campo]) => [campo, candidato[campo]])) as Pick<T, CampoCandidato>;
}
