import { Hourglass } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';

/** What each page that is not built yet will be for. */
const PURPOSES = {
  candidatos: ['Candidatos', 'Aquí llevarás las personas de cada proceso: sus datos, sus entrevistas y sus informes.'],
  entrevistas: ['Entrevistas', 'Aquí programarás entrevistas y seguirás cada una hasta su informe.'],
  informes: ['Informes', 'Aquí leerás cada informe junto a su transcripción y lo validarás.'],
  analytics: [
    'Analytics',
    'Aquí verás el embudo de selección, los tiempos y la calidad de las entrevistas, calculados con tus datos.',
  ],
  usuarios: ['Usuarios', 'Aquí invitarás a tu equipo, cambiarás roles y darás o quitarás acceso.'],
} as const;

export default function PendientePage({ page }: { page: keyof typeof PURPOSES }) {
  const [title, purpose] = PURPOSES[page];
  return (
    <>
      <PageHeader title={title} />
      <Card p="0">
        <EmptyState
          icon={Hourglass}
          title="Esta pantalla aún no está disponible"
          action={
            <LinkButton to="/dashboard" variant="outline">
              Volver al Dashboard
            </LinkButton>
          }
        >
          {purpose}
        </EmptyState>
      </Card>
    </>
  );
}
