import { Stack, Text } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import type { AjustesAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import { Section } from '../../../../components/card.tsx';
import { CheckField } from '../../../../components/check-field.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { formatDate } from '../../../../lib/dates.ts';
import { INSTRUCCIONES } from '../../../entrevistas/atencion/atencion-words.ts';
import type { AtencionFormState } from './atencion-form.tsx';

type Said = AjustesAtencion['instrucciones']['leidas'];

const saidText = (said: Said, otherwise: string) =>
  said ? `${said.nombre}, el ${formatDate(said.fecha, 'dateTime')}.` : otherwise;

/** The help lines that are given out, and what whoever cares for candidates is to do; both want somebody's word. */
export function AyudaSection({
  made: { form },
  ajustes: { lineas, instrucciones },
}: {
  made: AtencionFormState;
  ajustes: AjustesAtencion;
}) {
  return (
    <>
      <Section
        title="Teléfonos de ayuda"
        help={`Los que se dan en ${lineas.pais || 'el país de la empresa'} a quien puede necesitarlos, también a quien no ha dicho su país.`}
      >
        <Stack gap="4">
          <DetailList
            entries={[
              ['Emergencias', lineas.emergencias],
              ['Escucha', lineas.crisis],
              ['Violencia', lineas.violencia],
            ]}
          />
          <Controller
            name="lineasConfirmadas"
            control={form.control}
            render={({ field }) => (
              <CheckField
                label="He comprobado que estos teléfonos son los de nuestro país"
                help={saidText(lineas.confirmadas, 'Nadie lo ha comprobado todavía.')}
                checked={field.value ?? false}
                onChange={field.onChange}
                ref={field.ref}
              />
            )}
          />
        </Stack>
      </Section>
      <Section
        title="Qué hace quien atiende"
        help="Dos minutos. También está en la página de atención, junto a cada aviso."
      >
        <Stack gap="4">
          <Stack as="ol" gap="2" ps="5" listStyleType="decimal">
            {INSTRUCCIONES.map((text) => (
              <Text as="li" key={text}>
                {text}
              </Text>
            ))}
          </Stack>
          <Controller
            name="instruccionesLeidas"
            control={form.control}
            render={({ field }) => (
              <CheckField
                label="Leído por quien atiende"
                help={saidText(instrucciones.leidas, 'Nadie ha dicho todavía que lo ha leído.')}
                checked={field.value ?? false}
                onChange={field.onChange}
                ref={field.ref}
              />
            )}
          />
        </Stack>
      </Section>
    </>
  );
}
