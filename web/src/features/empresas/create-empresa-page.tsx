import { useState } from 'react';
import type { Empresa } from '#shared/empresas/empresa.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { EmpresaCreada } from './empresa-creada.tsx';
import { EmpresaForm } from './empresa-form.tsx';

export interface Created {
  empresa: Empresa;
  /** Who can now sign in, with the temporary password that the form held. */
  admin: { email: string; password: string } | undefined;
}

export default function CreateEmpresaPage() {
  const [created, setCreated] = useState<Created>();
  return (
    <>
      <PageHeader
        title={created ? 'Empresa creada' : 'Nueva Empresa'}
        description={created ? undefined : 'Con sus datos básicos basta para empezar; el resto se completa después.'}
        back={{ to: '/empresas', label: 'Empresas' }}
      />
      {created ? (
        <EmpresaCreada {...created} onAnother={() => setCreated(undefined)} />
      ) : (
        <EmpresaForm onCreated={setCreated} />
      )}
    </>
  );
}
