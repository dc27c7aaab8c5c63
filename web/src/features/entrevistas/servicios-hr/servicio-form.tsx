import { Button, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { DatosSection } from './datos-section.tsx';
import { ServicioFormContext } from './form-context.ts';
import type { ServicioValues } from './servicio-values.ts';

/** Below the fold: they come while the first section is read. */
const CompetenciasSection = lazy(() => import('./competencias-section.tsx'));
const FasesSection = lazy(() => import('./fases-section.tsx'));
const IaSection = lazy(() => import('./ia-section.tsx'));

interface Props {
  form: UseFormReturn<ServicioValues>;
  isNew: boolean;
  onSubmit: () => void;
  isSubmitting: boolean;
  onCancel: () => void;
  submitText: string;
  /** What went wrong, above the buttons. */
  notice?: ReactNode;
}

/** Data, competencies, phases and instructions of a service, on one page. */
export function ServicioForm({ form, isNew, onSubmit, isSubmitting, onCancel, submitText, notice }: Props) {
  const stateOf = (path: string) => form.getFieldState(path as 'nombre', form.formState);
  const errorOf = (path: string) => stateOf(path).error?.message;
  const isWrong = (path: string) => stateOf(path).invalid;
  const element = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting: sending } = form.formState;
  const looked = useRef(0);
  // Rows are not registered one by one, so the form cannot focus them by itself, nor knows whether they are valid.
  useEffect(() => {
    if (sending || submitCount === looked.current) return;
    looked.current = submitCount;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'center' });
  }, [submitCount, sending]);
  return (
    <ServicioFormContext value={{ form, errorOf, isWrong, isNew }}>
      <Stack asChild gap="5">
        <form ref={element} noValidate onSubmit={onSubmit} aria-label="Servicio HR">
          <DatosSection />
          <Suspense fallback={<Skeleton h="96" rounded="l3" aria-hidden />}>
            <CompetenciasSection />
            <FasesSection />
            <IaSection />
          </Suspense>
          {notice}
          <Flex
            gap="2"
            justify="flex-end"
            position="sticky"
            bottom="0"
            py="3"
            bg="bg"
            borderTopWidth="1px"
            zIndex="docked"
          >
            <Button variant="outline" onClick={onCancel}>
              Cancelar
            </Button>
            <SubmitButton busy={isSubmitting} busyText="Guardando...">
              {submitText}
            </SubmitButton>
          </Flex>
        </form>
      </Stack>
    </ServicioFormContext>
  );
}
