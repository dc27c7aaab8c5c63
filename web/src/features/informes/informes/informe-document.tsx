import { Stack, Text } from '@chakra-ui/react';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { Section } from '../../../components/card.tsx';
import { AlertasSection } from './alertas-section.tsx';
import { CompetenciaCard } from './competencia-card.tsx';
import type { DocumentContext } from './document-context.ts';
import { AnalisisTexto, HowItWasMade, NotEvaluated } from './informe-notes.tsx';
import { RecomendacionPanel } from './recomendacion-panel.tsx';
import { Resultado } from './resultado.tsx';
import { ConflictNotice, ReviewPanel, ValidacionCard } from './review-panel.tsx';

interface Props {
  context: DocumentContext;
  turnos: readonly Turno[];
}

/** The report as a document: conclusion first, then what it stands on, then its limits, then the person's word. */
export function InformeDocument({ context, turnos }: Props) {
  const { informe, review } = context;
  const { informeIA } = informe;
  return (
    <Stack id="informe-documento" gap="5">
      {!review.open && <ConflictNotice review={review} validadoPor={informe.validacion?.por} />}
      <ValidacionCard context={context} />
      <Resultado informe={informe} />
      <RecomendacionPanel context={context} />
      <Section title="Resumen ejecutivo">
        <Text lineHeight="tall">{informeIA.resumenEjecutivo}</Text>
      </Section>
      <AlertasSection context={context} />
      <Skills title="Competencias personales" skills={informeIA.softSkills} context={context} />
      <Skills title="Competencias técnicas" skills={informeIA.hardSkills} context={context} />
      <Section title="Conclusiones">
        <Text lineHeight="tall">{informeIA.conclusiones}</Text>
      </Section>
      {informeIA.recomendaciones.length > 0 && (
        <Section title="Recomendaciones">
          <Stack as="ul" gap="1.5" ps="4" listStyle="disc">
            {informeIA.recomendaciones.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Stack>
        </Section>
      )}
      <NotEvaluated context={context} turnos={turnos} />
      <AnalisisTexto context={context} />
      <HowItWasMade context={context} />
      {review.open && <ReviewPanel context={context} />}
    </Stack>
  );
}

function Skills({
  title,
  skills,
  context,
}: {
  title: string;
  skills: DocumentContext['informe']['informeIA']['softSkills'];
  context: DocumentContext;
}) {
  if (skills.length === 0) return null;
  return (
    <Section title={title}>
      {skills.map((skill) => (
        <CompetenciaCard key={skill.competenciaId} skill={skill} context={context} />
      ))}
    </Section>
  );
}
