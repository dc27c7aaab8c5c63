import { Box, Stack, Text } from '@chakra-ui/react';
import type { PlanConTexto } from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { DetailList } from '../../../../components/detail-list.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { ArchivoSection } from './archivo-section.tsx';

interface Props {
  empresaId: string;
  plan: PlanConTexto | null;
  /** The company takes no changes. */
  closed: boolean;
}

const none = () => undefined;

/** The plan for those who do not change it. */
export function PlanReader({ empresaId, plan, closed }: Props) {
  return (
    <Stack gap="5">
      {closed && (
        <Notice kind="info">
          Esta empresa está suspendida o cancelada: su plan se puede consultar, pero no cambiar.
        </Notice>
      )}
      {plan ? (
        <>
          <DetailList
            entries={[
              ['Nombre', plan.nombre],
              ['Descripción', plan.descripcion || 'Sin descripción'],
              ['Versión', plan.version],
              ['Estado', plan.activo ? 'Activo' : 'Inactivo'],
            ]}
          />
          {plan.contenido_texto && (
            <Box>
              <Text fontWeight="medium" mb="1.5">
                Texto del plan
              </Text>
              <Box
                tabIndex={0}
                role="region"
                aria-label="Texto del plan"
                maxH="24rem"
                overflowY="auto"
                whiteSpace="pre-wrap"
                overflowWrap="anywhere"
                borderWidth="1px"
                rounded="l2"
                p="3.5"
              >
                {plan.contenido_texto}
              </Box>
            </Box>
          )}
          <ArchivoSection empresaId={empresaId} plan={plan} readOnly onUseText={none} onDelete={none} />
        </>
      ) : (
        <Notice kind="info" title="Esta empresa no tiene plan estratégico" />
      )}
    </Stack>
  );
}
