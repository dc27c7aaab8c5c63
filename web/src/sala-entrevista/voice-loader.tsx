import { type ComponentProps, useEffect, useState } from 'react';

type VoicePanel = typeof import('./voz/voice-panel.tsx').default;

/** Fetches what speaking needs when somebody wants to speak. Without a line it says so: the rest of the room goes on. */
export function VoiceLoader(props: ComponentProps<VoicePanel>) {
  const [Panel, setPanel] = useState<VoicePanel | undefined>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let wanted = true;
    import('./voz/voice-panel.tsx').then(
      (module) => wanted && setPanel(() => module.default),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, []);

  if (Panel) return <Panel {...props} />;
  return (
    <p role="status" className="nota">
      {failed
        ? 'Sin conexión no podemos preparar el micrófono. Escribe tu respuesta: se guarda en este dispositivo.'
        : 'Preparando el micrófono…'}
    </p>
  );
}
