import { Box, Button, Flex, Heading, Spinner, Text } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import type { Sesion } from '#shared/acceso/auth/auth.ts';
import { BrandMark } from '../../../components/brand-mark.tsx';
import { Card } from '../../../components/card.tsx';
import { api } from '../../../lib/api.ts';
import { replaceEntry } from '../../../lib/history-entry.ts';
import { session } from '../../../lib/session.ts';
import { takeAskedPage } from './asked-page.ts';
import { type Arrival, PROCESSING_FAILED, readArrival } from './oauth-arrival.ts';
import { welcome } from './sign-in-texts.ts';

const SUCCESS_MS = 2000;

let arrival: Arrival | undefined;
let opening: Promise<Sesion> | undefined;

/** Read once: the one-time code leaves the address, and with it the history, before anything else happens. */
function arrive(): Arrival {
  if (!arrival) {
    arrival = readArrival(location.search);
    if ('token' in arrival) replaceEntry(null, location.pathname);
  }
  return arrival;
}

/** The code works once, so it is sent once, however often this page is rendered. */
function openSession(token: string): Promise<Sesion> {
  opening ??= api.call('verifyOauth', { bearer: token });
  return opening;
}

type State = { phase: 'processing' } | { phase: 'success' } | { phase: 'error'; message: string };

/** Where a social sign-in comes back to: it becomes a session here, or says why it did not. */
export default function OauthResultPage() {
  const [state, setState] = useState<State>(() => {
    const came = arrive();
    return 'token' in came ? { phase: 'processing' } : { phase: 'error', message: came.failure };
  });
  useEffect(() => {
    document.title = 'Acceso · Idonea';
    const came = arrive();
    if (!('token' in came)) return;
    let timer: number | undefined;
    let left = false;
    openSession(came.token).then(
      (sesion) => {
        if (left) return;
        setState({ phase: 'success' });
        timer = window.setTimeout(() => enter(sesion), SUCCESS_MS);
      },
      () => !left && setState({ phase: 'error', message: PROCESSING_FAILED }),
    );
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, []);
  return (
    <Flex as="main" minH="100dvh" direction="column" align="center" justify="center" gap="7" p="5">
      <BrandMark />
      <Card w="full" maxW="sm" p={{ base: '6', md: '8' }} textAlign="center">
        {/* One live region for all states, so that each change is read out. */}
        <Flex direction="column" align="center" gap="1.5" role="status">
          <Mark phase={state.phase} />
          <Words state={state} />
        </Flex>
        {state.phase === 'error' && (
          <Button asChild colorPalette="brand" size="lg" w="full" mt="6">
            <a href="/login" onClick={tryAgain}>
              Intentar nuevamente
            </a>
          </Button>
        )}
      </Card>
    </Flex>
  );
}

function Words({ state }: { state: State }) {
  const [title, text] = {
    processing: ['Comprobando tu acceso', 'Un momento, por favor.'],
    success: ['Autenticación exitosa', 'Te llevamos a Idonea.'],
    error: ['No pudimos completar el acceso', state.phase === 'error' ? state.message : ''],
  }[state.phase];
  return (
    <>
      <Heading as="h1" size="lg">
        {title}
      </Heading>
      <Text color="fg.muted">{text}</Text>
    </>
  );
}

const MARKS = {
  processing: { palette: 'brand', icon: <Spinner size="md" aria-hidden /> },
  success: { palette: 'green', icon: <Check size={22} aria-hidden /> },
  error: { palette: 'red', icon: <X size={22} aria-hidden /> },
} as const;

function Mark({ phase }: { phase: State['phase'] }) {
  const { palette, icon } = MARKS[phase];
  return (
    <Flex
      colorPalette={palette}
      boxSize="12"
      mb="3"
      rounded="full"
      align="center"
      justify="center"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
    >
      <Box lineHeight="0">{icon}</Box>
    </Flex>
  );
}

/** To the page that was asked for before the sign-in, or to the start page. */
function enter(sesion: Sesion): void {
  replaceEntry({ asked: takeAskedPage() }, '/login');
  welcome(sesion);
  session.enter(sesion);
}

/** The sign-in takes this entry's place, and still knows which page was asked for. */
function tryAgain(event: MouseEvent): void {
  event.preventDefault();
  replaceEntry({ asked: takeAskedPage() }, '/login');
  location.reload();
}
