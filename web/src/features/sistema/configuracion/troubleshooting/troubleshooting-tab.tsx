import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../../../components/tabs.tsx';
import { DiagnosticoSection } from './diagnostico-section.tsx';
import { EntradaCard } from './entrada-card.tsx';
import type { Entrada } from './guia.ts';
import { comandos } from './guia-comandos.ts';
import { PRACTICAS } from './guia-practicas.ts';
import { problemas } from './guia-problemas.ts';

const GUIA: readonly { id: string; label: string; entradas: (origen: string) => readonly Entrada[] }[] = [
  { id: 'problemas', label: 'Problemas frecuentes', entradas: problemas },
  { id: 'practicas', label: 'Prácticas corporativas', entradas: () => PRACTICAS },
  { id: 'comandos', label: 'Comandos de diagnóstico', entradas: comandos },
];

/** What the platform says of itself now, and a guide for when something goes wrong. */
export default function TroubleshootingTab() {
  const [search, setSearch] = useSearchParams();
  const show = (guia: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (guia === GUIA[0]?.id) next.delete('guia');
        else next.set('guia', guia);
        return next;
      },
      { replace: true },
    );
  return (
    <Stack gap="6">
      <DiagnosticoSection />
      <Tabs
        label="Guía de diagnóstico"
        value={search.get('guia') ?? 'problemas'}
        onChange={show}
        tabs={GUIA.map(({ id, label, entradas }) => ({
          id,
          label,
          content: (
            <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
              {entradas(window.location.origin).map((entrada) => (
                <EntradaCard key={entrada.id} entrada={entrada} />
              ))}
            </SimpleGrid>
          ),
        }))}
      />
    </Stack>
  );
}
