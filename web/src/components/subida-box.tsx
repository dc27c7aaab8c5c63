import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import type { SubidaState, useSubida } from '../lib/use-subida.ts';
import { Notice } from './notice.tsx';

interface Props {
  /** What the file is: 'Archivo del plan estratégico'. */
  label: string;
  /** Endings: '.pdf,.doc'. */
  accept: string;
  subida: ReturnType<typeof useSubida>;
  /** There is a file already. */
  replaces: boolean;
}

/** Where a file is chosen or dropped, and how far it has come. */
export function SubidaBox({ label, accept, subida, replaces }: Props) {
  const { state, send, cancel, dismiss } = subida;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file chosen again must be a change again.
    target.value = '';
    if (file) send(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) send(file);
  }

  if (state && state.fase !== 'fallo') return <Progress state={state} onCancel={cancel} />;
  return (
    <>
      {state?.mensaje && (
        <Notice
          kind="error"
          title={state.mensaje}
          action={
            <Flex gap="2">
              {state.retry && (
                <Button size="sm" variant="outline" onClick={state.retry}>
                  Reintentar
                </Button>
              )}
              <Button size="sm" variant="ghost" onClick={dismiss}>
                Cerrar
              </Button>
            </Flex>
          }
        >
          {state.nombre}
        </Notice>
      )}
      <Flex
        direction="column"
        align="center"
        gap="2"
        p="5"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={over ? 'brand.solid' : 'border.emphasized'}
        bg={over ? 'brand.subtle' : undefined}
        rounded="l2"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button variant="outline" onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {replaces ? 'Sustituir archivo' : 'Elegir archivo'}
        </Button>
        <Text color="fg.muted" textStyle="sm">
          o suéltalo aquí
        </Text>
        <chakra.input
          ref={input}
          type="file"
          accept={accept}
          aria-label={label}
          tabIndex={-1}
          srOnly
          onChange={choose}
        />
      </Flex>
    </>
  );
}

function Progress({ state, onCancel }: { state: SubidaState; onCancel: () => void }) {
  const text = state.fase === 'enviando' ? `Subiendo: ${state.porcentaje} %` : 'Comprobando el archivo...';
  return (
    <Flex borderWidth="1px" rounded="l2" p="3.5" gap="3" align="center">
      <Box flex="1" minW="0">
        <Text fontWeight="medium" truncate>
          {state.nombre}
        </Text>
        <Text textStyle="sm" color="fg.muted" mb="1.5" fontVariantNumeric="tabular-nums">
          {text}
        </Text>
        <Box
          role="progressbar"
          aria-label={`Subida de ${state.nombre}`}
          aria-valuenow={state.porcentaje}
          aria-valuemin={0}
          aria-valuemax={100}
          h="1.5"
          rounded="full"
          bg="bg.muted"
          overflow="hidden"
        >
          <Box
            h="full"
            rounded="full"
            bg="brand.solid"
            transition="width 150ms"
            style={{ width: `${state.porcentaje}%` }}
          />
        </Box>
      </Box>
      {state.fase === 'enviando' && (
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancelar subida
        </Button>
      )}
    </Flex>
  );
}
