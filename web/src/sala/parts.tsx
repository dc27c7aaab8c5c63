import { type ReactNode, useEffect, useRef } from 'react';
import type { RoomFailure } from './room-api.ts';

interface HeadingProps {
  children: ReactNode;
  large?: boolean;
  /** Id of what stands above it and has to be heard with it. */
  describedBy?: string | undefined;
}

/** The heading of a screen. Focus moves to it when the screen changes, so that a screen reader goes on from there. */
export function Heading({ children, large, describedBy }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={large ? 'titulo pregunta' : 'titulo'} aria-describedby={describedBy}>
      {children}
    </h1>
  );
}

/** What went wrong, what was kept and a reference for whoever helps. */
export function FailureNote({ failure }: { failure: RoomFailure | null }) {
  if (!failure) return null;
  return (
    <div role="alert" className="nota nota-error">
      <p>{failure.message}</p>
      {failure.requestId && <Reference id={failure.requestId} />}
    </div>
  );
}

export function Reference({ id }: { id: string }) {
  return (
    <p className="referencia">
      Referencia: <code>{id}</code>
    </p>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="apartado">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A button that says what it is doing. It stays focusable while busy, so that the keyboard does not lose its place. */
export function MainButton(props: { busy: boolean; busyText: string; onPress?: () => void; children: ReactNode }) {
  const { busy, busyText, onPress, children } = props;
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className="boton principal"
      aria-disabled={busy}
      onClick={onPress && !busy ? onPress : undefined}
    >
      {busy ? busyText : children}
    </button>
  );
}

export function firstName(nombre: string): string {
  return nombre.trim().split(/\s+/)[0] ?? '';
}

/** Text that was written here and not used: kept in sight, so that nobody loses their words. */
export function UnusedText({ title, texto }: { title: string; texto: string }) {
  return (
    <details className="desplegable">
      <summary>{title}</summary>
      <p className="texto-propio">{texto}</p>
    </details>
  );
}
