import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FileText, X } from 'lucide-react';
import { useState } from 'react';
import { ARCHIVO_CV } from '#shared/candidatos/curriculums/curriculum.ts';
import { Section } from '../../../components/card.tsx';
import { bytesText } from '../../../lib/numbers.ts';
import { useApi } from '../../../lib/use-api.ts';
import { SubidaBox } from '../../documentos/subida-box.tsx';
import { problemOf } from '../../documentos/subida-words.ts';
import type { SubidaState } from '../../documentos/use-subida.ts';

interface Props {
  /** Absent while the candidate is new. */
  candidatoId?: string | undefined;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
}

/** A CV is chosen here and sent once the candidate is saved (cv-pendiente.ts). */
export default function CvSection({ candidatoId, file, onChange }: Props) {
  const { data: current } = useApi(candidatoId ? 'getCv' : null, { params: { id: candidatoId ?? '' } });
  const [refused, setRefused] = useState<SubidaState>();
  const dismiss = () => setRefused(undefined);

  function choose(chosen: File) {
    const mensaje = problemOf(chosen, ARCHIVO_CV);
    setRefused(mensaje ? { nombre: chosen.name, fase: 'fallo', porcentaje: 0, mensaje } : undefined);
    if (!mensaje) onChange(chosen);
  }

  return (
    <Section
      title="CV"
      help="PDF, DOC o DOCX, de hasta 10 MB. Se sube al guardar y después verás los datos que propone, para que los revises."
    >
      {file ? (
        <Flex borderWidth="1px" rounded="l2" p="3.5" gap="3" align="center">
          <Box asChild color="fg.muted" flexShrink="0">
            <FileText size={20} aria-hidden />
          </Box>
          <Box flex="1" minW="0">
            <Text fontWeight="medium" truncate>
              {file.name}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {bytesText(file.size)} · se subirá al guardar
              {current ? ` y sustituirá a ${current.nombre}` : ''}
            </Text>
          </Box>
          <Button size="sm" variant="ghost" onClick={() => onChange(undefined)}>
            <X aria-hidden />
            Quitar CV
          </Button>
        </Flex>
      ) : (
        <Stack gap="4">
          <SubidaBox
            label="Archivo del CV"
            accept=".pdf,.doc,.docx"
            subida={{ state: refused, send: choose, cancel: dismiss, dismiss }}
            replaces={Boolean(current)}
          />
        </Stack>
      )}
    </Section>
  );
}
