import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import { History } from 'lucide-react';
import type { Hito } from '#shared/candidatos/candidatos/hito.ts';
import { Section } from '../../../../components/card.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { EmptyPage } from '../../../../components/empty-page.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Link } from '../../../../lib/link.tsx';
import { usePaged } from '../../../../lib/use-paged.ts';
import { detalleText, hitoText } from './hito-words.ts';

/** What happened to the candidate, newest first. */
export default function HistorialTab({ candidatoId }: { candidatoId: string }) {
  const list = usePaged('listCandidatoHistorial', {}, { params: { id: candidatoId } });
  if (list.error && !list.rows) {
    return (
      <>
        <ErrorState title="No pudimos cargar el historial" error={list.error} onRetry={list.reload} />
        <Pager paging={list.paging} caption="el historial" />
      </>
    );
  }
  if (!list.rows) return <Skeleton h="48" rounded="l3" />;
  if (list.rows.length === 0) {
    return (
      <EmptyPage
        paging={list.paging}
        caption="el historial"
        empty={
          <EmptyState icon={History} title="Aún no hay nada en el historial">
            Aquí verás los cambios de estado, las entrevistas y los documentos.
          </EmptyState>
        }
      />
    );
  }
  return (
    <Section title="Historial" maxW="3xl">
      <Stack as="ol" listStyle="none" gap="0">
        {list.rows.map((hito, index) => (
          <HitoRow key={hito.id} hito={hito} last={index === (list.rows?.length ?? 0) - 1} />
        ))}
      </Stack>
      <Pager paging={list.paging} caption="el historial" />
    </Section>
  );
}

function HitoRow({ hito, last }: { hito: Hito; last: boolean }) {
  const detalle = detalleText(hito);
  return (
    <Box as="li" position="relative" ps="6" pb={last ? '0' : '4'}>
      {!last && <Box position="absolute" insetStart="1" top="5" bottom="0" w="px" bg="border" aria-hidden />}
      <Box position="absolute" insetStart="0" top="1.5" boxSize="2.5" rounded="full" bg="brand.solid" aria-hidden />
      <Text fontWeight="medium">{hitoText(hito)}</Text>
      {detalle && (
        <Text overflowWrap="anywhere">
          {hito.entrevistaId ? <Link to={`/entrevistas/${hito.entrevistaId}`}>{detalle}</Link> : detalle}
        </Text>
      )}
      {hito.motivo && (
        <Text color="fg.muted" overflowWrap="anywhere">
          «{hito.motivo}»
        </Text>
      )}
      {hito.avisado && hito.que === 'estado' && <Text>Se avisó por correo a la persona.</Text>}
      <Text color="fg.muted" textStyle="sm">
        <DateText value={hito.fecha} style="dateTime" />
        {hito.actor && ` · ${hito.actor.nombre}`}
      </Text>
    </Box>
  );
}
