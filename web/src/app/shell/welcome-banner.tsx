import { Box, Button, Flex } from '@chakra-ui/react';
import { Hand, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { agoText } from '../../lib/relative-time.ts';
import { useSession } from '../../lib/session.ts';
import { storedValue } from '../../lib/stored-value.ts';
import { isWelcomeBack } from './welcome.ts';

/** The sign-in whose welcome was read: by its time, so that the next one is welcomed again. */
const read = storedValue('idonea.bienvenida', () => localStorage);

/** Once for each sign-in, on the page where one lands; going on to another page counts as read. */
export function WelcomeBanner() {
  const { user } = useSession();
  const { key: page } = useLocation();
  const isChosen = useNavigationType() === 'PUSH';
  const [landing] = useState(page);
  const [now] = useState(Date.now);
  const key = `${user.id} ${user.ultimoAcceso}`;
  const isShown = isWelcomeBack(user, now) && read.use() !== key;
  // An address that leads on to another by itself replaces it: only a page that somebody chose counts.
  const hasGoneOn = isChosen && page !== landing;

  useEffect(() => {
    if (isShown && hasGoneOn) read.set(key);
  }, [isShown, hasGoneOn, key]);

  if (!isShown) return null;
  return (
    <Flex
      as="section"
      aria-label="Bienvenida"
      colorPalette="brand"
      bg="colorPalette.subtle"
      borderWidth="1px"
      borderColor="colorPalette.border"
      rounded="l3"
      align="center"
      gap="3"
      ps="4"
      pe="1.5"
      py="1.5"
      mb="5"
    >
      <Box color="colorPalette.fg" flexShrink="0">
        <Hand size={18} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Box as="strong" fontWeight="semibold">
          ¡Hola de nuevo, {user.nombre}!
        </Box>{' '}
        <Box as="span" color="fg.muted">
          Tu último acceso fue {agoText(Math.max(0, now - Date.parse(user.accesoAnterior ?? '')))}.
        </Box>
      </Box>
      <Button variant="ghost" size="sm" px="1.5" aria-label="Cerrar la bienvenida" onClick={() => read.set(key)}>
        <X aria-hidden />
      </Button>
    </Flex>
  );
}
