import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { fillVariables, splitVariables, VARIABLES, type Variable } from '#shared/entrevistas/servicios-hr/variables.ts';
import { Section } from '../../../components/card.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Textarea } from '../../../components/input.tsx';
import { useServicioForm } from './form-context.ts';
import { Options } from './options.tsx';
import { API_LABELS } from './servicio-texts.ts';

/** An invented candidate, for the preview. */
const EJEMPLO: Record<Variable, string> = {
  nombre: 'Nuria Peña',
  posicion: 'Analista de datos',
  experiencia: '4 años',
  skills: 'SQL, Python, comunicación',
  educacion: 'Grado en Matemáticas',
};

export default function IaSection() {
  const { form, errorOf } = useServicioForm();
  const prompt = form.watch('prompt_usuario');
  return (
    <Section
      title="IA"
      help="Lo que recibe el modelo de lenguaje. Sin proveedor disponible conduce el motor integrado, que sigue las fases y no lee estas instrucciones."
    >
      <Stack gap="4">
        <Box maxW="xs">
          <FormField label="API preferida" required error={errorOf('api_preferida')}>
            <SelectInput {...form.register('api_preferida')}>
              <Options labels={API_LABELS} />
            </SelectInput>
          </FormField>
        </Box>
        <FormField label="Contexto" error={errorOf('contexto')}>
          <Textarea rows={3} {...form.register('contexto')} />
        </FormField>
        <FormField label="Prompt de sistema" error={errorOf('prompt_sistema')}>
          <Textarea rows={5} {...form.register('prompt_sistema')} />
        </FormField>
        <PromptUsuario />
        <Box aria-live="polite">
          <Text fontWeight="medium" textStyle="sm" mb="1.5">
            Vista previa
          </Text>
          <Box bg="bg.subtle" rounded="l2" p="3.5" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {prompt ? <Preview text={prompt} /> : <Text color="fg.muted">El prompt de usuario está vacío.</Text>}
          </Box>
        </Box>
      </Stack>
    </Section>
  );
}

function PromptUsuario() {
  const { form, errorOf } = useServicioForm();
  const { ref, ...field } = form.register('prompt_usuario');
  const element = useRef<HTMLTextAreaElement>(null);

  function insert(variable: Variable) {
    const area = element.current;
    if (!area) return;
    const [start, end] = [area.selectionStart, area.selectionEnd];
    const text = `{${variable}}`;
    const value = area.value.slice(0, start) + text + area.value.slice(end);
    form.setValue('prompt_usuario', value, { shouldDirty: true, shouldValidate: true });
    area.focus();
    area.setSelectionRange(start + text.length, start + text.length);
  }

  return (
    <Stack gap="2">
      <FormField label="Prompt de usuario" error={errorOf('prompt_usuario')}>
        <Textarea
          rows={5}
          {...field}
          ref={(area: HTMLTextAreaElement | null) => {
            element.current = area;
            ref(area);
          }}
        />
      </FormField>
      <Flex gap="1.5" wrap="wrap" align="center">
        <Text textStyle="sm" color="fg.muted">
          Insertar:
        </Text>
        {VARIABLES.map((variable) => (
          <Button
            key={variable}
            size="sm"
            variant="outline"
            fontFamily="mono"
            aria-label={`Insertar {${variable}}`}
            onClick={() => insert(variable)}
          >
            {`{${variable}}`}
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}

/** The prompt with the example's data; a variable that does not exist is marked. */
function Preview({ text }: { text: string }) {
  return splitVariables(text).map(({ text: piece, variable, known }, index) => {
    // Pieces have no identity but their place.
    const key = `${index} ${piece}`;
    if (!variable) return <span key={key}>{piece}</span>;
    if (known) return <b key={key}>{fillVariables(piece, EJEMPLO)}</b>;
    return (
      <Badge key={key} colorPalette="red">
        {piece} no existe
      </Badge>
    );
  });
}
