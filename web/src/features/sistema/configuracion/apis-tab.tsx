import { Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/error-state.tsx';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { ApisDeEmpresa } from '../../ia/apis/apis-de-empresa.tsx';
import { ApisPlataforma } from '../../ia/apis/apis-plataforma.tsx';
import { ReporteApis } from '../../ia/apis/reporte-apis.tsx';
import { useEspera } from '../../ia/apis/use-espera.ts';
import { useSinGuardar } from '../../ia/apis/use-sin-guardar.ts';
import { configuradasDe } from './configuradas.ts';

/** Keys of providers: the platform's, or those of the company that the superadmin has chosen in the header. */
export default function ApisTab() {
  const { empresaId } = useSession();
  return empresaId ? <DeEmpresa key={empresaId} empresaId={empresaId} /> : <DePlataforma />;
}

function DePlataforma() {
  const { data, error, mutate, isValidating } = useApi('getConfiguracionGlobal', { query: { templates: 'false' } });
  const { guard, mark } = useSinGuardar();
  const espera = useEspera();
  const apis = data?.proveedores.filter(({ clave, activo }) => clave && activo);
  return (
    <Frame
      intro="Sirven a todas las empresas que no tienen clave propia. Las claves se guardan cifradas y no se vuelven a mostrar."
      failure={data ? undefined : error}
      onRetry={() => void mutate()}
      retrying={isValidating}
    >
      <ReporteApis apis={apis} empresaId={null} espera={espera} />
      {data ? <ApisPlataforma configuracion={data} espera={espera} mark={mark} /> : <Bones />}
      {guard.dialog}
    </Frame>
  );
}

function DeEmpresa({ empresaId }: { empresaId: string }) {
  const { data, error, mutate, isValidating } = useApi('getApisEmpresa', { params: { empresaId } });
  const { guard, mark } = useSinGuardar();
  const espera = useEspera();
  return (
    <Frame
      intro={
        data
          ? `Claves propias de ${data.nombre}: van antes que las de la plataforma. Quita la empresa de la cabecera para ver las de la plataforma.`
          : 'Claves propias de la empresa: van antes que las de la plataforma.'
      }
      failure={data ? undefined : error}
      onRetry={() => void mutate()}
      retrying={isValidating}
    >
      <ReporteApis apis={data && configuradasDe(data)} empresaId={empresaId} espera={espera} />
      {data ? <ApisDeEmpresa empresaId={empresaId} apis={data} espera={espera} mark={mark} /> : <Bones />}
      {guard.dialog}
    </Frame>
  );
}

interface FrameProps {
  intro: string;
  /** Why there is nothing to show. */
  failure: unknown;
  onRetry: () => void;
  retrying: boolean;
  children: ReactNode;
}

function Frame({ intro, failure, onRetry, retrying, children }: FrameProps) {
  if (failure) {
    return (
      <ErrorState title="No pudimos cargar la configuración" error={failure} onRetry={onRetry} retrying={retrying} />
    );
  }
  return (
    <Stack gap="4" maxW="3xl">
      <Text color="fg.muted">{intro}</Text>
      {children}
    </Stack>
  );
}

const Bones = () => [0, 1, 2].map((bone) => <Skeleton key={bone} h="60" rounded="l3" />);
