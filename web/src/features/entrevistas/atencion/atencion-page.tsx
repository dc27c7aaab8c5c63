import { Stack } from '@chakra-ui/react';
import { Navigate } from 'react-router';
import { PageHeader } from '../../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { AtencionList } from './atencion-list.tsx';
import { Cifras } from './cifras.tsx';
import { GuardiaForm } from './guardia-form.tsx';

/** Cases of a company's candidates. A superadmin sees figures and nobody's name; for others there is no such page. */
export default function AtencionPage() {
  const { hasEmpresa, isSuperadmin } = useSession();
  const { data } = useApi(isSuperadmin ? null : 'getEstadoAtencion');
  if (data && !data.atiende) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <PageHeader
        title="Atención a candidatos"
        description={
          isSuperadmin
            ? 'Cuánto hay por atender en la empresa elegida. De quién y por qué, solo lo ve quien atiende.'
            : 'Lo que los candidatos piden a una persona. Solo lo ves tú y quien atiende contigo.'
        }
      />
      {isSuperadmin && (
        <Stack gap="6">
          {hasEmpresa ? (
            <Cifras />
          ) : (
            <SelectEmpresaNotice>Elige una en el selector de la cabecera para ver sus cifras.</SelectEmpresaNotice>
          )}
          <GuardiaForm />
        </Stack>
      )}
      {data?.atiende && <AtencionList />}
    </>
  );
}
