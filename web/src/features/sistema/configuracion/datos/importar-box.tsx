import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { RequestReference } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { api } from '../../../../lib/api.ts';
import { ApiError, messageOf, TEXTO_CONEXION } from '../../../../lib/api-error.ts';
import { postArchivo } from '../../../documentos/post-archivo.ts';
import { SubidaProgress } from '../../../documentos/subida-progress.tsx';

/** The server reads the whole file and looks for all that is in it. */
const READ_TIMEOUT_MS = 30_000;
const TEXTO_ERROR = 'Error al importar datos. Verifica que el archivo sea válido.';

/** Where an exported file is chosen; what it would do is answered, and nothing is changed. */
export function ImportarBox({ onReviewed }: { onReviewed: (operacion: Operacion) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const aborter = useRef<AbortController>(undefined);
  const [sending, setSending] = useState<{ nombre: string; porcentaje: number }>();
  const [failure, setFailure] = useState<unknown>();

  async function send(file: File) {
    const controller = new AbortController();
    aborter.current = controller;
    const { signal } = controller;
    const onProgress = (porcentaje: number) => setSending({ nombre: file.name, porcentaje });
    onProgress(0);
    setFailure(undefined);
    try {
      const body = { nombre: file.name, tamano: file.size };
      const { id, subida } = await api.call('createImportacionDatos', { body, signal, timeoutMs: READ_TIMEOUT_MS });
      if (!subida) throw new ApiError({ status: 0, code: 'RESPUESTA_ILEGIBLE', message: TEXTO_CONEXION });
      await postArchivo(subida, file, signal, onProgress);
      onProgress(100);
      onReviewed(await api.call('receiveImportacionDatos', { params: { id }, signal, timeoutMs: READ_TIMEOUT_MS }));
    } catch (error) {
      if (!signal.aborted) setFailure(error);
    } finally {
      setSending(undefined);
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file chosen again must be a change again.
    target.value = '';
    if (file) void send(file);
  }

  return (
    <Stack gap="4">
      {failure !== undefined && (
        <Notice kind="error" title={TEXTO_ERROR}>
          {reasonOf(failure)} No se ha cambiado nada.
          <RequestReference error={failure} />
        </Notice>
      )}
      {sending ? (
        <SubidaProgress
          nombre={sending.nombre}
          porcentaje={sending.porcentaje}
          texto={sending.porcentaje === 100 ? 'Comprobando el archivo...' : undefined}
          onCancel={sending.porcentaje === 100 ? undefined : () => aborter.current?.abort()}
        />
      ) : (
        <Flex>
          <Button variant="outline" onClick={() => input.current?.click()}>
            <Upload aria-hidden />
            Elegir archivo
          </Button>
        </Flex>
      )}
      <chakra.input
        ref={input}
        type="file"
        accept=".json,.gz"
        aria-label="Archivo de datos exportados"
        tabIndex={-1}
        srOnly
        onChange={choose}
      />
    </Stack>
  );
}

/** «Archivo de importación inválido: Falta la lista «empresas».» */
function reasonOf(failure: unknown): string {
  const detail = failure instanceof ApiError ? failure.details?.find(({ path }) => path === 'archivo')?.msg : undefined;
  return detail ? `${messageOf(failure)}: ${detail}.` : messageOf(failure);
}
