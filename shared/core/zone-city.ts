/** Cities whose names in Spanish are not those of the time zone database. */
const EN_ESPANOL: Record<string, string> = {
  Asuncion: 'Asunción',
  Bogota: 'Bogotá',
  Canary: 'Canarias',
  Cancun: 'Cancún',
  Cordoba: 'Córdoba',
  Havana: 'La Habana',
  London: 'Londres',
  Merida: 'Mérida',
  Mexico_City: 'Ciudad de México',
  New_York: 'Nueva York',
  Panama: 'Panamá',
  Sao_Paulo: 'São Paulo',
};

/** 'America/Bogota' → 'Bogotá': enough for a person to know whose clock it is. */
export function zoneCity(zone: string): string {
  const city = zone.split('/').at(-1) ?? zone;
  return EN_ESPANOL[city] ?? city.replaceAll('_', ' ');
}
