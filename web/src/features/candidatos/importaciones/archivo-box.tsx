import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { FileSpreadsheet } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import type { ImportacionConMuestra } from '#shared/candidatos/importaciones/importacion.ts';
import { RequestReference } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { SubidaProgress } from '../../documentos/subida-progress.tsx';
import { problemOf } from './archivo-problem.ts';
import { sendArchivo } from './send-archivo.ts';

/** Where the file is chosen or dropped. */
export function ArchivoBox({ onReceived }: { onReceived: (importacion: ImportacionConMuestra) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [sending, setSending] = useState<{ nombre: string; porcentaje: number }>();
  const aborter = useRef<AbortController>(undefined);
  const [failure, setFailure] = useState<unknown>();

  async function send(file: File | undefined) {
    if (!file || sending) return;
    const problem = problemOf(file);
    setFailure(problem && new ApiError({ status: 0, code: 'ARCHIVO', message: problem }));
    if (problem) return;
    const { name: nombre } = file;
    const controller = new AbortController();
    aborter.current = controller;
    const onProgress = (porcentaje: number) => setSending({ nombre, porcentaje });
    onProgress(0);
    try {
      onReceived(await sendArchivo(file, { signal: controller.signal, onProgress }));
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error);
    } finally {
      setSending(undefined);
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file chosen again must be a change again.
    target.value = '';
    void send(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  }

  return (
    <Flex direction="column" gap="4">
      {failure !== undefined && (
        <Notice kind="error" title={messageOf(failure)}>
          No se ha importado nada. Corrige el archivo o elige otro.
          <RequestReference error={failure} />
        </Notice>
      )}
      <Flex
        direction="column"
        align="center"
        gap="2"
        py={{ base: '8', md: '12' }}
        px="4"
        textAlign="center"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={over ? 'brand.solid' : 'border.emphasized'}
        bg={over ? 'brand.subtle' : 'bg.subtle'}
        rounded="l3"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Flex color="fg.muted" mb="1">
          <FileSpreadsheet size={28} aria-hidden />
        </Flex>
        {sending ? (
          <Box w="full" maxW="md" textAlign="start" bg="bg.panel" rounded="l2">
            <SubidaProgress
              nombre={sending.nombre}
              porcentaje={sending.porcentaje}
              texto={sending.porcentaje === 100 ? 'Leyendo el archivo...' : undefined}
              onCancel={sending.porcentaje === 100 ? undefined : () => aborter.current?.abort()}
            />
          </Box>
        ) : (
          <>
            <Text fontWeight="medium">Suelta aquí tu archivo CSV o XLSX</Text>
            <Button variant="outline" onClick={() => input.current?.click()}>
              Elegir archivo
            </Button>
          </>
        )}
        <Text color="fg.muted" textStyle="sm">
          Hasta 10.000 filas y 10 MB. La primera hoja, con los encabezados en la primera fila.
        </Text>
        <chakra.input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx"
          aria-label="Archivo de candidatos"
          tabIndex={-1}
          srOnly
          onChange={choose}
        />
      </Flex>
    </Flex>
  );
}
