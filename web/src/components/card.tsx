import { Box, type BoxProps, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A surface with a hairline edge. */
export function Card(props: BoxProps) {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderColor="border" rounded="l3" p={{ base: '4', md: '5' }} {...props} />
  );
}

interface SectionProps extends Omit<BoxProps, 'title'> {
  title: string;
  help?: ReactNode;
  action?: ReactNode;
}

/** A card with a heading: the parts of a page or of a long form. */
export function Section({ title, help, action, children, ...props }: SectionProps) {
  return (
    <Card as="section" aria-label={title} {...props}>
      <Flex justify="space-between" align="flex-start" gap="3" mb="4">
        <Box>
          <Heading as="h2" size="md">
            {title}
          </Heading>
          {help && (
            <Text color="fg.muted" textStyle="sm" mt="0.5">
              {help}
            </Text>
          )}
        </Box>
        {action}
      </Flex>
      {children}
    </Card>
  );
}
