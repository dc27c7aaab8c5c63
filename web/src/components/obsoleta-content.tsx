import { Box, Button, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { FormFailure, Notice } from './notice.tsx';

export interface ObsoletaProps {
  /** 'Otra persona cambió este candidato mientras lo editabas'. */
  title: string;
  /** Brings the current data in, with or without what was typed here. */
  onReload: (keep: boolean) => Promise<void>;
}

/** What they say is longer than a line of the narrowest phones. */
const WRAPPING = { size: 'sm', maxW: 'full', h: 'auto', py: '1', whiteSpace: 'normal' } as const;

/** What `ObsoletaNotice` shows. */
export default function ObsoletaContent({ title, onReload }: ObsoletaProps) {
  const [failure, setFailure] = useState<unknown>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer a promise, which an effect must not return.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  async function reload(keep: boolean) {
    setFailure(undefined);
    try {
      await onReload(keep);
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <Box ref={box} role="alert">
      <Notice
        kind="warning"
        title={title}
        action={
          <Flex gap="2" wrap="wrap">
            <Button {...WRAPPING} colorPalette="brand" onClick={() => reload(true)}>
              Recargar y conservar mis cambios
            </Button>
            <Button {...WRAPPING} variant="outline" onClick={() => reload(false)}>
              Recargar y descartar los míos
            </Button>
          </Flex>
        }
      >
        No guardado. Podemos traer los datos actuales y dejar encima los campos que tú cambiaste, para que los revises.
      </Notice>
      <FormFailure failure={failure} />
    </Box>
  );
}
