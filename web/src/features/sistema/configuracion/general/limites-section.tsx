import { IMPORTACION_MAX_BYTES, IMPORTACION_MAX_FILAS } from '#shared/candidatos/importaciones/importacion.ts';
import { DOCUMENTO_MAX_BYTES } from '#shared/documentos/documento.ts';
import { AVATAR_MAX_BYTES } from '#shared/empresas/usuarios/perfil.ts';
import { APERTURA_MINUTOS, VIGENCIA_DIAS } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { RESPUESTA_MAX } from '#shared/entrevistas/entrevistas/turno.ts';
import { Section } from '../../../../components/card.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { whole } from '../../../../lib/numbers.ts';
import { useSession } from '../../../../lib/session.ts';
import { useApi } from '../../../../lib/use-api.ts';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const UNLIMITED = -1;

/** What the plan lets a company have, and what the product takes of anybody. */
export function LimitesSection() {
  const { empresaId } = useSession();
  const { data: empresa } = useApi(empresaId ? 'getEmpresa' : null, { params: { id: empresaId ?? '' } });
  const used = (what: 'usuarios' | 'candidatos' | 'entrevistas') => {
    if (!empresa) return '—';
    const limit = empresa.limites[what];
    return `${whole.format(empresa.uso[what])} de ${limit === UNLIMITED ? '∞' : whole.format(limit)}`;
  };
  return (
    <Section title="Límites" help={empresaId ? 'Los del plan de la empresa y los del producto.' : 'Los del producto.'}>
      <DetailList
        entries={[
          ...(empresaId
            ? ([
                ['Usuarios', used('usuarios')],
                ['Candidatos', used('candidatos')],
                ['Entrevistas', used('entrevistas')],
              ] as const)
            : []),
          ['CV y plan estratégico', `${megabytes(DOCUMENTO_MAX_BYTES)} por archivo`],
          ['Foto de perfil', megabytes(AVATAR_MAX_BYTES)],
          ['Importación', `${megabytes(IMPORTACION_MAX_BYTES)} y ${whole.format(IMPORTACION_MAX_FILAS)} filas`],
          ['Enlace de entrevista', `Se abre ${APERTURA_MINUTOS} minutos antes y vale ${VIGENCIA_DIAS} días`],
          ['Respuesta', `${whole.format(RESPUESTA_MAX)} caracteres`],
        ]}
      />
    </Section>
  );
}
