import { Flex } from '@chakra-ui/react';
import { lazy, memo, Suspense } from 'react';

/** Comes after the form, into room that is kept for it. */
const LoginExample = lazy(() => import('./login-example.tsx'));

/**
 * Beside the form on wide screens. By memo: rendered once more before its example has come, it would give up the one
 * that was rendered at build.
 */
export const LoginAside = memo(function LoginAside() {
  return (
    <Flex
      as="aside"
      aria-label="Qué es Idonea"
      display={{ base: 'none', lg: 'flex' }}
      flex="1"
      minW="0"
      direction="column"
      gap="10"
      p="14"
      // About the middle, as the form: by centring, each line that is read would move those before it.
      pt="max(3.5rem, calc((100dvh - 30rem) / 2))"
      color="white"
      bg="#071a30"
      bgImage="radial-gradient(60rem 40rem at 85% -10%, rgb(0 102 204 / 0.55), transparent 65%), radial-gradient(40rem 30rem at 0% 110%, rgb(17 122 150 / 0.3), transparent 60%)"
    >
      <Suspense>
        <LoginExample />
      </Suspense>
    </Flex>
  );
});
