/** What the company tells about data, in its own lines. */
export function AvisoText({ texto }: { texto: string }) {
  return <p className="aviso-empresa">{texto}</p>;
}
