import { type ReactNode, useState } from 'react';
import type { BotonCuidado, MensajeCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { AskPerson, ChangeWritten, SendQuestion } from './care-forms.tsx';
import type { Room } from './room.ts';

interface Props {
  mensaje: MensajeCuidado;
  sala: Sala;
  room: Room;
}

export const wordsOf = ({ botones }: MensajeCuidado, boton: BotonCuidado) =>
  botones.find((each) => each.boton === boton)?.texto;

/** Those that open something below the buttons before they do anything. */
type Opened = Extract<
  BotonCuidado,
  'hablar_persona' | 'enviar_pregunta' | 'cambiar_escrito' | 'terminar_aqui' | 'retirarme'
>;

/** The ways on from what was said, in the order in which they come. */
export function CareButtons({ mensaje, sala, room }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [erased, setErased] = useState(false);
  const [quiet, setQuiet] = useState(false);
  const { intervencionId, fuera, guardado } = mensaje;
  const open = (boton: Opened) => () => setOpened(opened === boton ? null : boton);

  async function erase() {
    if (fuera) await room.eraseApartados();
    else if (!(await room.attend({ boton: 'borrar_escrito', intervencionId }))) return;
    setErased(true);
  }

  async function eraseAll() {
    if (!(await room.attend({ boton: 'terminar_aqui', intervencionId, como: 'borrar' }))) return;
    await room.forgetDrafts();
    setErased(true);
  }

  async function change() {
    if (!fuera) return setOpened('cambiar_escrito');
    const turnoId = room.lastSent()?.turnoId;
    await room.goOn();
    if (turnoId) await room.restoreApartado(turnoId);
  }

  /** Without a line the server has not paused it yet. */
  function pause() {
    room.closeCare();
    if (sala.estado === 'en_curso') void room.pause();
  }

  /** Skips the question: a text that was stored as its answer has brought the next one already. */
  async function skip() {
    await room.goOn();
    if (!guardado) await room.skip();
  }

  const press: Record<BotonCuidado, () => void> = {
    llamar: () => undefined,
    salir_rapido: () => leaveQuickly(room),
    estoy_a_salvo: () => void room.goOn(),
    no_estoy_bien: () => void room.attend({ boton: 'no_estoy_bien', intervencionId }),
    soy_mayor: () => void room.attend({ boton: 'soy_mayor', intervencionId }).then((done) => done && room.closeCare()),
    hablar_persona: open('hablar_persona'),
    no_avisar: () => void room.attend({ boton: 'no_avisar', intervencionId }).then(setQuiet),
    enviar_pregunta: open('enviar_pregunta'),
    cambiar_escrito: () => void change(),
    borrar_escrito: () => void erase(),
    dejarlo: () => void room.goOn(),
    saltar: () => void skip(),
    terminar_aqui: open('terminar_aqui'),
    retirarme: open('retirarme'),
    pausar: pause,
    seguir: () => void room.goOn(),
  };
  const hidden: BotonCuidado[] = [
    'llamar',
    ...(quiet ? (['no_avisar'] as const) : []),
    ...(erased ? (['borrar_escrito', 'cambiar_escrito'] as const) : []),
  ];
  const shown = mensaje.botones.filter(({ boton }) => !hidden.includes(boton));

  return (
    <>
      <div className="cuidado-botones">
        {shown.map(({ boton, texto }) => (
          <button
            key={boton}
            type="button"
            className="boton secundario"
            aria-expanded={isOpened(boton) ? opened === boton : undefined}
            onClick={press[boton]}
          >
            {texto}
          </button>
        ))}
        {!(wordsOf(mensaje, 'pausar') || wordsOf(mensaje, 'seguir')) && (
          <button type="button" className="boton secundario" onClick={mensaje.detiene ? pause : press.seguir}>
            {mensaje.detiene ? 'Dejarla en pausa' : 'Seguir con la entrevista'}
          </button>
        )}
      </div>
      {/* The status is there from the beginning, so that a reader tells what appears in it. */}
      <p role="status" className="plazo">
        {erased && 'Borrado: ya no queda ni en este dispositivo ni en tu entrevista.'}
        {quiet && 'De acuerdo: no avisamos a nadie.'}
      </p>
      {mensaje.aviso && !quiet && <p>{mensaje.aviso}</p>}
      {opened === 'hablar_persona' && <AskPerson sala={sala} room={room} intervencionId={intervencionId} />}
      {opened === 'enviar_pregunta' && <SendQuestion sala={sala} room={room} />}
      {opened === 'cambiar_escrito' && <ChangeWritten room={room} onDone={room.closeCare} />}
      {opened === 'terminar_aqui' && (
        <Choose question="¿Qué hacemos con lo que has respondido?">
          <Choice
            onPress={() => void room.attend({ boton: 'terminar_aqui', intervencionId, como: 'enviar' }).then(close)}
          >
            Repasarlo y enviarlo
          </Choice>
          <Choice onPress={pause}>Guardarlo para otro día</Choice>
          <Choice onPress={() => void eraseAll()}>Borrarlo todo</Choice>
        </Choose>
      )}
      {opened === 'retirarme' && (
        <Choose question="Si te retiras, la entrevista se anula, se borran tus respuestas y no se hará ningún informe.">
          <Choice onPress={() => void room.attend({ boton: 'retirarme', intervencionId, suprimir: true })}>
            Retirarme y pedir que se borren mis datos
          </Choice>
          <Choice onPress={() => void room.attend({ boton: 'retirarme', intervencionId, suprimir: false })}>
            Solo retirarme
          </Choice>
        </Choose>
      )}
    </>
  );

  function close(done: boolean): void {
    if (done) room.closeCare();
  }
}

const isOpened = (boton: BotonCuidado) =>
  ['hablar_persona', 'enviar_pregunta', 'terminar_aqui', 'retirarme'].includes(boton);

/** Confirmation, in place, of an action that cannot be undone. */
function Choose({ question, children }: { question: string; children: ReactNode }) {
  return (
    <fieldset className="confirmar">
      <legend>{question}</legend>
      {children}
    </fieldset>
  );
}

function Choice({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="boton secundario" onClick={onPress}>
      {children}
    </button>
  );
}

/** The page is replaced at once, by one that needs no line; the browser's own history stays. */
function leaveQuickly(room: Room): void {
  const leave = () => location.replace('about:blank');
  void room.forgetDrafts().finally(leave);
  setTimeout(leave, LONGEST_LEAVING_MS);
}

/** A disk that does not answer must not keep anybody on the page. */
const LONGEST_LEAVING_MS = 300;
