import { useEffect, useState } from 'react';
import type { Sesion } from '#shared/acceso/auth/auth.ts';
import { session } from '../../../lib/session.ts';
import { bienvenida, welcome } from './sign-in-texts.ts';

/** Long enough to see that it worked, short enough not to wait for it. */
const SHOWN_MS = 600;

/** After a sign-in: its success is shown, then the workspace. */
export function useEnter() {
  const [entering, setEntering] = useState<Sesion>();
  const nombre = entering?.user?.nombre;
  useEffect(() => {
    if (!entering) return;
    const timer = setTimeout(() => {
      welcome(entering);
      session.enter(entering);
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [entering]);
  return { enter: setEntering, success: nombre === undefined ? undefined : bienvenida(nombre) };
}
