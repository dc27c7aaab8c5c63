import { Box, Button, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { FormFailure, Notice } from '../../components/notice.tsx';

/** The e-mail belongs to somebody who is already there. */
export function DuplicadoNotice({ candidatoId }: { candidatoId: string | undefined }) {
  return (
    <Notice
      kind="error"
      title="Ya existe un candidato con este correo en tu empresa"
      action={
        candidatoId && (
          <LinkButton to={`/candidatos/${candidatoId}`} size="sm" variant="outline">
            Abrir el candidato que ya existe
          </LinkButton>
        )
      }
    >
      No guardado. Cambia el correo o continúa con la ficha que ya existe.
    </Notice>
  );
}

/** Somebody else saved in between: bring their data in, with or without what was typed here. */
export function ObsoletaNotice({ onReload }: { onReload: (keep: boolean) => Promise<void> }) {
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
        title="Otra persona cambió este candidato mientras lo editabas"
        action={
          <Flex gap="2" wrap="wrap">
            <Button size="sm" colorPalette="brand" onClick={() => reload(true)}>
              Recargar y conservar mis cambios
            </Button>
            <Button size="sm" variant="outline" onClick={() => reload(false)}>
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
