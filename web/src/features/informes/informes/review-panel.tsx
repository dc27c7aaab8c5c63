import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { Card, Section } from '../../../components/card.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Textarea } from '../../../components/input.tsx';
import { Notice } from '../../../components/notice.tsx';
import { formatDate } from '../../../lib/dates.ts';
import type { DocumentContext } from './document-context.ts';
import { formatScore } from './informe-words.ts';
import { PartLabel } from './part-label.tsx';
import { EMPTY_DRAFT } from './review-draft.ts';
import { CONFLICTO_ID, type Review } from './use-review.ts';

/** Marks the field that 'Revisar y validar' leads to; its id is the form field's own. */
export const COMENTARIO = 'comentario-revision';

/** Where a named person closes the report. */
export function ReviewPanel({ context: { review, informe } }: { context: DocumentContext }) {
  const { draft, setDraft, errors, reviewer } = review;
  const changes = Object.entries(draft.cambios);
  return (
    <Section title="Tu revisión" help={`Se guardará con tu nombre, ${reviewer}, junto a la parte del motor.`}>
      <Stack gap="4">
        <ConflictNotice review={review} validadoPor={undefined} />
        {changes.length > 0 && (
          <Box>
            <PartLabel part="persona">
              {changes.length === 1 ? 'Un cambio de puntuación' : `${changes.length} cambios de puntuación`}
            </PartLabel>
            <Stack as="ul" gap="0.5" mt="1" ps="4" listStyle="disc" color="fg.muted">
              {changes.map(([habilidad, { puntuacion }]) => (
                <li key={habilidad}>
                  {habilidad}: {puntuacion === '' ? 'sin elegir' : formatScore(Number(puntuacion))}
                </li>
              ))}
            </Stack>
          </Box>
        )}
        <FormField
          label="Comentario de la revisión"
          required
          error={errors?.comentario}
          help="Al menos 10 caracteres: con qué estás de acuerdo, con qué no y por qué."
        >
          <Textarea
            data-campo={COMENTARIO}
            rows={4}
            maxLength={2000}
            value={draft.comentario}
            onChange={({ target }) => setDraft({ ...draft, comentario: target.value })}
          />
        </FormField>
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Text color="fg.muted" textStyle="xs">
            El borrador se conserva en esta pestaña hasta que lo envíes.
          </Text>
          <Button colorPalette="brand" onClick={review.ask}>
            <ShieldCheck aria-hidden />
            Validar informe
          </Button>
        </Flex>
      </Stack>
      <ConfirmDialog
        open={review.confirming}
        onClose={review.closeConfirm}
        title="Validar informe"
        confirmLabel={`Validar como ${reviewer}`}
        onConfirm={review.send}
      >
        <Text>
          Vas a validar el informe de <b>{informe.candidatoNombre}</b> como <b>{reviewer}</b>.
        </Text>
        {changes.length > 0 && (
          <Stack as="ul" gap="0.5" ps="4" listStyle="disc" color="fg.muted">
            {changes.map(([habilidad, { puntuacion }]) => (
              <li key={habilidad}>
                {habilidad}: tu puntuación es {formatScore(Number(puntuacion))}
              </li>
            ))}
          </Stack>
        )}
        <Text color="fg.muted">Tu nombre, la fecha y tu comentario quedan en el informe. No se puede deshacer.</Text>
      </ConfirmDialog>
    </Section>
  );
}

/** Who closed the report, and what they said. */
export function ValidacionCard({ context: { informe } }: { context: DocumentContext }) {
  const { validacion } = informe;
  if (!validacion) return null;
  const { por, fecha, comentario, cambios } = validacion;
  return (
    <Card
      as="section"
      id="validacion"
      tabIndex={-1}
      outline="none"
      aria-label={`Validado por ${por}`}
      bg="green.subtle"
      borderColor="green.border"
    >
      <PartLabel part="persona">Revisión humana</PartLabel>
      <Text mt="1.5" textStyle="md" fontWeight="semibold">
        Validado por {por}
      </Text>
      <Text color="fg.muted">{formatDate(fecha, 'long')}</Text>
      <Text mt="2.5" whiteSpace="pre-wrap" lineHeight="tall">
        {comentario}
      </Text>
      {cambios.length > 0 && (
        <Text mt="2.5" color="fg.muted">
          {cambios.length === 1 ? 'Cambió una puntuación' : `Cambió ${cambios.length} puntuaciones`}:{' '}
          {cambios.map(({ habilidad, puntuacion }) => `${habilidad} (${formatScore(puntuacion)})`).join(', ')}.
        </Text>
      )}
    </Card>
  );
}

/** Somebody was faster. Nothing that was typed here is lost. */
export function ConflictNotice({ review, validadoPor }: { review: Review; validadoPor: string | undefined }) {
  if (!review.orphaned && !review.conflict) return null;
  return (
    <Box id={CONFLICTO_ID} tabIndex={-1} outline="none" role="alert">
      {review.orphaned ? (
        <OrphanedDraft review={review} validadoPor={validadoPor} />
      ) : (
        <Notice kind="warning" title="El informe cambió mientras lo revisabas">
          Hemos cargado la versión actual. Tu comentario y tus puntuaciones siguen aquí: revísalos y valida otra vez.
        </Notice>
      )}
    </Box>
  );
}

function OrphanedDraft({ review, validadoPor }: { review: Review; validadoPor: string | undefined }) {
  const { draft, setDraft } = review;
  const text = [
    draft.comentario,
    ...Object.entries(draft.cambios).map(([habilidad, c]) => `${habilidad}: ${c.puntuacion || '—'}. ${c.motivo}`),
  ]
    .filter(Boolean)
    .join('\n');
  return (
    <Notice
      kind="warning"
      title={`${validadoPor ?? 'Otra persona'} validó este informe antes de que enviaras tu revisión`}
      action={
        <Flex gap="2" wrap="wrap">
          <CopyButton value={text} label="Copiar mi texto" showLabel />
          <Button variant="outline" onClick={() => setDraft(EMPTY_DRAFT)}>
            Descartar mi borrador
          </Button>
        </Flex>
      }
    >
      <Text>Tu revisión no se envió. Esto es lo que habías escrito:</Text>
      <Text mt="2" whiteSpace="pre-wrap" color="fg">
        {text}
      </Text>
    </Notice>
  );
}
