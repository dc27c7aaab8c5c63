/** Parts that invented people are put together from; their e-mails end in `.test`, where nobody can have one. */
const NOMBRES = [
  'Abril',
  'Bruno',
  'Carla',
  'Darío',
  'Elsa',
  'Fermín',
  'Gala',
  'Hugo',
  'Inés',
  'Julio',
  'Lara',
  'Mateo',
];
const APELLIDOS = [
  'Almendro',
  'Bosque',
  'Campo',
  'Dorado',
  'Fuente',
  'Laguna',
  'Molino',
  'Noguera',
  'Olivar',
  'Pradera',
];
export const PUESTOS = [
  'Analista de datos',
  'Comercial',
  'Contable',
  'Jefa de turno',
  'Programador',
  'Técnica de nóminas',
];
export const CIUDADES = ['Bilbao', 'Madrid', 'Málaga', 'Sevilla', 'Valencia', 'Zaragoza'];

export type Pick = <T>(choices: readonly T[]) => T;

/** `n` keeps apart the many who share a name. */
export function inventPerson(n: number, pick: Pick): { nombre: string; email: string } {
  const [nombre, primero, segundo] = [pick(NOMBRES), pick(APELLIDOS), pick(APELLIDOS)];
  const plain = `${nombre}.${primero}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.]/g, '');
  return { nombre: `${nombre} ${primero} ${segundo}`, email: `${plain}.${n}@siembra.test` };
}
