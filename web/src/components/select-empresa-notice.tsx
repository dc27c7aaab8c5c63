import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';

/** In place of a company's data while the superadmin has chosen none. */
export function SelectEmpresaNotice({ children }: { children?: ReactNode }) {
  return (
    <Card p="0">
      <EmptyState icon={Building2} title="Selecciona una empresa">
        {children ?? 'Elige una en el selector de la cabecera para ver y gestionar sus datos.'}
      </EmptyState>
    </Card>
  );
}
