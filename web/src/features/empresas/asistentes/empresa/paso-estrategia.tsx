import { Box, Heading, Text } from '@chakra-ui/react';
import { CheckList } from '../check-list.tsx';
import { TextField } from '../text-field.tsx';
import type { Wizard } from '../use-wizard.ts';

const IA = 'configuracion.configuracionIA';
const OPCIONES = [
  ['chatgpt_enabled', 'ChatGPT', 'Se activará cuando haya una clave de OpenAI. Sin ella trabaja el motor integrado.'],
  ['claude_enabled', 'Claude', 'Se activará cuando haya una clave de Claude. Sin ella trabaja el motor integrado.'],
  ['gemini_enabled', 'Gemini', 'Se activará cuando haya una clave de Gemini. Sin ella trabaja el motor integrado.'],
  [
    'perplexity_enabled',
    'Perplexity',
    'Se activará cuando haya una clave de Perplexity. Sin ella trabaja el motor integrado.',
  ],
  [
    'deepgram_enabled',
    'Respuestas por voz',
    'Se activará cuando haya una clave de Deepgram. Sin ella se usa lo que sepa hacer el navegador.',
  ],
  [
    'analisis_personalizado',
    'Análisis personalizado',
    'Se activará cuando la empresa trabaje con un proveedor de IA: seguirá las indicaciones y criterios de abajo.',
  ],
] as const;

export function PasoEstrategia({ wizard }: { wizard: Wizard }) {
  const { form } = wizard;
  return (
    <>
      <Box>
        <Heading as="h3" size="sm">
          Plan estratégico
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          Opcional. El archivo (PDF, DOC, DOCX o TXT, hasta 10 MB) se sube en la ficha de la empresa, después de
          crearla.
        </Text>
      </Box>
      <TextField wizard={wizard} name="planEstrategico.nombre" label="Nombre del plan" />
      <TextField wizard={wizard} name="planEstrategico.descripcion" label="Descripción del plan" rows={2} />
      <TextField wizard={wizard} name="planEstrategico.contenido_texto" label="Texto del plan" rows={5} />
      <Heading as="h3" size="sm" mt="2">
        Configuración de IA
      </Heading>
      <TextField
        wizard={wizard}
        name="contratacion.expectativas_ia"
        label="Expectativas de la IA"
        required
        rows={3}
        help="Qué espera la empresa de las entrevistas y de los informes."
      />
      <CheckList
        legend="Proveedores y análisis"
        options={OPCIONES}
        chosen={OPCIONES.map(([name]) => name).filter((name) => form.watch(`${IA}.${name}`))}
        onChange={(name, checked) => form.setValue(`${IA}.${name}`, checked, { shouldDirty: true })}
      />
      <TextField wizard={wizard} name={`${IA}.prompt_personalizado`} label="Indicaciones para la IA" rows={3} />
      <TextField wizard={wizard} name={`${IA}.criterios_evaluacion`} label="Criterios de evaluación" rows={3} />
    </>
  );
}
