import { Box, Button, Flex, Grid } from '@chakra-ui/react';
import { Pencil, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { HardSkill, SoftSkill } from '#shared/informes/informes/informe.ts';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { formatScore } from './informe-words.ts';
import { PartLabel } from './part-label.tsx';
import { HALF_STEPS, withChange, withoutChange } from './review-draft.ts';
import type { Review } from './use-review.ts';

/** The reviewer's own score: beside the engine's, never instead of it. */
export function ScoreEditor({
  skill: { habilidad, puntuacion },
  review,
}: {
  skill: SoftSkill | HardSkill;
  review: Review;
}) {
  const { draft, setDraft, errors, reviewer } = review;
  const change = draft.cambios[habilidad];
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef(false);

  // The focus follows the button into the fields it opens, and back to it.
  const open = change !== undefined;
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    box.current?.querySelector<HTMLElement>(open ? 'select' : 'button')?.focus();
  }, [open]);

  if (!change) {
    return (
      <Box ref={box} mt="3">
        <Button
          size="xs"
          variant="outline"
          aria-label={`${puntuacion === null ? 'Añadir' : 'Cambiar'} puntuación de ${habilidad}`}
          onClick={() => {
            asked.current = true;
            setDraft(withChange(draft, habilidad, {}));
          }}
        >
          <Pencil aria-hidden />
          {puntuacion === null ? 'Añadir puntuación' : 'Cambiar puntuación'}
        </Button>
      </Box>
    );
  }

  const wrong = errors?.cambios[habilidad];
  return (
    <Box
      ref={box}
      role="group"
      aria-label={`Tu puntuación de ${habilidad}`}
      mt="3"
      p="3.5"
      rounded="l2"
      borderWidth="1px"
      borderColor="green.border"
      bg="green.subtle"
    >
      <Flex justify="space-between" align="center" mb="2">
        <PartLabel part="persona">Puntuación de {reviewer} · sin enviar</PartLabel>
        <Button
          size="xs"
          variant="ghost"
          onClick={() => {
            asked.current = true;
            setDraft(withoutChange(draft, habilidad));
          }}
        >
          <X aria-hidden />
          Quitar
        </Button>
      </Flex>
      <Grid templateColumns={{ base: '1fr', sm: '10rem 1fr' }} gap="3">
        <FormField label="Puntuación" required error={wrong?.puntuacion}>
          <SelectInput
            value={change.puntuacion}
            onChange={({ target }) => setDraft(withChange(draft, habilidad, { puntuacion: target.value }))}
          >
            <option value="">Elige…</option>
            {HALF_STEPS.map((step) => (
              <option key={step} value={step}>
                {formatScore(step)}
              </option>
            ))}
          </SelectInput>
        </FormField>
        <FormField label="Motivo" required error={wrong?.motivo}>
          <Input
            maxLength={600}
            placeholder="Qué viste en las respuestas"
            value={change.motivo}
            onChange={({ target }) => setDraft(withChange(draft, habilidad, { motivo: target.value }))}
          />
        </FormField>
      </Grid>
    </Box>
  );
}
