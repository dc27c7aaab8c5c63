/** An address without what tells one device from its neighbours: '203.0.113.x', '2001:db8:1:x'. */
export function maskDireccion(direccion: string): string {
  if (direccion.includes(':')) return `${direccion.split(':').slice(0, 3).join(':')}:x`;
  return direccion.replace(/\.\d+$/, '.x');
}
