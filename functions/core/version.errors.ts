import { AppError } from './app-error.ts';

/** A save from a version that is no longer the current one. */
export const versionObsoleta = () =>
  new AppError(
    'VERSION_OBSOLETA',
    'Otra persona cambió estos datos mientras los editabas. Recarga para ver la versión actual.',
  );
