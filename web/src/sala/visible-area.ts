/**
 * Tells the style sheet how much of the page a phone's keyboard leaves visible: `--visible` is the height in pixels,
 * `--teclado` what the keyboard covers. Browsers that shrink the page themselves give 0.
 */
export function watchKeyboard(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const root = document.documentElement;
  const measure = () => {
    // A pinch also shrinks the visual viewport; the bar must not jump around then.
    if (viewport.scale > 1.05) return;
    const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
    root.style.setProperty('--visible', `${Math.round(viewport.height)}px`);
    root.style.setProperty('--teclado', `${Math.round(covered)}px`);
    // Fewer lines than a question and its answer need: everything that can wait is put away.
    root.classList.toggle('estrecha', viewport.height < 520);
  };
  viewport.addEventListener('resize', measure);
  viewport.addEventListener('scroll', measure);
  measure();
}
