import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { SubidaProgress } from './subida-progress.tsx';
import type { useSubida } from './use-subida.ts';

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

  if (state && state.fase !== 'fallo') {
    const sent = state.fase === 'comprobando';
    return (
      <SubidaProgress
        nombre={state.nombre}
        porcentaje={state.porcentaje}
        texto={sent ? 'Comprobando el archivo...' : undefined}
        onCancel={sent ? undefined : cancel}
      />
    );
  }
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
