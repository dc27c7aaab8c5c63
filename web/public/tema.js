// Runs before the first paint, so that a page never flashes in the other theme, nor the sign-in before the workspace. A
// file of its own: the content security policy allows no inline script. Must agree with src/lib/color-mode.ts.
(() => {
  let chosen = null;
  let signedIn = null;
  try {
    chosen = localStorage.getItem('idonea.tema');
    signedIn = localStorage.getItem('idonea.sesion');
  } catch {
    // Storage may be blocked: the system's preference decides, and there is no session.
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const root = document.documentElement;
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';

  // Without a session the sign-in is what will be shown, and index.html has it already, in its first step.
  const isFirstStep = location.pathname !== '/oauth/success' && !new URLSearchParams(location.search).has('paso');
  if (!signedIn && isFirstStep) root.classList.add('acceso');
  // Sent before the application can take it: never by the browser itself, which would put the password into the address.
  const hold = (event) => {
    event.preventDefault();
    event.target.dataset.enviado = '';
  };
  document.addEventListener('submit', hold, { capture: true });

  // What the page will show, fetched beside what it begins with. The files' names are put here by vite.config.ts.
  const { fuera = '', dentro = '' } = document.currentScript.dataset;
  for (const file of (signedIn ? dentro : fuera).split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: `/${file}`, crossOrigin: '' });
    document.head.append(link);
  }
})();
