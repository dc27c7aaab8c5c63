import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { PALABRAS_MIN, TEXTO_MAX, type TextoAnalizado } from '#shared/informes/analisis/texto.ts';
import { formatScore, formatShare } from '#shared/informes/informes/informe-words.ts';
import { Section } from '../../../../components/card.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Textarea } from '../../../../components/input.tsx';
import { FormFailure, Notice } from '../../../../components/notice.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { api } from '../../../../lib/api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';

const TONOS = { positivo: 'Positivo', neutral: 'Neutro', negativo: 'Negativo' } as const;

/** What the analysis says of a text, which is not kept. */
export function ProbarTexto({ activo }: { activo: boolean | undefined }) {
  const [analisis, setAnalisis] = useState<TextoAnalizado>();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/informes/analisis/texto.ts')).analyzeTextoSchema(),
    defaultValues: { texto: '' },
    send: (body) => api.call('analyzeTexto', { body }),
    onSuccess: setAnalisis,
  });
  return (
    <Section title="Pruébalo" help="Ni el texto ni el resultado se guardan.">
      <Stack asChild gap="4">
        <form noValidate onSubmit={onSubmit}>
          <FormField
            label="Texto"
            error={errorOf('texto')}
            help={`Al menos ${PALABRAS_MIN} palabras, por ejemplo la respuesta de una entrevista.`}
          >
            <Textarea rows={6} maxLength={TEXTO_MAX} disabled={activo === false} {...form.register('texto')} />
          </FormField>
          <FormFailure failure={failure} title="No se pudo analizar" />
          {activo === false && <Notice kind="warning" title="El análisis de texto está desactivado" />}
          <Flex>
            <SubmitButton busy={isSubmitting} busyText="Analizando..." disabled={activo === false}>
              Analizar
            </SubmitButton>
          </Flex>
          <div role="status">{analisis && <Resultado analisis={analisis} />}</div>
        </form>
      </Stack>
    </Section>
  );
}

function Resultado({ analisis }: { analisis: TextoAnalizado }) {
  const { sentiment, coherenceScore, professionalismScore, palabras } = analisis;
  if (!sentiment || coherenceScore === null || professionalismScore === null) {
    return (
      <Notice kind="info" title="Hay muy poco texto">
        Tiene {palabras} {palabras === 1 ? 'palabra' : 'palabras'}: con menos de {PALABRAS_MIN} no se calcula ninguna
        cifra.
      </Notice>
    );
  }
  const figures = [
    ['Tono', TONOS[sentiment.label], `${formatScore(sentiment.score)} de −1 a 1`],
    ['Coherencia', formatShare(coherenceScore), 'Hilo entre las frases'],
    ['Registro profesional', formatShare(professionalismScore), 'Vocabulario y forma'],
  ];
  return (
    <Grid as="ul" listStyle="none" templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="4">
      {figures.map(([name, value, detail]) => (
        <li key={name}>
          <Text color="fg.muted">{name}</Text>
          <Text fontWeight="semibold" textStyle="lg" fontVariantNumeric="tabular-nums">
            {value}
          </Text>
          <Text color="fg.muted" textStyle="xs">
            {detail}
          </Text>
        </li>
      ))}
    </Grid>
  );
}
