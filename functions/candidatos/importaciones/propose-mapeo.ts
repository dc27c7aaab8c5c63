import {
  CAMPOS,
  CAMPOS_IMPORTACION,
  type CampoImportacion,
  type Mapeo,
} from '#shared/candidatos/importaciones/importacion.ts';
import { fold } from '#shared/core/fold.ts';

/** What people and other programs call each field, besides its own name; case, accents and signs do not matter. */
const SINONIMOS: Record<CampoImportacion, readonly string[]> = {
  nombre: [
    'nombres',
    'nombre completo',
    'nombre y apellidos',
    'candidato',
    'name',
    'full name',
    'first name',
    'candidate',
  ],
  apellidos: ['apellido', 'primer apellido', 'last name', 'surname', 'family name'],
  email: ['correo', 'email', 'e mail', 'mail', 'correo e', 'direccion de correo', 'email address', 'e mail address'],
  telefono: ['telefono movil', 'movil', 'celular', 'tel', 'tfno', 'tlf', 'phone', 'phone number', 'mobile'],
  puesto: ['posicion', 'posicion aplicada', 'puesto solicitado', 'cargo', 'vacante', 'position', 'job title', 'role'],
  area: ['departamento', 'nombre del area', 'seccion', 'department', 'team'],
  experiencia_años: [
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
  habilidades: ['competencias', 'conocimientos', 'aptitudes', 'skills', 'tecnologias', 'technologies'],
  ciudad: ['localidad', 'poblacion', 'municipio', 'city', 'town', 'location'],
  pais: ['pais de residencia', 'country'],
  fuente: ['origen', 'canal', 'procedencia', 'source', 'channel'],
  notas: ['nota', 'observaciones', 'comentarios', 'notes', 'comments', 'remarks'],
};

const plain = (text: string) => fold(text.replace(/[^\p{L}\p{N}]+/gu, ' '));

const CAMPO_BY_NAME = new Map(
  CAMPOS.flatMap((campo) =>
    [campo, CAMPOS_IMPORTACION[campo], ...SINONIMOS[campo]].map((name) => [plain(name), campo] as const),
  ),
);

export const campoOf = (encabezado: string): CampoImportacion | undefined => CAMPO_BY_NAME.get(plain(encabezado));

/** What the columns seem to be; of two that say the same, the first. */
export function proposeMapeo(columnas: readonly string[]): Mapeo {
  const mapeo: Mapeo = {};
  for (const [at, columna] of columnas.entries()) {
    const campo = campoOf(columna);
    if (campo) mapeo[campo] ??= at;
  }
  return mapeo;
}
