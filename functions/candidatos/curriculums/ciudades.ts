import { fold } from '#shared/core/fold.ts';

/** Cities that are told from other words when nothing on their line says that they are one. */
const CIUDADES = [
  ...['A Coruña', 'Albacete', 'Alicante', 'Almería', 'Ávila', 'Badajoz', 'Barcelona', 'Bilbao', 'Burgos', 'Cáceres'],
  ...['Cádiz', 'Cartagena', 'Castellón', 'Ceuta', 'Ciudad Real', 'Córdoba', 'Cuenca', 'Elche', 'Gijón', 'Girona'],
  ...['Granada', 'Guadalajara', 'Huelva', 'Huesca', 'Jaén', 'Jerez de la Frontera', 'Las Palmas de Gran Canaria'],
  ...['León', 'Lleida', 'Logroño', 'Lugo', 'Madrid', 'Málaga', 'Melilla', 'Murcia', 'Ourense', 'Oviedo', 'Palencia'],
  ...['Palma', 'Palma de Mallorca', 'Pamplona', 'Pontevedra', 'Sabadell', 'Salamanca', 'San Sebastián', 'Santander'],
  ...['Santa Cruz de Tenerife', 'Santiago de Compostela', 'Segovia', 'Sevilla', 'Soria', 'Tarragona', 'Terrassa'],
  ...['Teruel', 'Toledo', 'Valencia', 'Valladolid', 'Vigo', 'Vitoria-Gasteiz', 'Zamora', 'Zaragoza'],
  ...['Bogotá', 'Medellín', 'Cali', 'Barranquilla', 'Bucaramanga', 'Ciudad de México', 'Monterrey', 'Lima', 'Quito'],
  ...['Guayaquil', 'Santiago de Chile', 'Buenos Aires', 'Rosario', 'Montevideo', 'Asunción', 'La Paz', 'Caracas'],
  ...['San José', 'Lisboa', 'Oporto'],
];
const BY_FOLDED = new Map(CIUDADES.map((ciudad) => [fold(ciudad), ciudad]));

/** The city that this part of a line is, with or without its country. */
export function findCiudad(part: string): string | undefined {
  return BY_FOLDED.get(fold(part.replace(/(?<!\s)\s*\([^()]*\)\s*$/, '').trim()));
}
