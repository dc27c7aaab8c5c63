import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { ARCHIVO_PLAN, type PlanConTexto } from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { api } from '../../../../lib/api.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { DocumentoCard } from '../../../documentos/documento-card.tsx';
import { SubidaBox } from '../../../documentos/subida-box.tsx';
import { useSubida } from '../../../documentos/use-subida.ts';
import { extraccionText } from './plan-words.ts';

interface Props {
  empresaId: string;
  plan: PlanConTexto | null;
  readOnly: boolean;
  /** What was read in the file takes the place of the text in the form. */
  onUseText: (texto: string) => void;
  onDelete: () => void;
}

/** The plan's file: what it is, what was read in it, and the way to another one. */
export function ArchivoSection({ empresaId, plan, readOnly, onUseText, onDelete }: Props) {
  const archivo = plan?.archivo;
  const ask = (ver: boolean) =>
    api.call('getArchivoPlan', { params: { id: empresaId }, ...(ver && { query: { ver: '1' } }) });
  return (
    <Box as="section" aria-label="Archivo del plan">
      <Heading as="h3" size="sm">
        Archivo
      </Heading>
      <Text color="fg.muted" textStyle="sm" mt="0.5">
        {readOnly
          ? 'El documento del plan.'
          : 'PDF, DOC, DOCX o TXT, de hasta 10 MB. Su texto forma parte del contexto.'}
      </Text>
      <Stack gap="3" mt="3">
        {archivo ? (
          <DocumentoCard documento={archivo} lectura={extraccionText(plan)} showLabel="Ver archivo" ask={ask}>
            {!readOnly && plan.textoArchivo !== null && (
              <Button size="sm" variant="outline" onClick={() => onUseText(plan.textoArchivo ?? '')}>
                Usar el texto del archivo
              </Button>
            )}
            {!readOnly && (
              <Button size="sm" variant="ghost" colorPalette="red" onClick={onDelete}>
                <Trash2 aria-hidden />
                Eliminar archivo
              </Button>
            )}
          </DocumentoCard>
        ) : (
          readOnly && <Text textStyle="sm">El plan no tiene ningún archivo.</Text>
        )}
        {!readOnly && <PlanSubida empresaId={empresaId} replaces={Boolean(archivo)} />}
      </Stack>
    </Box>
  );
}

function PlanSubida({ empresaId, replaces }: { empresaId: string; replaces: boolean }) {
  const refresh = useRefresh();
  const params = { id: empresaId };
  const subida = useSubida({
    admision: ARCHIVO_PLAN,
    announce: async (body, signal) => (await api.call('uploadPlanEstrategico', { params, body, signal })).subida,
    async confirm(subidaId, options) {
      await api.call('confirmPlanEstrategico', { params, body: { subidaId }, ...options });
      await refresh('getPlanEstrategico');
    },
  });
  return (
    <SubidaBox label="Archivo del plan estratégico" accept=".pdf,.doc,.docx,.txt" subida={subida} replaces={replaces} />
  );
}
