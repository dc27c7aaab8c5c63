import { Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Section } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useSession } from '../../../../lib/session.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { ConservacionForm } from './conservacion-form.tsx';
import { origenText, PLAZO_POR_DEFECTO, plazoText } from './conservacion-words.ts';

/** How long candidates without activity are kept: who may decides, the others read it. */
export function ConservacionSection() {
  const { hasEmpresa, can } = useSession();
  const { data, error, mutate } = useApi('getConservacion');
  return (
    <Section
      title="Conservación de datos"
      help="Cuánto tiempo se guardan los candidatos sin actividad. Después se suprimen con su CV, sus entrevistas y sus informes, y no se pueden recuperar."
    >
      {!hasEmpresa ? (
        <Notice kind="info" title={`Por defecto: ${PLAZO_POR_DEFECTO}`}>
          Vale para las empresas que no han decidido otro plazo. Elige una en el selector de la cabecera para ver el
          suyo.
        </Notice>
      ) : error && !data ? (
        <ErrorState title="No pudimos cargar el plazo" error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton h="24" />
      ) : (
        <Stack gap="4">
          {can('manage_users') ? (
            <ConservacionForm key={data.version} conservacion={data} />
          ) : (
            <Text>
              <Text as="span" fontWeight="medium">
                {plazoText(data.meses)}
              </Text>
              {'. '}
              <Text as="span" color="fg.muted">
                {origenText(data)} Solo un administrador puede cambiarlo.
              </Text>
            </Text>
          )}
          <Flex>
            <LinkButton to="/candidatos/por-suprimir" variant="outline">
              Ver candidatos por suprimir
            </LinkButton>
          </Flex>
        </Stack>
      )}
    </Section>
  );
}
