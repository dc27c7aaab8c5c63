import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { RequestReference } from './error-state.tsx';

interface Props {
  /** The whole sentence, its cause included: 'Error al cargar candidatos: {message}'. */
  title: string;
  error: unknown;
  /** What to look at, where the sentence does not say it. */
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
}

/** In place of a list whose specified error text already carries the cause, so that it is not said twice. */
export function LoadError({ title, error, children, onRetry, retrying }: Props) {
  return (
    <Card p="0">
      <Flex role="alert" direction="column" align="center" textAlign="center" py={{ base: '10', md: '14' }} px="4">
        <Flex boxSize="11" rounded="l3" align="center" justify="center" bg="red.subtle" color="red.fg" mb="4">
          <TriangleAlert size={20} aria-hidden />
        </Flex>
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {children && (
          <Text mt="1.5" color="fg.muted" maxW="md">
            {children}
          </Text>
        )}
        <Button mt="5" variant="outline" onClick={onRetry} disabled={retrying}>
          <RotateCw aria-hidden />
          {retrying ? 'Reintentando...' : 'Reintentar'}
        </Button>
        <RequestReference error={error} />
      </Flex>
    </Card>
  );
}
