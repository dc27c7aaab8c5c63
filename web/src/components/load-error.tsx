import { Button, Flex, Heading } from '@chakra-ui/react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Card } from './card.tsx';
import { RequestReference } from './error-state.tsx';

interface Props {
  /** The whole sentence, its cause included: 'Error al cargar candidatos: {message}'. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** In place of a list whose specified error text already carries the cause, so that it is not said twice. */
export function LoadError({ title, error, onRetry }: Props) {
  return (
    <Card p="0">
      <Flex role="alert" direction="column" align="center" textAlign="center" py={{ base: '10', md: '14' }} px="4">
        <Flex boxSize="11" rounded="l3" align="center" justify="center" bg="red.subtle" color="red.fg" mb="4">
          <TriangleAlert size={20} aria-hidden />
        </Flex>
        <Heading as="h2" size="md">
          {title}
        </Heading>
        <Button mt="5" variant="outline" onClick={onRetry}>
          <RotateCw aria-hidden />
          Reintentar
        </Button>
        <RequestReference error={error} />
      </Flex>
    </Card>
  );
}
