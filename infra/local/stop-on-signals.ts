/** What stands gets this long to close. */
const PATIENCE_MS = 4000;
const INTERRUPTED = 130;

/**
 * Ctrl-C ends everything in seconds. What does not close by itself ends with this process: functions are threads of it,
 * builds are killed at its exit, and Java ends when its standard input does.
 * @param close undefined while everything is still starting: nothing is kept then that could be half written, because the
 *   next start does all of it that has no stamp or mark yet again.
 */
export function stopOnSignals(close: () => Promise<void> | undefined, patienceMs = PATIENCE_MS): void {
  let asked = false;
  const stop = async () => {
    if (asked) process.exit(INTERRUPTED);
    asked = true;
    console.log('\n  Cerrando…');
    const closing = close();
    if (!closing) process.exit(INTERRUPTED);
    setTimeout(() => process.exit(INTERRUPTED), patienceMs);
    await closing;
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
