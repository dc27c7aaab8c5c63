import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, loadWorkspace } from './app/app.tsx';
import { makeSystem } from './app/theme/system.ts';
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
if (place) void show(place);

/** By pieces: on a slow phone scripts, theme and page in one would hold up what somebody touches or types already. */
async function show(place: HTMLElement) {
  await nextTask();
  const system = makeSystem();
  await nextTask();
  const app = <App system={system} />;
  if (shown === 'acceso') startTransition(() => void hydrateRoot(place, app));
  else createRoot(place).render(app);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
