import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { Section } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { AjusteSelect } from '../ajustes/ajuste-select.tsx';
import { useAjustes } from '../ajustes/use-ajustes.ts';
import { ProbarTexto } from './probar-texto.tsx';

/** The text analysis of reports: on or off, and a box to see what it says of a text. */
export default function BertTab() {
  const { data, error, mutate, isValidating, isPlataforma, mayChange, save } = useAjustes();
  return (
    <Stack gap="6" maxW="3xl">
      <Section
        title="Análisis de texto"
        help="Describe cómo están escritas las respuestas: tono, coherencia y registro profesional. Lo calcula la plataforma con reglas y diccionarios en español, sin enviar el texto a nadie."
      >
        {error && !data ? (
          <ErrorState
            title="No pudimos cargar los ajustes"
            error={error}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : !data ? (
          <Skeleton h="32" />
        ) : (
          <Stack gap="4">
            <Notice kind="info" title="Nunca forma parte de una puntuación">
              Habla del texto, no de la persona: no mide emociones ni personalidad, y ninguna competencia sube o baja
              por él.
            </Notice>
            <Box maxW="xs">
              <AjusteSelect
                label={isPlataforma ? 'En toda la plataforma' : 'En los informes de la empresa'}
                help={
                  isPlataforma
                    ? 'Vale para las empresas que no han decidido otra cosa.'
                    : 'Vale para los análisis que se hagan desde ahora. Los informes que ya existen no cambian.'
                }
                value={toField(isPlataforma ? data.analisisTexto : data.propios.analisisTexto)}
                options={[
                  ...(isPlataforma ? [] : [['', 'Como decida la plataforma'] as const]),
                  ['si', 'Activado'],
                  ['no', 'Desactivado'],
                ]}
                disabled={!mayChange}
                saved="Análisis de texto guardado"
                save={(value) => save({ analisisTexto: fromField(value) })}
              />
            </Box>
          </Stack>
        )}
      </Section>
      <ProbarTexto activo={data?.analisisTexto} />
    </Stack>
  );
}

const toField = (value: boolean | null) => (value === null ? '' : value ? 'si' : 'no');
const fromField = (value: string) => (value === '' ? null : value === 'si');
