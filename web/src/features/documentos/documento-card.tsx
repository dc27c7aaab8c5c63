import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { Download, ExternalLink, FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Documento } from '#shared/documentos/documento.ts';
import { DateText } from '../../components/date-text.tsx';
import { bytesText } from '../../lib/numbers.ts';
import { toast } from '../../lib/toast.ts';
import { type AskAddress, saveArchivo, showArchivo } from './open-archivo.ts';

interface Props {
  documento: Documento;
  /** How its reading stands, in words. */
  lectura: ReactNode;
  showLabel: string;
  ask: AskAddress;
  /** More buttons, after those that open it. */
  children?: ReactNode;
}

/** A stored document: what it is, how its reading stands, and the ways to see it. */
export function DocumentoCard({ documento, lectura, showLabel, ask, children }: Props) {
  const [busy, setBusy] = useState(false);
  const { nombre, formato, tamano, fecha_subida, extraccion } = documento;

  async function open(run: () => Promise<void>) {
    setBusy(true);
    await run().catch((error: Error) => toast.error(error.message));
    setBusy(false);
  }

  return (
    <Box borderWidth="1px" rounded="l2" p="3.5">
      <Flex gap="3" align="flex-start">
        <Box color="fg.muted" pt="0.5">
          <FileText size={20} aria-hidden />
        </Box>
        <Box minW="0" flex="1">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {nombre}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {formato.toUpperCase()} · {bytesText(tamano)} · subido el <DateText value={fecha_subida} style="dateTime" />
          </Text>
          <Flex
            role="status"
            gap="2"
            align="center"
            mt="1.5"
            textStyle="sm"
            color={extraccion.estado === 'error' ? 'fg.error' : 'fg.muted'}
          >
            {extraccion.estado === 'pendiente' && <Spinner size="xs" aria-hidden />}
            {lectura}
          </Flex>
        </Box>
      </Flex>
      <Flex gap="2" wrap="wrap" mt="3">
        <Button size="sm" variant="outline" disabled={busy} onClick={() => open(() => showArchivo(ask))}>
          <ExternalLink aria-hidden />
          {showLabel}
        </Button>
        <Button size="sm" variant="outline" disabled={busy} onClick={() => open(() => saveArchivo(ask, nombre))}>
          <Download aria-hidden />
          Descargar
        </Button>
        {children}
      </Flex>
    </Box>
  );
}
