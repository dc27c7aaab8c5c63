import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Notice } from '../../../components/notice.tsx';
import type { Conflict } from '../../../lib/merge-values.ts';
import { labelOf, valueText } from './field-labels.ts';

interface Props {
  conflicts: readonly Conflict[];
  /** The value that a field now holds. */
  current: (path: string) => unknown;
  onChoose: (path: string, value: unknown) => void;
  onDone: () => void;
}

/** Fields that two people changed: what each of them wrote, and the choice between them. Nothing typed is thrown away. */
export function ConflictsNotice({ conflicts, current, onChoose, onDone }: Props) {
  if (conflicts.length === 0) return null;
  return (
    <Box role="alert">
      <Notice
        kind="warning"
        title={
          conflicts.length === 1 ? 'Las dos personas cambiaron este campo' : 'Las dos personas cambiaron estos campos'
        }
        action={
          <Button size="sm" variant="outline" onClick={onDone}>
            Ya lo he revisado
          </Button>
        }
      >
        Ahora está tu versión; elige con cuál te quedas.
        <Stack as="ul" listStyle="none" gap="3" mt="2">
          {conflicts.map(({ path, mine, theirs }) => (
            <li key={path}>
              <Text fontWeight="medium" color="fg">
                {labelOf(path)}
              </Text>
              {(
                [
                  ['Lo tuyo', mine],
                  ['Lo de la otra persona', theirs],
                ] as const
              ).map(([who, value]) => {
                const chosen = String(current(path)) === String(value);
                return (
                  <Flex key={who} gap="3" align="center" justify="space-between" py="0.5">
                    <Box minW="0" overflowWrap="anywhere">
                      {who}: <q>{valueText(value)}</q>
                    </Box>
                    <Button
                      size="sm"
                      variant="outline"
                      flexShrink="0"
                      aria-pressed={chosen}
                      aria-label={`Usar ${who.toLowerCase()} en ${labelOf(path)}`}
                      onClick={() => onChoose(path, value)}
                    >
                      {chosen ? 'Elegido' : 'Usar'}
                    </Button>
                  </Flex>
                );
              })}
            </li>
          ))}
        </Stack>
      </Notice>
    </Box>
  );
}
