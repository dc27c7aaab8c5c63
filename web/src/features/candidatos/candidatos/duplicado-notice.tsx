import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';

/** The e-mail belongs to somebody who is already there. */
export function DuplicadoNotice({ candidatoId }: { candidatoId: string | undefined }) {
  return (
    <Notice
      kind="error"
      title="Ya existe un candidato con este correo en tu empresa"
      action={
        candidatoId && (
          <LinkButton to={`/candidatos/${candidatoId}`} size="sm" variant="outline">
            Abrir el candidato que ya existe
          </LinkButton>
        )
      }
    >
      No guardado. Cambia el correo o continúa con la ficha que ya existe.
    </Notice>
  );
}
