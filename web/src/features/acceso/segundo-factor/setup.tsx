import { useState } from 'react';
import type { SegundoFactor } from '#shared/acceso/auth/auth.ts';
import { CodigoStep } from './codigo-step.tsx';
import { type Begun, PasswordStep } from './password-step.tsx';

/** Sets up an authenticator application: the password, then its key and a code. */
export default function SegundoFactorSetup({ onDone }: { onDone: (now: SegundoFactor) => void }) {
  const [begun, setBegun] = useState<Begun>();
  return begun ? <CodigoStep begun={begun} onDone={onDone} /> : <PasswordStep onBegun={setBegun} />;
}
