import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { StateBadge } from '../../../../components/state-badge.tsx';
import { diaText, ESTADO_LINEA_MEANING, tipoText, venceText } from './cuidado-words.ts';

/** Everything that is known of a line, and where it comes from. */
export default function LineaDetail({ linea, onClose }: { linea: LineaAyuda; onClose: () => void }) {
  return (
    <Dialog open title={linea.nombre} width="xl" onClose={onClose}>
      <Stack gap="4">
        <Text>{ESTADO_LINEA_MEANING[linea.estado]}</Text>
        <DetailList entries={entriesOf(linea)} />
      </Stack>
    </Dialog>
  );
}

function entriesOf(linea: LineaAyuda): (readonly [string, ReactNode])[] {
  const { retirada, confirmacion, correccion, publicada } = linea;
  return [
    ['Estado', <StateBadge key="estado" kind="linea" value={linea.estado} />],
    ['País', linea.paisNombre],
    ['Para', tipoText(linea.tipo)],
    ['Número', linea.numero],
    ['Se marca', linea.marcar],
    ['Alcance', linea.alcance],
    ['Cómo', linea.como],
    ['Horario', linea.horario],
    ['Gratis', linea.gratis === null ? 'No consta' : linea.gratis ? 'Sí' : 'No'],
    ['Contesta', linea.publico ? 'Un organismo público' : 'Una entidad privada'],
    ['Comprobación', venceText(linea)],
    ['La marcó', confirmacion ? `${confirmacion.quien}, el ${diaText(confirmacion.fecha)}` : 'Nadie todavía'],
    [
      'Fuente',
      <Flex key="fuente" align="flex-start" gap="2">
        <span>{linea.fuente}</span>
        <CopyButton value={linea.fuente} label="Copiar la fuente" />
      </Flex>,
    ],
    ['Fecha de la fuente', linea.fecha_fuente],
    ...(correccion
      ? ([
          ['Corregida', `${correccion.por}, el ${diaText(correccion.fecha)}`],
          ['En la versión publicada', `${publicada?.nombre}: ${publicada?.numero || 'sin número'}`],
        ] as const)
      : []),
    ...(retirada
      ? ([['Retirada', `${retirada.por}, el ${diaText(retirada.fecha)}: ${retirada.motivo}`]] as const)
      : []),
    ...(linea.nota ? ([['Nota', linea.nota]] as const) : []),
  ];
}
