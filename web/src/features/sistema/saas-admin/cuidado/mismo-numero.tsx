import { Text } from '@chakra-ui/react';
import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';

/** Notice that a change of a number is a change of every line of the country that has it. */
export function MismoNumero({ linea: { comparten, numero, paisNombre }, what }: { linea: LineaAyuda; what: string }) {
  if (comparten.length === 0) return null;
  const others = comparten.length === 1 ? 'la otra línea' : `las otras ${comparten.length} líneas`;
  return (
    <Text color="fg.muted" textStyle="sm">
      {what} {others} de {paisNombre} con el {numero}.
    </Text>
  );
}
