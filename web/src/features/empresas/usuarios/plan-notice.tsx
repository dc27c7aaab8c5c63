import { Box } from '@chakra-ui/react';
import { Notice } from '../../../components/notice.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';

/** No place is left: what that means, and the two ways out. */
export function PlanNotice({ plan, limit }: { plan: string; limit: number | undefined }) {
  return (
    <Box mb="4">
      <Notice
        kind="warning"
        title={
          <>
            Todas las plazas del plan <StateBadge kind="plan" value={plan} /> están ocupadas
          </>
        }
      >
        El plan permite {limit} usuarios activos. Desactiva a quien ya no necesite entrar para liberar su plaza, o pide
        que amplíen el plan.
      </Notice>
    </Box>
  );
}
