import { Box, Button, Flex, Text } from '@chakra-ui/react';

interface Props {
  nombre: string;
  /** 0 to 100. */
  porcentaje: number;
  /** What happens to it once it has arrived; 'Subiendo: 40 %' without it. */
  texto?: string | undefined;
  onCancel?: (() => void) | undefined;
}

/** How far a file has come. */
export function SubidaProgress({ nombre, porcentaje, texto = `Subiendo: ${porcentaje} %`, onCancel }: Props) {
  return (
    <Flex borderWidth="1px" rounded="l2" p="3.5" gap="3" align="center">
      <Box flex="1" minW="0">
        <Text fontWeight="medium" truncate>
          {nombre}
        </Text>
        <Text textStyle="sm" color="fg.muted" mb="1.5" fontVariantNumeric="tabular-nums">
          {texto}
        </Text>
        <Box
          role="progressbar"
          aria-label={`Subida de ${nombre}`}
          aria-valuenow={porcentaje}
          aria-valuemin={0}
          aria-valuemax={100}
          h="1.5"
          rounded="full"
          bg="bg.muted"
          overflow="hidden"
        >
          <Box h="full" rounded="full" bg="brand.solid" transition="width 150ms" style={{ width: `${porcentaje}%` }} />
        </Box>
      </Box>
      {onCancel && (
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancelar subida
        </Button>
      )}
    </Flex>
  );
}
