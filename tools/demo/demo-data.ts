import type { EstadoCandidato } from '#shared/candidatos/candidatos/candidato.states.ts';
import type { CreateCandidato } from '#shared/candidatos/candidatos/candidato.ts';

/** Invented, Spanish, and only of the local run. All demo users share one password. */
export const DEMO_PASSWORD = 'Demo-1234';

export const DEMO_SUPERADMIN = {
  nombre: 'Elena Vidal',
  email: 'super@idonea.test',
  puesto: 'Responsable de plataforma',
};

export interface DemoArea {
  nombreArea: string;
  descripcionArea: string;
  archivada?: true;
}

const ACME_AREAS: DemoArea[] = [
  { nombreArea: 'Tecnología', descripcionArea: 'Desarrollo, datos y soporte de los sistemas de logística.' },
  { nombreArea: 'Recursos Humanos', descripcionArea: 'Selección, formación y administración de personal.' },
  { nombreArea: 'Operaciones', descripcionArea: 'Almacén, turnos y calidad del servicio.' },
  { nombreArea: 'Campaña de verano', descripcionArea: '', archivada: true },
];
const BETA_AREAS: DemoArea[] = [{ nombreArea: 'Operaciones', descripcionArea: '' }];

export const DEMO_EMPRESAS = [
  {
    nombreLegal: 'Acme Talento S.L.',
    nombreComercial: 'Acme Talento',
    cif: 'B12345674',
    email: 'hola@acme.test',
    telefono: '+34 910 000 101',
    plan: 'professional' as const,
    contextoEmpresarial:
      'Acme Talento ofrece servicios de logística y atención al cliente para comercios medianos. Valora la claridad, el trabajo en equipo y la mejora continua.',
    usuarios: [
      { nombre: 'Marta Quiroga', email: 'admin@acme.test', rol: 'admin' as const, puesto: 'Directora de personas' },
      { nombre: 'Iván Salas', email: 'operador@acme.test', rol: 'operador' as const, puesto: 'Técnico de selección' },
    ],
    areas: ACME_AREAS,
  },
  {
    nombreLegal: 'Beta Industrial S.A.',
    nombreComercial: 'Beta Industrial',
    cif: 'A58818501',
    email: 'contacto@beta.test',
    telefono: '+34 930 000 202',
    plan: 'starter' as const,
    contextoEmpresarial: 'Beta Industrial fabrica componentes de precisión y busca personas cuidadosas con la calidad.',
    usuarios: [
      { nombre: 'Joaquín Ferrer', email: 'admin@beta.test', rol: 'admin' as const, puesto: 'Responsable de talento' },
    ],
    areas: BETA_AREAS,
  },
];

type DemoCandidato = Pick<CreateCandidato, 'nombre' | 'email' | 'puesto' | 'ciudad'> & {
  estado: EstadoCandidato;
  /** Name of one of Acme's active areas. */
  area?: string;
};

export const DEMO_CANDIDATOS: DemoCandidato[] = [
  {
    nombre: 'Lucía Arenas Mota',
    email: 'lucia.arenas@correo.test',
    puesto: 'Coordinadora de soporte',
    ciudad: 'Madrid',
    area: 'Tecnología',
    estado: 'en_proceso',
  },
  {
    nombre: 'Óscar Benítez Rey',
    email: 'oscar.benitez@correo.test',
    puesto: 'Analista de operaciones',
    ciudad: 'Sevilla',
    area: 'Operaciones',
    estado: 'en_proceso',
  },
  {
    nombre: 'Ñuria Casals Pons',
    email: 'nuria.casals@correo.test',
    puesto: 'Técnica de calidad',
    ciudad: 'Girona',
    area: 'Operaciones',
    estado: 'en_proceso',
  },
  {
    nombre: 'Tomás Duarte Gil',
    email: 'tomas.duarte@correo.test',
    puesto: 'Responsable de almacén',
    ciudad: 'Zaragoza',
    area: 'Operaciones',
    estado: 'en_proceso',
  },
  {
    nombre: 'Inés Echeverría Luna',
    email: 'ines.echeverria@correo.test',
    puesto: 'Especialista en selección',
    ciudad: 'Bilbao',
    area: 'Recursos Humanos',
    estado: 'en_proceso',
  },
  {
    nombre: 'Marcos Figueroa Sanz',
    email: 'marcos.figueroa@correo.test',
    puesto: 'Desarrollador web',
    ciudad: 'Valencia',
    area: 'Tecnología',
    estado: 'en_proceso',
  },
  {
    nombre: 'Alba Guzmán Ortiz',
    email: 'alba.guzman@correo.test',
    puesto: 'Atención al cliente',
    ciudad: 'Málaga',
    estado: 'en_proceso',
  },
  {
    nombre: 'Hugo Ibáñez Prado',
    email: 'hugo.ibanez@correo.test',
    puesto: 'Analista de datos',
    ciudad: 'Murcia',
    area: 'Tecnología',
    estado: 'en_proceso',
  },
  {
    nombre: 'Paula Jurado Vera',
    email: 'paula.jurado@correo.test',
    puesto: 'Administración',
    ciudad: 'León',
    area: 'Recursos Humanos',
    estado: 'en_proceso',
  },
  {
    nombre: 'Rocío Lozano Mas',
    email: 'rocio.lozano@correo.test',
    puesto: 'Jefa de turno',
    ciudad: 'Cádiz',
    area: 'Operaciones',
    estado: 'seleccionado',
  },
  {
    nombre: 'Sergio Manzano Cid',
    email: 'sergio.manzano@correo.test',
    puesto: 'Mozo de almacén',
    ciudad: 'Toledo',
    area: 'Operaciones',
    estado: 'rechazado',
  },
  {
    nombre: 'Teresa Nogales Haro',
    email: 'teresa.nogales@correo.test',
    puesto: 'Diseñadora',
    ciudad: 'Vigo',
    estado: 'nuevo',
  },
];
