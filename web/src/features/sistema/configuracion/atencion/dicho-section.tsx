import { Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import type { AjustesAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import { Section } from '../../../../components/card.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import type { AtencionFormState } from './atencion-form.tsx';

/** Facts about the company, each the answer to a question that candidates ask. */
export function DichoSection({
  made: { form, errorOf },
  ajustes,
}: {
  made: AtencionFormState;
  ajustes: AjustesAtencion;
}) {
  return (
    <Section title="Lo que se dice a los candidatos" help="Así se contesta cuando lo preguntan en la entrevista.">
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <FormField
            label="Quién lee las respuestas"
            error={errorOf('quienLee')}
            help="Por ejemplo: dos personas de Selección. Sin decirlo: «las personas que llevan esta selección»."
          >
            <Input {...form.register('quienLee')} autoComplete="off" />
          </FormField>
          <FormField
            label="Canal para comunicar acoso"
            error={errorOf('canalAcoso')}
            help="Correo, teléfono o dirección. Sin él no se menciona ninguno."
          >
            <Input {...form.register('canalAcoso')} autoComplete="off" />
          </FormField>
          <FormField
            label="Entrevista con una persona"
            error={errorOf('entrevistaHumana')}
            help="En lugar de la inteligencia artificial, con las mismas preguntas."
          >
            <SelectInput {...form.register('entrevistaHumana')}>
              <option value="si">Sí, la ofrecemos a quien la pide</option>
              <option value="no">No la ofrecemos</option>
              <option value="por_decidir">No lo hemos decidido</option>
            </SelectInput>
          </FormField>
        </SimpleGrid>
        <DetailList
          entries={[
            ['Responsable de los datos', ajustes.responsableDatos],
            ['Contacto de privacidad', ajustes.contactoPrivacidad],
          ]}
        />
        <Flex>
          <LinkButton to="/configuracion?seccion=corporate" variant="outline">
            Cambiarlos en Marca
          </LinkButton>
        </Flex>
      </Stack>
    </Section>
  );
}
