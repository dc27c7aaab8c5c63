import { Stack } from '@chakra-ui/react';
import { Section } from '../../../components/card.tsx';
import { CompetenciaCard } from './competencia-card.tsx';
import { CompetenciasChart } from './competencias-chart.tsx';
import type { DocumentContext } from './document-context.ts';

/** Every score drawn and in words, then each competency with its reasons and quotes. */
export function CompetenciasTab({ context }: { context: DocumentContext }) {
  const { softSkills, hardSkills } = context.informe.informeIA;
  const groups = [
    ['Competencias personales', softSkills],
    ['Competencias técnicas', hardSkills],
  ] as const;
  return (
    <Stack gap="5">
      <CompetenciasChart informe={context.informe} />
      {groups.map(
        ([title, skills]) =>
          skills.length > 0 && (
            <Section key={title} title={title}>
              {skills.map((skill) => (
                <CompetenciaCard key={skill.competenciaId} skill={skill} context={context} />
              ))}
            </Section>
          ),
      )}
    </Stack>
  );
}
