import { useEffect, useState } from 'react';

type QrCode = typeof import('./qr-code.tsx').default;

/** The same room on another device: its own link as a picture for a camera, and as text to copy. */
export function Handover() {
  const [open, setOpen] = useState(false);
  return (
    <div className="traspaso">
      <button type="button" className="boton enlace" aria-expanded={open} onClick={() => setOpen(!open)}>
        Seguir en otro dispositivo
      </button>
      {open && <HandoverPanel enlace={location.origin + location.pathname} />}
    </div>
  );
}

function HandoverPanel({ enlace }: { enlace: string }) {
  const [copied, setCopied] = useState<boolean>();
  const [QrCode, setQrCode] = useState<QrCode>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    import('./qr-code.tsx').then(
      (module) => wanted && setQrCode(() => module.default),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, []);
  const copy = () =>
    navigator.clipboard.writeText(enlace).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="traspaso-panel">
      {QrCode ? <QrCode texto={enlace} /> : !failed && <div className="qr" />}
      <div className="traspaso-texto">
        <p>
          {failed
            ? 'Sin conexión no podemos dibujar el código: copia el enlace. Seguirás en el mismo punto.'
            : 'Apunta con la cámara del otro dispositivo, o copia el enlace. Seguirás en el mismo punto.'}
        </p>
        <p className="plazo">El enlace es personal: quien lo tenga puede responder por ti.</p>
        <button type="button" className="boton secundario" onClick={() => void copy()}>
          Copiar el enlace
        </button>
        <p role="status" className="plazo">
          {copied === true && 'Enlace copiado'}
          {copied === false && 'No se ha podido copiar: cópialo de la barra de direcciones del navegador'}
        </p>
      </div>
    </div>
  );
}
