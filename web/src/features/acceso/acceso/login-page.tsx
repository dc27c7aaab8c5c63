import { Box, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { BrandMark } from '../../../components/brand-mark.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useSessionState } from '../../../lib/session.ts';
import { type StepMemory, useStep } from './access-step.ts';
import { LoginAside } from './login-aside.tsx';
import { LoginForm } from './login-form.tsx';

const NewPasswordForm = lazy(() => import('./new-password-form.tsx'));
const CodigoAccesoForm = lazy(() => import('./codigo-acceso-form.tsx'));
const OlvidoForm = lazy(() => import('./olvido-form.tsx'));
const CodigoForm = lazy(() => import('./codigo-form.tsx'));
const SolicitudForm = lazy(() => import('./solicitud-form.tsx'));

const HEADINGS = {
  acceso: ['Accede a tu cuenta', 'Entrevistas con IA e informes que puedes defender.'],
  reto: ['Crea tu contraseña', 'Entraste con una contraseña temporal. Elige la tuya para continuar.'],
  segundo: ['Verificación en dos pasos', 'Escribe el código de tu aplicación de autenticación.'],
  olvido: ['Recupera tu acceso', 'Escribe tu correo y te enviaremos un código para elegir una contraseña nueva.'],
  codigo: ['Elige una contraseña nueva', 'Escribe el código que te enviamos por correo y tu contraseña nueva.'],
  nueva_empresa: ['Da de alta tu empresa', 'Déjanos tus datos y te contactaremos para preparar su cuenta.'],
  demo: ['Solicita una demo gratuita', 'Déjanos tus datos y te contactaremos para enseñarte Idonea.'],
} as const;

/** What the password did not suffice for: one's own in the place of a temporary one, or the code of the second factor. */
export interface Challenge {
  email: string;
  sesion: string;
  paso: 'password' | 'codigo';
}

/**
 * About the middle of a window for the sign-in, and the same for every step. Not by centring: the built page may be painted
 * before all of it has been read, and would move with each line that comes.
 */
const TOP = { base: '10', md: 'max(2.5rem, calc((100dvh - 45rem) / 2))' };
/** What the aside leaves, said here and not there: it is read last, and would push the form aside. */
const WIDTH = { base: 'full', lg: 'calc(100% - min(46%, 44rem))' };

/** The sign-in and its steps: one's own password after a temporary one, a second factor, a forgotten password, a company's request. */
export default function LoginPage() {
  const [challenge, setChallenge] = useState<Challenge>();
  const { step, query, memory } = useStep();
  const motivo = query.get('motivo') === 'demo' ? 'demo' : 'nueva_empresa';
  const challenged = challenge?.paso === 'codigo' ? 'segundo' : 'reto';
  const [title, text] = HEADINGS[step === 'solicitud' ? motivo : step === 'acceso' && challenge ? challenged : step];
  useEffect(() => {
    document.title = `${step === 'acceso' ? 'Acceso' : title} · Idonea`;
  }, [step, title]);

  return (
    <Flex minH="100dvh" bg="bg.panel">
      <Flex
        as="main"
        w={WIDTH}
        flexShrink="0"
        direction="column"
        px={{ base: '5', md: '10' }}
        py={{ base: '6', md: '8' }}
      >
        <BrandMark />
        <Flex flex="1" align="start" justify="center" pt={TOP} pb="10">
          <Box w="full" maxW={step === 'solicitud' ? 'lg' : 'sm'}>
            <Stack gap="1" mb="7">
              <Heading as="h1" size="2xl">
                {title}
              </Heading>
              <Text color="fg.muted">{text}</Text>
            </Stack>
            <Suspense fallback={<Skeleton h={step === 'solicitud' ? '40rem' : '16rem'} />}>
              {step === 'olvido' && <OlvidoForm memory={memory} />}
              {step === 'codigo' && <CodigoForm memory={memory} />}
              {step === 'solicitud' && <SolicitudForm key={motivo} motivo={motivo} />}
              {step === 'acceso' && challenge?.paso === 'password' && (
                <NewPasswordForm {...challenge} onChallenge={setChallenge} onBack={() => setChallenge(undefined)} />
              )}
              {step === 'acceso' && challenge?.paso === 'codigo' && (
                <CodigoAccesoForm sesion={challenge.sesion} onBack={() => setChallenge(undefined)} />
              )}
            </Suspense>
            {step === 'acceso' && !challenge && <SignIn memory={memory} onChallenge={setChallenge} />}
          </Box>
        </Flex>
        <Text textStyle="xs" color="fg.subtle">
          Idonea 2.0.0
        </Text>
      </Flex>
      <LoginAside />
    </Flex>
  );
}

/** Why the session is over, by what the session's store says of it. */
const ENDED: Readonly<Record<string, { title: string; why: string }>> = {
  true: { title: 'Tu sesión ha terminado', why: '' },
  inactividad: { title: 'Cerramos tu sesión por inactividad', why: 'Llevaba tiempo sin usarse. ' },
  seguridad: {
    title: 'Cerramos tu sesión por seguridad',
    why: 'Alguien usó una copia antigua de ella, o se cortó tu conexión. Te lo contamos también por correo. ',
  },
};

interface SignInProps {
  memory: StepMemory;
  onChallenge: (challenge: Challenge) => void;
}

function SignIn({ memory, onChallenge }: SignInProps) {
  const state = useSessionState();
  const ended = state.phase === 'fuera' && state.terminada;
  return (
    <Stack gap="5">
      {memory.restablecida ? (
        <Notice kind="success" title="Tu contraseña se ha cambiado">
          Por seguridad hemos cerrado todas tus sesiones. Accede con la contraseña nueva.
        </Notice>
      ) : (
        ended && (
          <Notice kind={ended === 'seguridad' ? 'warning' : 'info'} title={ENDED[String(ended)]?.title}>
            {ENDED[String(ended)]?.why}Vuelve a acceder para seguir donde estabas.
          </Notice>
        )
      )}
      <LoginForm email={memory.email} onChallenge={onChallenge} />
    </Stack>
  );
}
