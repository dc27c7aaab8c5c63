import { Button, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormFailure } from '../../../components/notice.tsx';
import { ObsoletaNotice } from '../../../components/obsoleta-notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { conflictOf } from './candidato-conflict.ts';
import { CandidatoFields, type CandidatoInput } from './candidato-fields.tsx';
import { DuplicadoNotice } from './duplicado-notice.tsx';

interface Props {
  form: UseFormReturn<CandidatoInput>;
  onSubmit: () => void;
  errorOf: (name: keyof CandidatoInput) => string | undefined;
  failure: unknown;
  isSubmitting: boolean;
  submitText: string;
  /** What a failed save is called: 'No se pudo crear el candidato'. */
  failureTitle: string;
  onCancel: () => void;
  /** Where a CV is chosen. */
  cv: ReactNode;
  /** What another address would bring about, below it. */
  notice?: ReactNode;
  /** Brings the newer data in after somebody else's change; `keep` leaves what was typed here. */
  onReload?: (keep: boolean) => Promise<void>;
}

/** The same form for a new candidate and for an existing one. */
export function CandidatoForm(props: Props) {
  const { form, failure, isSubmitting } = props;
  const conflict = conflictOf(failure);
  return (
    <Stack asChild gap="4" maxW="4xl">
      <form noValidate onSubmit={props.onSubmit}>
        {/* Beside the e-mail, which is what has to change. */}
        {conflict?.kind === 'duplicado' && <DuplicadoNotice candidatoId={conflict.candidatoId} />}
        <CandidatoFields form={form} errorOf={props.errorOf} notice={props.notice} />
        <Suspense fallback={<Skeleton h="13rem" rounded="l3" />}>{props.cv}</Suspense>
        {conflict?.kind === 'obsoleta' && props.onReload && (
          <ObsoletaNotice title="Otra persona cambió este candidato mientras lo editabas" onReload={props.onReload} />
        )}
        {!conflict && <FormFailure failure={failure} title={props.failureTitle} />}
        <Flex gap="2" justify="flex-end" wrap="wrap">
          <Button variant="outline" onClick={props.onCancel}>
            Cancelar
          </Button>
          <SubmitButton busy={isSubmitting} busyText="Guardando...">
            {props.submitText}
          </SubmitButton>
        </Flex>
      </form>
    </Stack>
  );
}
