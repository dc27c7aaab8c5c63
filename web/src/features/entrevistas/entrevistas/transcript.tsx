import { Badge, Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { CornerDownRight, CornerUpLeft, Flag } from 'lucide-react';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { type Tramo, tramosOf } from '#shared/entrevistas/entrevistas/visible.ts';
import { splitByMark, type TranscriptMark } from '../../../components/split-by-mark.ts';
import { formatDate } from '../../../lib/dates.ts';

/** Why the interviewer asked again, in a few words; nothing is said of what older versions reacted to. */
export const HUECO_TEXTS: Partial<Record<NonNullable<Turno['hueco']>, string>> = {
  situacion: 'pide la situación',
  tarea: 'pide la tarea',
  accion: 'pide la acción propia',
  resultado: 'pide el resultado',
  concrecion: 'pide un dato concreto',
  brevedad: 'pide extenderse',
  contradiccion: 'pide aclarar dos datos',
  tema: 'vuelve a la pregunta',
};

export const huecoText = ({ hueco }: Pick<Turno, 'hueco'>) => hueco && HUECO_TEXTS[hueco];

/** Who found the words of a question. */
const MOTOR_TEXTS: Record<Turno['motor'], string> = {
  integrado: 'motor integrado',
  openai: 'redactada por OpenAI',
  claude: 'redactada por Claude',
  gemini: 'redactada por Gemini',
  perplexity: 'redactada por Perplexity',
};

interface Props {
  turnos: readonly Turno[];
  /** Names of the phases by id; phases without one get no heading. */
  fases?: ReadonlyMap<string, string>;
  mark?: TranscriptMark;
  /** Turns that the reviewer should look at, with the reason. */
  flags?: ReadonlyMap<string, string>;
  /** Given while a mark is shown: back to where the jump began. */
  onBack?: () => void;
}

/** The element that a jump scrolls to and focuses. */
export const turnoElementId = (turnoId: string) => `turno-${turnoId}`;

/** An interview turn by turn: question, answer, follow-ups set in, skipped ones said. */
export function Transcript({ turnos, fases, mark, flags, onBack }: Props) {
  // Without a language model there is one engine, and the report names it.
  const withModel = turnos.some(({ motor }) => motor !== 'integrado');
  return (
    <Stack as="ol" gap="0" listStyle="none">
      {turnos.map((turno, index) => {
        const fase = turnos[index - 1]?.faseId === turno.faseId ? undefined : fases?.get(turno.faseId);
        const marked = mark?.turnoId === turno.turnoId ? mark : undefined;
        return (
          <chakra.li
            key={turno.turnoId}
            id={turnoElementId(turno.turnoId)}
            tabIndex={-1}
            aria-label={`Turno ${turno.secuencia}${marked ? ', cita marcada' : ''}`}
            outline="none"
            scrollMarginBlock="24"
            // A long interview is laid out where it is read.
            css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 9rem' }}
          >
            {fase && (
              <Text textStyle="xs" fontWeight="semibold" color="fg.muted" px="3" pt={index ? '6' : '1'} pb="1.5">
                {fase}
              </Text>
            )}
            <TurnView
              turno={turno}
              mark={marked}
              flag={flags?.get(turno.turnoId)}
              showMotor={withModel}
              onBack={marked && onBack}
            />
          </chakra.li>
        );
      })}
    </Stack>
  );
}

interface TurnProps {
  turno: Turno;
  mark: TranscriptMark | undefined;
  flag: string | undefined;
  showMotor: boolean;
  onBack: (() => void) | undefined;
}

function TurnView({ turno, mark, flag, showMotor, onBack }: TurnProps) {
  const followUp = turno.tipo === 'seguimiento';
  return (
    <Box
      ms={followUp ? { base: '3', md: '5' } : '0'}
      ps="3"
      pe="3"
      py="3"
      mb="1"
      rounded="l2"
      borderInlineStartWidth="2px"
      borderColor={mark ? 'amber.focusRing' : followUp ? 'border' : 'transparent'}
      bg={mark ? 'amber.subtle' : undefined}
      transition="colors"
    >
      <Flex gap="2" align="center" wrap="wrap" color="fg.muted" textStyle="xs" mb="1">
        {followUp && <CornerDownRight size={13} aria-hidden />}
        <Text as="span" fontVariantNumeric="tabular-nums">
          {turno.secuencia}. {followUp ? 'Seguimiento' : 'Pregunta'}
          {huecoText(turno) && ` · ${huecoText(turno)}`}
          {showMotor && ` · ${MOTOR_TEXTS[turno.motor]}`}
        </Text>
        {flag && (
          <Badge colorPalette="amber" size="xs">
            <Flag size={10} aria-hidden />
            {flag}
          </Badge>
        )}
        {turno.respuesta?.correccion && (
          <Badge colorPalette="teal" size="xs">
            Corregida
          </Badge>
        )}
        {turno.respuesta && (
          <Text as="time" ms="auto" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {formatDate(turno.respuesta.fecha, 'time')}
          </Text>
        )}
      </Flex>
      {turno.aclaracion && (
        <Text mb="1" color="fg.muted" textStyle="sm">
          <Text as="span" fontWeight="medium">
            Contestó a la persona candidata:
          </Text>{' '}
          {turno.aclaracion}
        </Text>
      )}
      <Text fontWeight="medium">{turno.pregunta}</Text>
      <Answer turno={turno} mark={mark} />
      {onBack && (
        <Button size="xs" variant="outline" mt="2.5" onClick={onBack}>
          <CornerUpLeft aria-hidden />
          Volver al informe
        </Button>
      )}
    </Box>
  );
}

/** A datum that nobody reads, a piece that does not count, or plain text with what a quote marks of it. */
function Piece({ texto, inicio, codigo, mark }: Tramo & Pick<TurnProps, 'mark'>) {
  if (codigo === 'tapado') {
    return (
      <chakra.span bg="bg.muted" color="fg.muted" rounded="xs" px="1">
        {texto}
      </chakra.span>
    );
  }
  if (codigo === 'apartado') {
    return (
      <chakra.span color="fg.muted" textDecoration="underline dotted" title="No se ha usado en la valoración">
        {texto}
      </chakra.span>
    );
  }
  const [before, marked, after] = splitByMark(texto, offset(mark?.inicio, inicio), offset(mark?.fin, inicio));
  return (
    <>
      {before}
      {marked && (
        <chakra.mark bg="amber.emphasized" color="fg" rounded="xs" boxDecorationBreak="clone" px="0.5" mx="-0.5">
          {marked}
        </chakra.mark>
      )}
      {after}
    </>
  );
}

const offset = (at: number | undefined, inicio: number) => (at === undefined ? undefined : at - inicio);

function Answer({ turno: { respuesta }, mark }: Pick<TurnProps, 'turno' | 'mark'>) {
  if (!respuesta) {
    return (
      <Text mt="1" color="fg.muted" fontStyle="italic">
        Esperando la respuesta…
      </Text>
    );
  }
  const { correccion } = respuesta;
  if (respuesta.omitida) {
    return (
      <Text mt="1" color="fg.muted" fontStyle="italic">
        Pregunta saltada por la persona candidata.
      </Text>
    );
  }
  return (
    <>
      <Text mt="1" whiteSpace="pre-wrap" lineHeight="tall">
        {tramosOf(respuesta).map((tramo) => (
          <Piece key={tramo.inicio} {...tramo} mark={mark} />
        ))}
      </Text>
      {correccion && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          Corregida por la persona candidata el {formatDate(correccion.fecha, 'dateTime')}
        </Text>
      )}
    </>
  );
}
