import { useRef, useState } from 'react';
import type { Admision, Subida } from '#shared/documentos/documento.ts';
import { ApiError, TEXTO_CONEXION } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { postArchivo } from './post-archivo.ts';
import { problemOf, uploadFailure } from './subida-words.ts';

/** The server reads the file and looks at all of it. */
const CONFIRM_TIMEOUT_MS = 30_000;

export interface SubidaState {
  nombre: string;
  /** `enviando` has a share of 0 to 100; `comprobando` means that the file has arrived. */
  fase: 'enviando' | 'comprobando' | 'fallo';
  porcentaje: number;
  mensaje?: string;
  /** The same file again, when that may help. */
  retry?: () => void;
}

/** How one kind of document is sent. */
interface Envio {
  admision: Admision;
  /** Asks for the signed form. */
  announce(body: { nombre: string; tipo: string; tamano: number }, signal: AbortSignal): Promise<Subida | undefined>;
  /** Has the file looked at and taken, and brings what the screen shows of it up to date. */
  confirm(subidaId: string, options: { signal: AbortSignal; timeoutMs: number }): Promise<void>;
}

/** Sends a file with the signed form. It goes on when the tab is left, and says so when it has ended. */
export function useSubida({ admision, announce, confirm }: Envio) {
  const [state, setState] = useState<SubidaState>();
  const controller = useRef<AbortController>(undefined);

  async function send(file: File) {
    const { name: nombre } = file;
    const wrong = problemOf(file, admision);
    if (wrong) return setState({ nombre, fase: 'fallo', porcentaje: 0, mensaje: wrong });
    const aborter = new AbortController();
    controller.current = aborter;
    const { signal } = aborter;
    setState({ nombre, fase: 'enviando', porcentaje: 0 });
    try {
      const subida = await announce({ nombre, tipo: file.type, tamano: file.size }, signal);
      if (!subida) throw new ApiError({ status: 0, code: 'RESPUESTA_ILEGIBLE', message: TEXTO_CONEXION });
      await postArchivo(subida, file, signal, (porcentaje) => setState({ nombre, fase: 'enviando', porcentaje }));
      setState({ nombre, fase: 'comprobando', porcentaje: 100 });
      await confirm(subida.id, { signal, timeoutMs: CONFIRM_TIMEOUT_MS });
      setState(undefined);
      toast.success('Archivo subido', { description: nombre });
    } catch (error) {
      if (signal.aborted) return setState(undefined);
      const mensaje = uploadFailure(error);
      const isFinal = error instanceof ApiError && !error.retryable && error.status !== 404;
      setState({ nombre, fase: 'fallo', porcentaje: 0, mensaje, ...(!isFinal && { retry: () => void send(file) }) });
    }
  }

  return {
    state,
    send: (file: File): void => void send(file),
    cancel: () => controller.current?.abort(),
    dismiss: () => setState(undefined),
  };
}
