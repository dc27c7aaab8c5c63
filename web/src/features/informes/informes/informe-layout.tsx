import { Box, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../../../components/card.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useMedia } from '../../../lib/use-media.ts';
import type { InformeTab, Jump } from './use-jump.ts';

/** Room for both side by side, each with a scroll of its own. */
const WIDE = '(min-width: 64em) and (min-height: 34em)';

interface Props {
  header: ReactNode;
  informe: ReactNode;
  transcripcion: ReactNode;
  jump: Jump;
}

/** Side by side with two scrolls where there is room, tabs where there is not. */
export function InformeLayout({ header, informe, transcripcion, jump }: Props) {
  const isWide = useMedia(WIDE);
  if (!isWide) {
    return (
      <>
        {header}
        <Tabs
          label="Informe y transcripción"
          value={jump.tab}
          onChange={(id) => jump.setTab(id as InformeTab)}
          tabs={[
            { id: 'informe', label: 'Informe', content: informe },
            { id: 'transcripcion', label: 'Transcripción', content: <Card p="0">{transcripcion}</Card> },
          ]}
        />
      </>
    );
  }
  return (
    // Takes back the page's own padding, so that header and columns fill the window and only the columns scroll.
    <Flex direction="column" my="-8" pt="8" h="calc(100dvh - 3.5rem)">
      <Box flexShrink="0">{header}</Box>
      <Grid templateColumns="minmax(0, 7fr) minmax(0, 5fr)" gap="5" flex="1" minH="0">
        <Box as="section" aria-label="Informe" tabIndex={0} overflowY="auto" pb="6" pe="1" rounded="l3">
          {informe}
        </Box>
        <Box pb="6" minH="0">
          <Card
            p="0"
            h="full"
            overflowY="auto"
            tabIndex={0}
            role="group"
            aria-label="Transcripción, con desplazamiento propio"
          >
            {transcripcion}
          </Card>
        </Box>
      </Grid>
    </Flex>
  );
}
