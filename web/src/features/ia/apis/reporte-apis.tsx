import { Box, Button, chakra, Skeleton, Spinner } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { RequestReference } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { type Reporte, reporteText } from './apis-words.ts';
import { upperName } from './proveedor-words.ts';
import type { Espera } from './use-espera.ts';
import { type ApiConfigurada, useReporte } from './use-reporte.ts';

interface Props {
  apis: readonly ApiConfigurada[] | undefined;
  /** Whose keys count; null is the platform. */
  empresaId: string | null;
  espera: Espera;
}

/** The automatic report: whether the keys that are configured work. */
export function ReporteApis({ apis, empresaId, espera }: Props) {
  const { reporte, again } = useReporte({ apis, empresaId, espera });
  const busy = reporte.fase === 'espera' || reporte.fase === 'validando';
  const nothing = apis?.length === 0;
  return (
    <Box aria-live="polite" minH="14">
      {reporte.fase === 'espera' ? (
        <Skeleton h="14" rounded="l2" />
      ) : (
        <Notice
          {...reporteText(reporte)}
          action={
            !busy &&
            !nothing && (
              <Button size="sm" variant="outline" disabled={espera.seconds > 0} onClick={again}>
                <RotateCw aria-hidden />
                {espera.seconds > 0 ? `Validar de nuevo en ${espera.seconds} s` : 'Validar de nuevo'}
              </Button>
            )
          }
        >
          {reporte.fase === 'validando' && reporte.total > 0 && <Spinner size="xs" aria-hidden />}
          {reporte.fase === 'hecho' && <Problemas reporte={reporte} />}
          {reporte.fase === 'fallo' && (
            <>
              {messageOf(reporte.error)}
              <RequestReference error={reporte.error} />
            </>
          )}
        </Notice>
      )}
    </Box>
  );
}

function Problemas({ reporte }: { reporte: Extract<Reporte, { fase: 'hecho' }> }) {
  const broken = reporte.apis.filter(({ prueba }) => !prueba?.ok);
  if (broken.length === 0) return null;
  return (
    <chakra.ul listStyleType="none">
      {broken.map(({ proveedor, prueba }) => (
        <li key={proveedor}>
          {upperName(proveedor)}: {prueba?.error ?? 'todavía no se ha podido probar'}
        </li>
      ))}
    </chakra.ul>
  );
}
