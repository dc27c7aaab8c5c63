import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Recibo } from '#shared/datos/privacidad/privacidad.ts';
import { Section } from '../../../../components/card.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { NoRows } from '../../../../components/empty-page.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Link } from '../../../../lib/link.tsx';
import { useSession } from '../../../../lib/session.ts';
import { usePaged } from '../../../../lib/use-paged.ts';
import { DerechosSection } from './derechos-section.tsx';

/** What the person accepted before each interview, and what they may ask for. */
export default function ConsentimientosTab({ candidato }: { candidato: Candidato }) {
  const { can } = useSession();
  return (
    <Stack gap="5" maxW="3xl">
      <Recibos candidatoId={candidato.id} />
      {can('manage_users') && <DerechosSection candidato={candidato} />}
    </Stack>
  );
}

function Recibos({ candidatoId }: { candidatoId: string }) {
  const list = usePaged('listConsentimientos', {}, { params: { id: candidatoId } });
  if (list.error && !list.rows) {
    return (
      <>
        <ErrorState title="No pudimos cargar los consentimientos" error={list.error} onRetry={list.reload} />
        <Pager paging={list.paging} caption="los consentimientos" />
      </>
    );
  }
  if (!list.rows) return <Skeleton h="48" rounded="l3" />;
  const given = list.rows.filter(({ consentimientos }) => consentimientos.length > 0);
  return (
    <Section title="Consentimientos" help="Lo que la persona aceptó en su sala antes de cada entrevista.">
      {given.length === 0 ? (
        <NoRows
          paging={list.paging}
          empty={
            <EmptyState icon={ShieldCheck} title="Aún no ha aceptado nada">
              La persona lo acepta en su sala, antes de la primera pregunta.
            </EmptyState>
          }
        />
      ) : (
        <Stack gap="5">
          {given.map((recibo) => (
            <ReciboBox key={recibo.entrevistaId} recibo={recibo} />
          ))}
        </Stack>
      )}
      <Pager paging={list.paging} caption="los consentimientos" />
    </Section>
  );
}

function ReciboBox({ recibo }: { recibo: Recibo }) {
  return (
    <Box>
      <Text fontWeight="medium">
        <Link to={`/entrevistas/${recibo.entrevistaId}`}>{recibo.servicioNombre}</Link>
      </Text>
      <Stack as="ul" listStyle="none" gap="3" mt="2">
        {recibo.consentimientos.map(({ id, texto, hash, fecha, direccion }) => (
          <Box as="li" key={id} borderWidth="1px" rounded="l2" p="3.5">
            <Text>{texto ?? 'Un texto que la plataforma ha cambiado después.'}</Text>
            <Text color="fg.muted" textStyle="sm" mt="1.5">
              Aceptado el <DateText value={fecha} style="dateTime" /> desde {direccion}
            </Text>
            <Text color="fg.muted" textStyle="xs" overflowWrap="anywhere">
              Huella del texto (SHA-256): {hash}
            </Text>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
