import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../../components/card.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import type { Paso } from './use-wizard.ts';

interface Props {
  /** What is being made: 'Crear empresa'. */
  label: string;
  pasos: readonly Paso[];
  step: number;
  help: ReactNode;
  children: ReactNode;
  /** Stands in the place of 'Anterior' on the first step; without it 'Anterior' is there and disabled. */
  onCancel?: () => void;
  onPrevious: () => void;
  onNext: () => void;
  busy: boolean;
  /** On the last step, and while it works. */
  finishText: string;
  finishBusyText: string;
  failure: unknown;
  /** What is said above it all: a draft that was found. */
  notice?: ReactNode;
}

/** Where one is, the step itself, and the way on and back. */
export function WizardFrame(props: Props) {
  const { label, pasos, step, help, children, onCancel, onPrevious, onNext, busy, failure, notice } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // The button that was pressed now leads elsewhere: whoever uses the keyboard goes on from the new step's beginning.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const isLast = step === pasos.length - 1;

  return (
    <Box maxW="4xl">
      {notice && (
        <Stack mb="4" css={{ '&:empty': { display: 'none' } }}>
          {notice}
        </Stack>
      )}
      <Progress label={label} pasos={pasos} step={step} />
      <Card asChild mt="4">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onNext();
          }}
        >
          <Heading as="h2" size="lg" ref={heading} tabIndex={-1} outline="none">
            {pasos[step]?.titulo}
          </Heading>
          <Text color="fg.muted" mt="1" mb="5">
            {help}
          </Text>
          <Stack gap="5">
            {children}
            <FormFailure failure={failure} />
          </Stack>
          <Flex justify="space-between" gap="2" wrap="wrap" mt="6" pt="4" borderTopWidth="1px">
            {step === 0 && onCancel ? (
              <Button variant="outline" onClick={onCancel}>
                Cancelar
              </Button>
            ) : (
              <Button variant="outline" onClick={onPrevious} disabled={step === 0 || busy}>
                <ChevronLeft aria-hidden />
                Anterior
              </Button>
            )}
            <SubmitButton busy={busy} busyText={isLast ? props.finishBusyText : 'Comprobando...'}>
              {isLast ? props.finishText : 'Siguiente'}
              {!isLast && <ChevronRight aria-hidden />}
            </SubmitButton>
          </Flex>
        </form>
      </Card>
    </Box>
  );
}

function Progress({ label, pasos, step }: Pick<Props, 'label' | 'pasos' | 'step'>) {
  const percent = Math.round(((step + 1) / pasos.length) * 100);
  return (
    <Box>
      <Flex justify="space-between" gap="3" mb="2" textStyle="sm">
        <Text fontWeight="medium">
          Paso {step + 1} de {pasos.length}
        </Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {percent} %
        </Text>
      </Flex>
      <ProgressBar label={`Progreso de ${label}`} percent={percent} track="bg.emphasized" />
      <Flex as="ol" listStyle="none" gap="3" mt="3" justify="space-between">
        {pasos.map(({ titulo }, index) => (
          <Flex
            as="li"
            key={titulo}
            align="center"
            gap="2"
            minW="0"
            textStyle="xs"
            color={index === step ? 'fg' : 'fg.muted'}
            fontWeight={index === step ? 'medium' : 'normal'}
            aria-current={index === step ? 'step' : undefined}
          >
            <Box
              boxSize="2.5"
              rounded="full"
              flexShrink="0"
              bg={index <= step ? 'brand.solid' : 'bg.emphasized'}
              aria-hidden
            />
            <Box as="span" hideBelow="md" truncate>
              {titulo}
            </Box>
            <Box as="span" srOnly hideFrom="md">
              {titulo}
            </Box>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
