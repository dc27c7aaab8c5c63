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
  // What is pressed or sent before the application can take it is done when it says that it has (login-form.tsx). A form is never
  // sent by the browser itself, which would put the password into the address.
  let held;
  const hold = (event) => {
    const { type, target } = event;
    const pressed = target.closest('button[type=button], a[href]');
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    // Without its form the page is no longer the sign-in: the application could not start, and offers to try again.
    const isGone = document.forms.length === 0;
    if (type === 'click' && (!pressed || elsewhere || isGone)) return;
    event.preventDefault();
    event.stopPropagation();
    held = type === 'click' ? () => pressed.click() : () => target.requestSubmit();
  };
  const take = () => {
    for (const type of ['submit', 'click']) document.removeEventListener(type, hold, { capture: true });
    held?.();
  };
  if (root.classList.contains('acceso')) {
    for (const type of ['submit', 'click']) document.addEventListener(type, hold, { capture: true });
    document.addEventListener('acceso-tomado', take, { once: true });
  }

  // The application, with what will be shown. announce-view.ts writes the files' names here.
  const { inicio, fuera, dentro, ficheros, paginas } = document.currentScript.dataset;
  if (!inicio) return;
  const address = (file) => `/assets/${file}.js`;
  const load = (files) => {
    for (const file of files) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href: address(file), crossOrigin: '' });
      document.head.append(link);
    }
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src: address(files[0]), crossOrigin: '' });
    document.head.append(script);
  };
  const atOnce = inicio.split(' ');
  if (root.classList.contains('acceso')) {
    // The page stands without them: what it is seen with comes first, unless no browser says when that was.
    let started = false;
    const start = () => {
      if (!started) load([...atOnce, ...fuera.split(' ')]);
      started = true;
    };
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, 3000);
    return;
  }
  const names = ficheros.split(' ');
  // As workspace.tsx: after the sign-in most go to the Dashboard.
  const asked = (location.pathname === '/login' ? '/dashboard' : location.pathname).split('/').filter(Boolean);
  const page = paginas
    .split(';')
    .map((each) => each.split(' '))
    .find(([route]) => {
      const parts = route.split('/');
      return parts.length === asked.length && parts.every((part, at) => part[0] === ':' || part === asked[at]);
    });
  const ofPage = (page ?? []).slice(1).map((place) => names[place]);
  load([...atOnce, ...(signedIn ? [...dentro.split(' '), ...ofPage] : fuera.split(' '))]);
})();
