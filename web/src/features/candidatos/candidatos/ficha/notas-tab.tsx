import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { Nota } from '#shared/candidatos/notas/nota.ts';
import { Section } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { NoRows } from '../../../../components/empty-page.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { api } from '../../../../lib/api.ts';
import { useSession } from '../../../../lib/session.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { usePaged } from '../../../../lib/use-paged.ts';
import { EditNota, NewNota } from './nota-forms.tsx';

/** The team's log about the candidate: everybody reads it, each changes their own. */
export default function NotasTab({ candidatoId }: { candidatoId: string }) {
  const list = usePaged('listNotas', {}, { params: { id: candidatoId } });
  return (
    <Section
      title="Notas del equipo"
      help="Solo las ve tu equipo. No se usan en la entrevista ni en el informe."
      maxW="3xl"
    >
      <Stack gap="5">
        <NewNota candidatoId={candidatoId} />
        {list.error && !list.rows && (
          <ErrorState title="No pudimos cargar las notas" error={list.error} onRetry={list.reload} />
        )}
        {!list.error && !list.rows && <Skeleton h="32" rounded="l2" />}
        {list.rows?.length === 0 && (
          <NoRows
            paging={list.paging}
            empty={
              <EmptyState icon={NotebookPen} title="Aún no hay notas">
                Escribe la primera para tu equipo.
              </EmptyState>
            }
          />
        )}
        {list.rows && list.rows.length > 0 && (
          <Stack as="ul" listStyle="none" gap="3" aria-label="Notas">
            {list.rows.map((nota) => (
              <NotaBox key={nota.id} nota={nota} />
            ))}
          </Stack>
        )}
        <Pager paging={list.paging} caption="las notas" />
      </Stack>
    </Section>
  );
}

function NotaBox({ nota }: { nota: Nota }) {
  const { user } = useSession();
  const refresh = useRefresh();
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const params = { id: nota.candidatoId, notaId: nota.id };
  return (
    <Box as="li" borderWidth="1px" rounded="l2" p="3.5">
      {editing ? (
        <EditNota nota={nota} onClose={() => setEditing(false)} />
      ) : (
        <>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {nota.texto}
          </Text>
          <Flex justify="space-between" align="center" gap="2" mt="2" wrap="wrap">
            <Text color="fg.muted" textStyle="sm">
              {nota.autor.nombre} · <DateText value={nota.fecha} style="dateTime" />
              {nota.fechaEdicion && ' · editada'}
              {nota.recuperado && ' · recuperada de un archivo de datos'}
            </Text>
            {nota.autor.usuarioId === user.id && (
              <Flex gap="1">
                <Button size="xs" variant="ghost" onClick={() => setEditing(true)}>
                  Editar
                </Button>
                <Button size="xs" variant="ghost" colorPalette="red" onClick={() => setRemoving(true)}>
                  Eliminar
                </Button>
              </Flex>
            )}
          </Flex>
        </>
      )}
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title="¿Eliminar esta nota?"
        confirmLabel="Eliminar nota"
        danger
        onConfirm={async () => {
          await api.call('deleteNota', { params });
          await refresh('deleteNota');
          toast.success('Nota eliminada');
        }}
      >
        <Text>Nadie podrá volver a leerla.</Text>
      </ConfirmDialog>
    </Box>
  );
}
