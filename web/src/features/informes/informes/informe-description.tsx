import { Flex } from '@chakra-ui/react';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { isAtrasado } from '#shared/informes/informes/plazo.ts';
import { StateBadge } from '../../../components/state-badge.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { AtrasadoBadge } from './atrasado-badge.tsx';

/** Below a report's title: its state, of what it is, who closed it, and to what name when that is another one now. */
export function InformeDescription({ informe }: { informe: Informe }) {
  const { estado, servicioNombre, fecha, candidatoNombre, validacion } = informe;
  const renamed = validacion?.candidatoNombre && validacion.candidatoNombre !== candidatoNombre;
  return (
    <Flex as="span" display="inline-flex" gap="2" align="center" wrap="wrap">
      <StateBadge kind="informe" value={estado} />
      {isAtrasado(informe, Date.now()) && <AtrasadoBadge />}
      {servicioNombre} · {formatDate(fecha)}
      {validacion && ` · Validado por ${validacion.por} el ${formatDate(validacion.fecha)}`}
      {renamed && `, a nombre de ${validacion.candidatoNombre}`}
    </Flex>
  );
}
