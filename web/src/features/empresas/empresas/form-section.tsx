import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  help?: ReactNode;
  /** Columns on a wide screen. */
  columns?: number;
  children: ReactNode;
}

/** A group of fields within a tab. */
export function FormSection({ title, help, columns = 2, children }: Props) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h3" id={id} size="sm">
        {title}
      </Heading>
      {help && (
        <Text color="fg.muted" textStyle="sm" mt="0.5">
          {help}
        </Text>
      )}
      <SimpleGrid columns={{ base: 1, md: columns }} gap="4" mt="3">
        {children}
      </SimpleGrid>
    </Box>
  );
}
