import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, loadWorkspace } from './app/app.tsx';
import { session, startSession } from './lib/session.ts';

startSession();
// While a session is renewed, or the sign-in is sent, what it will be shown in is fetched.
const fetchWorkspace = () => void loadWorkspace().catch(() => undefined);
if (session.get().phase === 'cargando') fetchWorkspace();
else addEventListener('submit', fetchWorkspace, { capture: true, once: true });

/** index.html has two beginnings, the splash card and the sign-in page; tema.js has chosen the one that is shown. */
const [shown, other] = document.documentElement.classList.contains('acceso') ? ['acceso', 'root'] : ['root', 'acceso'];
document.getElementById(other)?.remove();
const place = document.getElementById(shown);
// By pieces: on a slow phone it would otherwise hold up what somebody types already.
if (place && shown === 'acceso') startTransition(() => void hydrateRoot(place, <App />));
else if (place) createRoot(place).render(<App />);
