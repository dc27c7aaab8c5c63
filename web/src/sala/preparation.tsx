import { useState } from 'react';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { momentText } from './dates.ts';
import { Handover } from './handover.tsx';
import { LazyPart } from './lazy-part.tsx';
import { FailureNote, firstName, Heading, MainButton, Section } from './parts.tsx';
import { Practice } from './practice.tsx';
import type { RoomFailure } from './room-api.ts';
import { Supervised } from './supervised.tsx';

const loadDeviceCheck = () => import('./voz/device-check.tsx');

interface Props {
  sala: Sala;
  busy: boolean;
  failure: RoomFailure | null;
  onBegin: () => void;
}

/** Between the consents and the first question: nothing here is needed, and nothing is kept. */
export function Preparation({ sala, busy, failure, onBegin }: Props) {
  const [practising, setPractising] = useState(false);
  const [checking, setChecking] = useState(false);
  const begin = (
    <>
      <FailureNote failure={failure} />
      <MainButton busy={busy} busyText="Empezando…" onPress={onBegin}>
        Empezar la entrevista
      </MainButton>
    </>
  );
  if (practising) return <Practice onBack={() => setPractising(false)}>{begin}</Practice>;
  if (checking) {
    return (
      <LazyPart
        load={loadDeviceCheck}
        props={{ onDone: () => setChecking(false) }}
        loading="Preparando la comprobación…"
        failed="Sin conexión no podemos preparar la comprobación. Vuelve a cargar la página."
      />
    );
  }
  return (
    <article>
      <Heading>Todo listo, {firstName(sala.candidato.nombre)}</Heading>
      <p className="entrada">
        Calcula unos {sala.duracionEstimada} minutos en un lugar tranquilo. Puedes pausar cuando quieras y terminarla
        hasta el {momentText(sala.cierra, sala.zonaHoraria)}.
      </p>
      <Supervised sala={sala} />
      <Section title="¿Quieres probar antes?">
        <p>Responde a una pregunta de práctica para ver cómo funciona. No se guarda, no se envía y no cuenta.</p>
        <div>
          <button type="button" className="boton secundario" onClick={() => setPractising(true)}>
            Hacer una pregunta de práctica
          </button>
        </div>
      </Section>
      <Section title="¿Funciona todo en este dispositivo?">
        <p>Comprueba la conexión, el micrófono y el sonido. Son unos segundos y no se envía nada.</p>
        <div>
          <button type="button" className="boton secundario" onClick={() => setChecking(true)}>
            Comprobar mi dispositivo
          </button>
        </div>
      </Section>
      <div className="comienzo">{begin}</div>
      <Handover />
    </article>
  );
}
