import { useSearchParams } from 'react-router';
import { Notice } from '../../../../components/notice.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useSession } from '../../../../lib/session.ts';
import { OperacionesSection } from './operaciones-section.tsx';
import { PlataformaSection } from './plataforma-section.tsx';
import { ResumenSection } from './resumen-section.tsx';

/** A company's data as a whole; without a company the superadmin's export of all of them. */
export default function DatosTab() {
  const { hasEmpresa } = useSession();
  const [search, setSearch] = useSearchParams();
  if (!hasEmpresa) return <PlataformaSection />;
  const show = (vista: string) =>
    setSearch({ seccion: 'data', ...(vista !== 'resumen' && { vista }) }, { replace: true });
  return (
    <Tabs
      label="Gestión de datos"
      value={search.get('vista') ?? 'resumen'}
      onChange={show}
      tabs={[
        { id: 'resumen', label: 'Resumen', content: <ResumenSection /> },
        { id: 'operaciones', label: 'Operaciones', content: <OperacionesSection /> },
        { id: 'documental', label: 'Base documental', content: <DocumentalNotice /> },
      ]}
    />
  );
}

function DocumentalNotice() {
  return (
    <Notice kind="info" title="La sincronización con una base documental externa está desactivada">
      Los datos se guardan en la plataforma. Para tener una copia fuera de ella, usa «Operaciones» y exporta, o programa
      copias de seguridad en su pestaña.
    </Notice>
  );
}
