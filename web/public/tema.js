// Runs before the first paint, so that a page never flashes in the other theme. A file of its own: the content
// security policy allows no inline script. Must agree with src/lib/color-mode.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('idonea.tema');
  } catch {
    // Storage may be blocked: the system's preference decides.
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const root = document.documentElement;
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';
})();
