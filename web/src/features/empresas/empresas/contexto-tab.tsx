import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { Undo2, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { CheckField } from '../../../components/check-field.tsx';
import { Textarea } from '../../../components/input.tsx';
import { composeContexto } from './compose-contexto.ts';
import { EmpresaField, useEmpresaForm } from './empresa-fields.tsx';
import { labelOf } from './field-labels.ts';
import { FormSection } from './form-section.tsx';

const TEXTOS = ['misionEmpresa', 'visionEmpresa', 'valoresEmpresa', 'objetivosEstrategicos'] as const;
const MOTORES = [
  ['configuracion.configuracionIA.chatgpt_enabled', undefined],
  ['configuracion.configuracionIA.claude_enabled', undefined],
  ['configuracion.configuracionIA.gemini_enabled', undefined],
  ['configuracion.configuracionIA.perplexity_enabled', undefined],
  [
    'configuracion.configuracionIA.deepgram_enabled',
    'Sin él, los candidatos hablan con lo que sepa hacer su navegador, o escriben.',
  ],
  [
    'configuracion.configuracionIA.analisis_personalizado',
    'El análisis sigue además las instrucciones y criterios de abajo.',
  ],
] as const;

export function ContextoTab() {
  const { form, mayChange } = useEmpresaForm();
  const { register, control } = form;

  // What the composed text replaced.
  const [previous, setPrevious] = useState('');
  const write = (text: string) =>
    form.setValue('contextoEmpresarial', text, { shouldDirty: true, shouldValidate: true });

  function compose() {
    setPrevious(form.getValues('contextoEmpresarial'));
    write(composeContexto(form.getValues()));
  }

  function restore() {
    write(previous);
    setPrevious('');
  }

  return (
    <Stack gap="7">
      <FormSection title="Quién es" help="La entrevista y el informe tienen en cuenta estos textos.">
        {TEXTOS.map((name) => (
          <EmpresaField key={name} name={name}>
            <Textarea rows={3} {...register(name)} />
          </EmpresaField>
        ))}
      </FormSection>
      <FormSection title="Contexto para la IA" columns={1}>
        <Box>
          <EmpresaField
            name="contextoEmpresarial"
            help="A qué se dedica, qué valora y qué busca en las personas que contrata."
          >
            <Textarea rows={6} {...register('contextoEmpresarial')} />
          </EmpresaField>
          {mayChange('contextoEmpresarial') && (
            <Flex mt="2" gap="2" wrap="wrap">
              <Button size="sm" variant="outline" onClick={compose}>
                <WandSparkles aria-hidden />
                Componer a partir de los datos
              </Button>
              {previous.trim() && (
                <Button size="sm" variant="ghost" onClick={restore}>
                  <Undo2 aria-hidden />
                  Recuperar el texto anterior
                </Button>
              )}
            </Flex>
          )}
        </Box>
      </FormSection>
      <FormSection title="Inteligencia artificial" columns={1}>
        <Box>
          {MOTORES.map(([name, help]) => (
            <Controller
              key={name}
              name={name}
              control={control}
              render={({ field: { value, onChange, ref } }) => (
                <CheckField
                  ref={ref}
                  label={labelOf(name)}
                  help={help}
                  checked={value}
                  disabled={!mayChange(name)}
                  onChange={onChange}
                />
              )}
            />
          ))}
        </Box>
        <EmpresaField
          name="configuracion.configuracionIA.criterios_evaluacion"
          help="Qué pesa más al valorar a una persona en esta empresa."
        >
          <Textarea rows={3} {...register('configuracion.configuracionIA.criterios_evaluacion')} />
        </EmpresaField>
        <EmpresaField name="configuracion.configuracionIA.prompt_personalizado">
          <Textarea rows={3} {...register('configuracion.configuracionIA.prompt_personalizado')} />
        </EmpresaField>
      </FormSection>
    </Stack>
  );
}
