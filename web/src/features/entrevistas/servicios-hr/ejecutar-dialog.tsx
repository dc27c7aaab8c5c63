import { Box, Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { DURACION_POR_DEFECTO, DURACIONES } from '#shared/entrevistas/entrevistas/entrevista.ts';
import type { Ejecucion } from '#shared/entrevistas/servicios-hr/ejecucion.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { FormFailure, Notice } from '../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { Link } from '../../../lib/link.tsx';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useWallTime } from '../entrevistas/use-wall-time.ts';
import { WallTimeFields } from '../entrevistas/wall-time-fields.tsx';
import { EjecutarCandidatos, type Person } from './ejecutar-candidatos.tsx';

const INTERVALOS: [number, string][] = [
  [0, 'Todas a la misma hora'],
  [15, 'Cada 15 minutos'],
  [30, 'Cada 30 minutos'],
  [60, 'Cada hora'],
  [24 * 60, 'Una al día'],
];

interface Props {
  servicio: { codigo: string; nombre: string; duracionEstimada: number };
  onClose: () => void;
}

/** 'Ejecutar': interviews of one service for several candidates, and what became of each. */
export default function EjecutarDialog({ servicio, onClose }: Props) {
  const { codigo, nombre } = servicio;
  const refresh = useRefresh();
  const time = useWallTime();
  const [people, setPeople] = useState<Person[]>([]);
  const [done, setDone] = useState<Ejecucion>();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/entrevistas/servicios-hr/ejecucion.ts')).executeServicioSchema(),
    defaultValues: {
      candidatoIds: [],
      fechaProgramada: '',
      zonaHoraria: time.zone,
      duracionEstimada: DURACIONES.find((each) => each >= servicio.duracionEstimada) ?? DURACION_POR_DEFECTO,
      intervaloMinutos: 0,
      tiemposExtra: {},
    },
    send: (body, options) => api.call('executeServicioHr', { params: { codigo }, body, ...options }),
    onSuccess: (ejecucion) => {
      guard.release();
      void refresh('executeServicioHr');
      setDone(ejecucion);
    },
  });
  const { instant, zone } = time;
  useEffect(() => {
    form.setValue('fechaProgramada', instant);
    form.setValue('zonaHoraria', zone);
  }, [form, instant, zone]);
  const guard = useUnsavedChanges(!done && (people.length > 0 || form.formState.isDirty));

  function choose(next: Person[]) {
    setPeople(next);
    form.setValue(
      'candidatoIds',
      next.map(({ id }) => id),
    );
    const extra = next.flatMap(({ id, tiempoExtra }) => (tiempoExtra > 0 ? [[id, tiempoExtra] as const] : []));
    form.setValue('tiemposExtra', Object.fromEntries(extra));
    form.clearErrors('candidatoIds');
  }

  if (done) return <Resultado ejecucion={done} people={people} onClose={onClose} />;
  return (
    <FormDialog
      shape="drawer"
      title={`Ejecutar ${nombre}`}
      submitText={people.length > 1 ? `Programar ${people.length} entrevistas` : 'Programar entrevista'}
      busyText="Programando..."
      {...{ isSubmitting, guard, onClose }}
      onSubmit={(event) => {
        if (!time.past) return onSubmit(event);
        event.preventDefault();
      }}
    >
      <Text color="fg.muted">
        Cada persona recibirá un correo con su enlace personal y una invitación de calendario.
      </Text>
      <EjecutarCandidatos people={people} onChange={choose} error={errorOf('candidatoIds')} />
      <WallTimeFields
        time={time}
        error={errorOf('fechaProgramada')}
        zoneError={errorOf('zonaHoraria')}
        onChange={() => form.clearErrors('fechaProgramada')}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField label="Duración estimada" error={errorOf('duracionEstimada')}>
          <SelectInput {...form.register('duracionEstimada', { valueAsNumber: true })}>
            {DURACIONES.map((minutos) => (
              <option key={minutos} value={minutos}>
                {minutos} minutos
              </option>
            ))}
          </SelectInput>
        </FormField>
        <FormField label="Reparto" error={errorOf('intervaloMinutos')}>
          <SelectInput {...form.register('intervaloMinutos', { valueAsNumber: true })}>
            {INTERVALOS.map(([minutos, text]) => (
              <option key={minutos} value={minutos}>
                {text}
              </option>
            ))}
          </SelectInput>
        </FormField>
      </SimpleGrid>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}

interface ResultadoProps {
  ejecucion: Ejecucion;
  people: Person[];
  onClose: () => void;
}

function Resultado({ ejecucion: { programadas, fallidas, resultados }, people, onClose }: ResultadoProps) {
  const nameOf = (id: string) => people.find((each) => each.id === id)?.nombre ?? id;
  const title = programadas === 1 ? '1 entrevista programada' : `${programadas} entrevistas programadas`;
  return (
    <Dialog
      open
      title="Resultado"
      onClose={onClose}
      footer={
        <Button colorPalette="brand" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <Stack gap="4">
        <Notice kind={fallidas === 0 ? 'success' : 'warning'} title={title}>
          {fallidas > 0 && `${fallidas === 1 ? '1 no se pudo programar' : `${fallidas} no se pudieron programar`}.`}
        </Notice>
        <Stack as="ul" listStyle="none" gap="2">
          {resultados.map((each) => (
            <li key={each.candidatoId}>
              {each.estado === 'programada' ? (
                <Flex justify="space-between" gap="3" wrap="wrap">
                  <Box asChild fontWeight="medium" color="brand.fg">
                    <Link to={`/entrevistas/${each.entrevistaId}`}>{nameOf(each.candidatoId)}</Link>
                  </Box>
                  <Text color="fg.muted">{formatDate(each.fechaProgramada, 'dateTime')}</Text>
                </Flex>
              ) : (
                <Box>
                  <Text fontWeight="medium">{nameOf(each.candidatoId)}</Text>
                  <Text color="fg.error" textStyle="sm">
                    {each.message}
                  </Text>
                </Box>
              )}
            </li>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
