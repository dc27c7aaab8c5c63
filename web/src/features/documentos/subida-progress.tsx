import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ProgressBar } from '../../components/progress-bar.tsx';

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
        <ProgressBar label={`Subida de ${nombre}`} percent={porcentaje} />
      </Box>
      {onCancel && (
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancelar subida
        </Button>
      )}
    </Flex>
  );
}
