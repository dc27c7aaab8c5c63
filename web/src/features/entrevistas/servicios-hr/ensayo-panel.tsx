import { Badge, Box, Button, Flex, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Ensayo } from '#shared/entrevistas/servicios-hr/ensayo.ts';
import { Card, Section } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Textarea } from '../../../components/input.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { FormFailure, Notice } from '../../../components/notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { huecoText } from '../entrevistas/transcript.tsx';
import type { useEnsayo } from './use-ensayo.ts';

/** Longest answer that the contract takes. */
const RESPUESTA_MAX = 6000;

type Rehearsal = ReturnType<typeof useEnsayo>;

/** A rehearsal: whoever tries the service plays the candidate. It lives in this page and nowhere else. */
export function EnsayoPanel({ codigo, rehearsal }: { codigo: string; rehearsal: Rehearsal }) {
  const { ensayo, failure, restart } = rehearsal;
  return (
    <>
      <Box mb="4">
        <Notice kind="info" title="Haces de candidato y no se guarda nada">
          Ni las respuestas ni el resultado salen de esta página, y no se usa ninguna licencia. Conduce el motor
          integrado.
        </Notice>
      </Box>
      {ensayo ? (
        <SimpleGrid columns={{ base: 1, lg: 3 }} gap="5" alignItems="start">
          <Box gridColumn={{ lg: 'span 2' }}>
            <Conversation {...rehearsal} ensayo={ensayo} codigo={codigo} />
          </Box>
          <Progress ensayo={ensayo} />
        </SimpleGrid>
      ) : failure !== undefined ? (
        <Card p="0">
          <ErrorState title="No pudimos empezar el ensayo" error={failure} onRetry={restart} />
        </Card>
      ) : (
        <Skeleton h="80" rounded="l3" aria-hidden />
      )}
    </>
  );
}

type ConversationProps = Rehearsal & { ensayo: Ensayo; codigo: string };

function Conversation({ ensayo, pasos, texto, setTexto, send, busy, failure, codigo }: ConversationProps) {
  const { turno } = ensayo;
  const question = useRef<HTMLDivElement>(null);
  const count = pasos.length;
  useEffect(() => {
    // The first question is read where it stands; each later one takes the place of what was answered.
    if (count > 0) question.current?.focus();
  }, [count]);
  return (
    <Stack gap="4">
      {pasos.length > 0 && (
        <Card>
          <Stack as="ol" gap="4" listStyle="none" aria-label="Lo preguntado hasta ahora">
            {pasos.map(({ pregunta, respuesta }) => (
              <Box as="li" key={pregunta}>
                <Text fontWeight="medium">{pregunta}</Text>
                <Text color={respuesta ? 'fg' : 'fg.muted'} whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {respuesta || 'Pregunta saltada'}
                </Text>
              </Box>
            ))}
          </Stack>
        </Card>
      )}
      <Card>
        <Box ref={question} tabIndex={-1} outline="none">
          {turno ? (
            <>
              <Flex gap="2" mb="2" wrap="wrap">
                <Badge colorPalette="brand">{turno.fase}</Badge>
                {turno.tipo === 'seguimiento' && <Badge colorPalette="teal">Repregunta</Badge>}
                {huecoText(turno) && <Badge variant="outline">{huecoText(turno)}</Badge>}
              </Flex>
              {turno.aclaracion && (
                <Text mb="2" color="fg.muted" whiteSpace="pre-line">
                  {turno.aclaracion}
                </Text>
              )}
              <Heading as="h2" size="lg">
                {turno.pregunta}
              </Heading>
            </>
          ) : (
            <>
              <Heading as="h2" size="lg">
                Fin del ensayo
              </Heading>
              <Text mt="1" color="fg.muted">
                Aquí la persona revisaría sus respuestas y las enviaría.
              </Text>
            </>
          )}
        </Box>
        {turno ? (
          <Stack asChild gap="3" mt="4">
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                if (texto.trim()) void send(texto.trim());
              }}
            >
              <FormField label="Tu respuesta">
                <Textarea
                  rows={5}
                  maxLength={RESPUESTA_MAX}
                  value={texto}
                  onChange={({ target }) => setTexto(target.value)}
                />
              </FormField>
              <FormFailure failure={failure} />
              <Flex gap="2" justify="flex-end">
                <Button variant="outline" disabled={busy} onClick={() => void send('')}>
                  Saltar pregunta
                </Button>
                <SubmitButton busy={busy} busyText="Enviando..." disabled={!texto.trim()}>
                  Responder
                </SubmitButton>
              </Flex>
            </form>
          </Stack>
        ) : (
          <LinkButton to={`/servicios-hr/${codigo}`} mt="4" variant="outline">
            Volver al servicio
          </LinkButton>
        )}
      </Card>
    </Stack>
  );
}

function Progress({ ensayo: { progreso, competencias, version } }: { ensayo: Ensayo }) {
  const asked = competencias.filter(({ preguntada }) => preguntada).length;
  return (
    <Section
      title="Cómo va"
      help={`Versión ${version} · ${progreso.porcentaje} % · ${progreso.preguntasHechas} de ${progreso.preguntasPrevistas} preguntas`}
    >
      <Stack as="ol" gap="1.5" listStyle="none">
        {progreso.fases.map(({ faseId, nombre, estado }) => (
          <Flex as="li" key={faseId} gap="2" align="center" color={estado === 'pendiente' ? 'fg.muted' : 'fg'}>
            <Text fontWeight={estado === 'actual' ? 'semibold' : 'normal'}>{nombre}</Text>
            {estado === 'actual' && <Badge colorPalette="brand">Ahora</Badge>}
            {estado === 'hecha' && (
              <Box color="green.fg" display="inline-flex">
                <Check size={16} role="img" aria-label="hecha" />
              </Box>
            )}
          </Flex>
        ))}
      </Stack>
      <Heading as="h3" size="sm" mt="5" mb="2">
        Competencias con respuesta: {asked} de {competencias.length}
      </Heading>
      <Flex gap="1.5" wrap="wrap">
        {competencias.map(({ id, nombre, preguntada }) => (
          <Badge key={id} colorPalette={preguntada ? 'green' : 'gray'}>
            {preguntada && <Check size={12} aria-hidden />}
            {nombre}
          </Badge>
        ))}
      </Flex>
    </Section>
  );
}
