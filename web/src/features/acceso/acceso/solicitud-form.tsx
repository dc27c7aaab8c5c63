import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { AVISO_LEGAL } from '#shared/empresas/solicitudes/aviso-legal.ts';
import type { MotivoSolicitud } from '#shared/empresas/solicitudes/solicitud.ts';
import { CheckField } from '../../../components/check-field.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Input, Textarea } from '../../../components/input.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { stepPath } from './access-step.ts';
import { signInFailure } from './sign-in-texts.ts';
import { StepLink } from './step-link.tsx';
import { TooManyTries } from './too-many-tries.tsx';
import { useFailure } from './use-failure.ts';

interface Props {
  motivo: MotivoSolicitud;
}

/** The one form in which a company asks for its account or for a demo. */
export default function SolicitudForm({ motivo }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo) return <Received email={sentTo} />;
  return <Fields motivo={motivo} onSent={setSentTo} />;
}

function Fields({ motivo, onSent }: Props & { onSent: (email: string) => void }) {
  const failure = useFailure();
  const [aviso, setAviso] = useState<Aviso>(AVISO_LEGAL);
  const { form, onSubmit, isSubmitting, errorOf } = useApiForm({
    schema: async () => (await import('#shared/empresas/solicitudes/solicitud.ts')).createSolicitudSchema(),
    defaultValues: {
      motivo,
      nombre: '',
      empresa: '',
      cif: '',
      email: '',
      telefono: '',
      mensaje: '',
      avisoLegal: AVISO_LEGAL.version,
    },
    send: (body) => api.call('createSolicitud', { body }),
    onSuccess: () => onSent(form.getValues('email').trim().toLowerCase()),
    onFailure: (error) => {
      const present = avisoOf(error);
      if (present) {
        setAviso(present);
        form.setValue('avisoLegal', present.version);
        form.setValue('aceptaAvisoLegal', undefined as unknown as true);
      }
      failure.set(error);
    },
  });
  const { register } = form;
  const blocked = failure.seconds > 0;
  const accepted = form.watch('aceptaAvisoLegal') as boolean | undefined;

  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={blocked ? (event) => event.preventDefault() : onSubmit}>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <FormField label="Nombre completo" required error={errorOf('nombre')}>
            <Input {...register('nombre')} autoComplete="name" autoFocus />
          </FormField>
          <FormField label="Empresa" required error={errorOf('empresa')}>
            <Input {...register('empresa')} autoComplete="organization" />
          </FormField>
          <FormField label="CIF o identificación fiscal" required error={errorOf('cif')}>
            <Input {...register('cif')} autoComplete="off" />
          </FormField>
          <FormField label="Número de trabajadores" required error={errorOf('trabajadores')}>
            <Input {...register('trabajadores', { valueAsNumber: true })} type="number" inputMode="numeric" min={1} />
          </FormField>
          <FormField label="Correo corporativo" required error={errorOf('email')}>
            <Input {...register('email')} type="email" inputMode="email" autoComplete="email" />
          </FormField>
          <FormField label="Teléfono" required error={errorOf('telefono')}>
            <Input {...register('telefono')} type="tel" inputMode="tel" autoComplete="tel" />
          </FormField>
        </SimpleGrid>
        <FormField
          label="Mensaje"
          error={errorOf('mensaje')}
          help="Qué puestos quieres cubrir, cuántas entrevistas haces o qué te gustaría ver."
        >
          <Textarea {...register('mensaje')} rows={3} />
        </FormField>
        <LegalNotice aviso={aviso} open={aviso !== AVISO_LEGAL} />
        <CheckField
          {...register('aceptaAvisoLegal')}
          label={aviso.casilla}
          checked={accepted ?? false}
          onChange={(checked) => {
            const value = (checked || undefined) as true;
            form.setValue('aceptaAvisoLegal', value, { shouldDirty: true, shouldValidate: checked });
          }}
          error={errorOf('aceptaAvisoLegal')}
        />
        {blocked && <TooManyTries seconds={failure.seconds} />}
        {failure.error !== undefined && <Notice kind="error" title={signInFailure(failure.error)} />}
        <SubmitButton size="lg" w="full" busy={isSubmitting} busyText="Enviando..." disabled={blocked}>
          {motivo === 'demo' ? 'Solicitar demo' : 'Enviar solicitud'}
        </SubmitButton>
        <StepLink to={stepPath('acceso')} mx="auto" color="fg.muted">
          Volver al acceso
        </StepLink>
      </form>
    </Stack>
  );
}

interface Aviso {
  version: string;
  casilla: string;
  parrafos: readonly string[];
}

/** The notice of now, which the server sends when the page shows an older one. */
function avisoOf(error: unknown): Aviso | undefined {
  if (!(error instanceof ApiError) || error.code !== 'VERSION_OBSOLETA') return undefined;
  const part = (name: string) => error.details.find(({ path }) => path === `avisoLegal.${name}`)?.msg ?? '';
  return { version: part('version'), casilla: part('casilla'), parrafos: part('texto').split('\n') };
}

function LegalNotice({ aviso, open }: { aviso: Aviso; open: boolean }) {
  return (
    <Box asChild rounded="l2" bg="bg.subtle" borderWidth="1px" p="3.5">
      <details open={open}>
        <Box asChild cursor="pointer" fontWeight="medium">
          <summary>Aviso legal: qué hacemos con tus datos</summary>
        </Box>
        <Stack gap="2" mt="3" color="fg.muted">
          {aviso.parrafos.map((parrafo) => (
            <Text key={parrafo}>{parrafo}</Text>
          ))}
        </Stack>
      </details>
    </Box>
  );
}

function Received({ email }: { email: string }) {
  return (
    <Stack gap="5">
      <Notice kind="success" title="Hemos recibido tu solicitud">
        La revisará una persona del equipo y te escribirá a <strong>{email}</strong>. No hace falta que la envíes otra
        vez.
      </Notice>
      <StepLink to={stepPath('acceso')} mx="auto" color="fg.muted">
        Volver al acceso
      </StepLink>
    </Stack>
  );
}
