import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadWorkspace } from './app/app.tsx';
import { session } from './lib/session.ts';

void session.start();
// A session is being renewed: what it will be shown in is fetched meanwhile.
if (session.get().phase === 'cargando') void loadWorkspace();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
