import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { EN_SU_LUGAR } from './atencion-words.ts';

/** Notice of missing care settings. It blocks nothing. */
export function AtencionNotice() {
  const { can, hasEmpresa } = useSession();
  const { data } = useApi(hasEmpresa ? 'getEstadoAtencion' : null);
  if (!data || data.faltan.length === 0) return null;
  const decides = can('manage_users');
  const others = data.faltan.filter((falta) => !falta.startsWith('contacto') || falta === 'contacto_privacidad');
  // Whoever cannot change it is told only what concerns the people they book for.
  if (data.hayContacto && !decides) return null;
  return (
    <Notice
      kind="info"
      title={
        data.hayContacto
          ? 'Falta decir algo sobre la atención a candidatos'
          : 'Nadie está nombrado para atender a los candidatos'
      }
      action={
        decides && (
          <LinkButton to="/configuracion?seccion=atencion" variant="outline" size="sm">
            Completar la atención
          </LinkButton>
        )
      }
    >
      {!data.hayContacto && `${EN_SU_LUGAR} `}
      {decides && others.length > 0 && missingText(others.length)}
    </Notice>
  );
}

const missingText = (count: number) =>
  count === 1 ? 'Queda un dato por decir; nada se bloquea.' : `Quedan ${count} datos por decir; nada se bloquea.`;
