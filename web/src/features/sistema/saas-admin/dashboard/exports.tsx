import { Stack } from '@chakra-ui/react';
import type { TipoExportacion } from '#shared/cifras/exportaciones/exportaciones.api.ts';
import { Section } from '../../../../components/card.tsx';
import { ExportRow } from './export-row.tsx';

const EXPORTS: readonly { tipo: TipoExportacion; label: string; detail: string }[] = [
  { tipo: 'usuarios', label: 'Usuarios', detail: 'Nombre, correo, rol, empresa y último acceso' },
  { tipo: 'facturacion', label: 'Facturación', detail: 'Plan, precio, estado y pagos de cada empresa' },
  { tipo: 'analytics', label: 'Analytics', detail: 'Uso y entrevistas de cada empresa' },
];

export function Exports() {
  return (
    <Section title="Exportaciones rápidas" help="Archivos CSV con todas las empresas, para hojas de cálculo.">
      <Stack as="ul" gap="0" listStyle="none" mb="-2">
        {EXPORTS.map((each) => (
          <ExportRow key={each.tipo} {...each} />
        ))}
      </Stack>
    </Section>
  );
}
