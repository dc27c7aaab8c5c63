import { encode } from 'uqr';

/** Drawn here: the link opens the interview, so no server gets it to make a picture of it. */
export default function QrCode({ texto }: { texto: string }) {
  const { data, size } = encode(texto, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className="qr"
      role="img"
      aria-label="Código QR con el enlace de tu entrevista"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000000" d={path} />
    </svg>
  );
}
