import { Badge, Box, Link as ChakraLink, chakra, Flex, Text } from '@chakra-ui/react';
import { Card } from '../../../../components/card.tsx';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { Link } from '../../../../lib/link.tsx';
import { type Codigo, type Entrada, SEVERIDADES } from './guia.ts';

/** One item of the guide: what it is, what to do, and what to copy for it. */
export function EntradaCard({ entrada }: { entrada: Entrada }) {
  const { id, severidad, titulo, resumen, pasos, codigos = [], enlace } = entrada;
  const { label, palette } = SEVERIDADES[severidad];
  return (
    <Card as="article" aria-labelledby={`guia-${id}`}>
      <Flex justify="space-between" align="flex-start" gap="3">
        <chakra.h3 id={`guia-${id}`} fontWeight="semibold">
          {titulo}
        </chakra.h3>
        <Badge colorPalette={palette} flexShrink="0">
          {label}
        </Badge>
      </Flex>
      <Text color="fg.muted" mt="1">
        {resumen}
      </Text>
      {pasos.length > 0 && (
        <chakra.ol mt="3" ps="5" listStyle="decimal" display="grid" gap="1.5">
          {pasos.map((paso) => (
            <li key={paso}>{paso}</li>
          ))}
        </chakra.ol>
      )}
      {codigos.map((codigo) => (
        <CodigoBlock key={codigo.titulo} {...codigo} />
      ))}
      {enlace && (
        <ChakraLink asChild mt="3" display="inline-block">
          <Link to={enlace.ruta}>{enlace.texto}</Link>
        </ChakraLink>
      )}
    </Card>
  );
}

function CodigoBlock({ titulo, codigo }: Codigo) {
  return (
    <Box mt="3">
      <Text textStyle="xs" color="fg.muted" mb="1">
        {titulo}
      </Text>
      <Flex bg="bg.subtle" borderWidth="1px" borderColor="border.muted" rounded="l2" ps="3" pe="1.5" py="1.5" gap="2">
        <chakra.code flex="1" minW="0" textStyle="xs" overflowWrap="anywhere" alignSelf="center">
          {codigo}
        </chakra.code>
        <CopyButton value={codigo} label={`Copiar: ${titulo}`} copiedText="Código copiado al portapapeles" />
      </Flex>
    </Box>
  );
}
