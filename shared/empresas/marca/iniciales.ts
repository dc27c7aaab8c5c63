/** What stands for a company without a logo: "Acme Talento" is AT; a name of one word is its first letter. */
export function iniciales(nombre: string): string {
  const words = nombre.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [words[0], words.length > 1 ? words[1] : ''].map((word) => word?.charAt(0).toUpperCase()).join('');
}
