import { Badge, Box, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PERSONAS, type PersonaId, SEMILLA_MAX, type Simulacion } from '#shared/entrevistas/servicios-hr/simulacion.ts';
import { Card, Section } from '../../../components/card.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { FormFailure, Notice } from '../../../components/notice.tsx';
import { StatCard } from '../../../components/stat-card.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { tenths, whole } from '../../../lib/numbers.ts';
import { HUECO_TEXTS, Transcript } from '../entrevistas/transcript.tsx';
import { PERSONA_TEXTS } from './persona-texts.ts';
import { useSimulacion } from './use-simulacion.ts';

/** A whole interview with an invented candidate. Persona and seed stand in the address: it repeats for whoever opens it. */
export function SimulacionPanel({ codigo }: { codigo: string }) {
  const { simulacion, busy, failure, simulate } = useSimulacion(codigo);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!simulacion) return;
    // Taller than any window: by itself, focus would scroll to its middle.
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'start' });
  }, [simulacion]);
  return (
    <Stack gap="5">
      <Card>
        <PersonaForm busy={busy} failure={failure} onSubmit={simulate} />
      </Card>
      {simulacion && (
        <Stack
          ref={result}
          tabIndex={-1}
          outline="none"
          scrollMarginTop="24"
          gap="5"
          role="group"
          aria-label="Resultado de la simulación"
        >
          <Figures {...simulacion} />
          <SimpleGrid columns={{ base: 1, lg: 3 }} gap="5" alignItems="start">
            <Section
              title="Conversación simulada"
              help={`${PERSONA_TEXTS[simulacion.persona].nombre}, semilla ${simulacion.semilla}, versión ${simulacion.version} del servicio`}
              gridColumn={{ lg: 'span 2' }}
            >
              <Transcript turnos={simulacion.turnos} fases={new Map(Object.entries(simulacion.fases))} />
            </Section>
            <Fases {...simulacion} />
          </SimpleGrid>
        </Stack>
      )}
    </Stack>
  );
}

interface PersonaFormProps {
  busy: boolean;
  failure: unknown;
  onSubmit: (persona: PersonaId, semilla: number) => void;
}

function PersonaForm({ busy, failure, onSubmit }: PersonaFormProps) {
  const [params, setParams] = useSearchParams();
  const persona = PERSONAS.find((each) => each === params.get('persona')) ?? 'excelente';
  const [semilla, setSemilla] = useState(params.get('semilla') ?? '1');
  const [error, setError] = useState<string>();
  const keep = (name: string, value: string) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), [name]: value }), { replace: true });

  function submit(event: FormEvent) {
    event.preventDefault();
    const number = Number(semilla);
    const valid = Number.isInteger(number) && number >= 1 && number <= SEMILLA_MAX;
    setError(valid ? undefined : `Escribe un número entero de 1 a ${SEMILLA_MAX}`);
    if (!valid) return;
    keep('semilla', semilla);
    onSubmit(persona, number);
  }

  return (
    <form noValidate onSubmit={submit}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
        <FormField label="Persona candidata" help={PERSONA_TEXTS[persona].descripcion}>
          <SelectInput value={persona} onChange={({ target }) => keep('persona', target.value)}>
            {Object.entries(PERSONA_TEXTS).map(([id, { nombre }]) => (
              <option key={id} value={id}>
                {nombre}
              </option>
            ))}
          </SelectInput>
        </FormField>
        <FormField
          label="Semilla"
          help="Con la misma semilla se repite la misma conversación; con otra, cambia lo que cuenta."
          {...(error && { error })}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={SEMILLA_MAX}
            value={semilla}
            onChange={({ target }) => setSemilla(target.value)}
          />
        </FormField>
      </SimpleGrid>
      <FormFailure failure={failure} />
      <Flex justify="flex-end" mt="4">
        <SubmitButton busy={busy} busyText="Simulando...">
          Simular
        </SubmitButton>
      </Flex>
    </form>
  );
}

function Figures({ cifras }: Simulacion) {
  const { cobertura, competencias, repeticiones, preguntas, seguimientos, vueltas, minutos, palabras } = cifras;
  const asked = competencias.filter(({ preguntada }) => preguntada).length;
  return (
    <>
      {cifras.incumplimientos.length === 0 ? (
        <Notice kind="success" title="La entrevista cumple">
          Pregunta por todas las competencias dentro del tiempo y no repite ninguna pregunta.
        </Notice>
      ) : (
        <Notice kind="warning" title="Conviene revisar la plantilla">
          {cifras.incumplimientos.join('. ')}.
        </Notice>
      )}
      <SimpleGrid columns={{ base: 2, md: 3, xl: 6 }} gap="3">
        <StatCard
          label="Cobertura"
          value={`${cobertura} %`}
          detail={`${asked} de ${competencias.length} competencias`}
        />
        <StatCard label="Preguntas" value={preguntas} detail={vueltas ? `${vueltas} explicadas de nuevo` : ''} />
        <StatCard label="Seguimientos" value={seguimientos} detail="2 por pregunta como máximo" />
        <StatCard label="Repetidas" value={repeticiones} detail="también con otras palabras" />
        <StatCard
          label="Minutos"
          value={tenths.format(minutos)}
          detail={`de ${whole.format(cifras.minutosPrevistos)} previstos`}
        />
        <StatCard
          label="Palabras"
          value={palabras}
          detail={`${tenths.format(palabras / Math.max(1, preguntas + seguimientos + vueltas))} por respuesta`}
        />
      </SimpleGrid>
    </>
  );
}

function Fases({ cifras: { fases, motivos, competencias } }: Simulacion) {
  const missing = competencias.filter(({ preguntada }) => !preguntada);
  return (
    <Section title="Por fases">
      <Stack as="ol" gap="3" listStyle="none">
        {fases.map((fase) => (
          <Box as="li" key={fase.faseId}>
            <Text fontWeight="medium">{fase.nombre}</Text>
            <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
              {fase.preguntas} de {fase.preguntasPlantilla} {fase.preguntasPlantilla === 1 ? 'pregunta' : 'preguntas'} ·{' '}
              {counted(fase.seguimientos, 'seguimiento')} · {tenths.format(fase.minutos)} de {fase.minutosPrevistos} min
              · {counted(fase.palabras, 'palabra')}
            </Text>
          </Box>
        ))}
      </Stack>
      {motivos.length > 0 && (
        <>
          <Heading as="h3" size="sm" mt="5" mb="2">
            Por qué volvió a preguntar
          </Heading>
          <Stack as="ul" gap="1" listStyle="none" textStyle="sm">
            {motivos.map(({ hueco, veces }) => (
              <Flex as="li" key={hueco} justify="space-between" gap="3">
                <Text color="fg.muted">{sentence(HUECO_TEXTS[hueco] ?? '')}</Text>
                <Text fontVariantNumeric="tabular-nums">{veces}</Text>
              </Flex>
            ))}
          </Stack>
        </>
      )}
      {missing.length > 0 && (
        <>
          <Heading as="h3" size="sm" mt="5" mb="2">
            Sin preguntar
          </Heading>
          <Flex gap="1.5" wrap="wrap">
            {missing.map(({ id, nombre }) => (
              <Badge key={id} colorPalette="amber">
                {nombre}
              </Badge>
            ))}
          </Flex>
        </>
      )}
    </Section>
  );
}

const counted = (count: number, one: string) => `${whole.format(count)} ${one}${count === 1 ? '' : 's'}`;
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
