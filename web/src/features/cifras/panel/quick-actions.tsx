import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Section } from '../../../components/card.tsx';
import { Link } from '../../../lib/link.tsx';

interface Action {
  to: string;
  icon: LucideIcon;
  label: string;
  detail: string;
}

export function QuickActions({ actions }: { actions: Action[] }) {
  return (
    <Section title="Acciones rápidas">
      <Stack as="ul" gap="1" listStyle="none" mx="-2" mb="-2">
        {actions.map(({ to, icon: Icon, label, detail }) => (
          <li key={label}>
            <Flex asChild align="center" gap="3" p="2" rounded="l2" _hover={{ bg: 'bg.subtle' }}>
              <Link to={to}>
                <Flex
                  boxSize="9"
                  rounded="l2"
                  bg="brand.subtle"
                  color="brand.fg"
                  align="center"
                  justify="center"
                  flexShrink="0"
                >
                  <Icon size={17} aria-hidden />
                </Flex>
                <Box flex="1">
                  <Text fontWeight="medium">{label}</Text>
                  <Text color="fg.muted" textStyle="xs">
                    {detail}
                  </Text>
                </Box>
                <Box color="fg.subtle">
                  <ChevronRight size={16} aria-hidden />
                </Box>
              </Link>
            </Flex>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
