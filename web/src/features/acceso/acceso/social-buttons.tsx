import { Button, SimpleGrid, Spinner, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { PROVIDERS, type Provider } from '#shared/acceso/auth/oauth.ts';
import { Notice } from '../../../components/notice.tsx';
import { api } from '../../../lib/api.ts';
import type { Answer } from '../../../lib/api-client.ts';
import { keepAskedPage } from './asked-page.ts';

const CHOICES = Object.entries(PROVIDERS) as [Provider, string][];

type Config = Answer<'getOauthConfig'>['providers'];

export function SocialButtons() {
  const [refused, setRefused] = useState<string>();
  const [leaving, setLeaving] = useState<Provider>();
  const config = useRef<Promise<Config | undefined>>(undefined);
  useEffect(() => {
    // A failure of this request shows nothing: the sign-in by e-mail goes on.
    config.current ??= api.call('getOauthConfig').then(
      ({ providers }) => providers,
      (error) => void console.warn('Sign-in providers unknown', error),
    );
  }, []);

  /** Pressed before the answer is there, it waits for it; without one the server says whether the provider is enabled. */
  async function choose(provider: Provider, name: string) {
    if (leaving) return;
    setRefused(undefined);
    setLeaving(provider);
    const providers = await config.current;
    if (providers && !providers[provider].enabled) {
      setLeaving(undefined);
      return setRefused(name);
    }
    keepAskedPage();
    location.assign(`/api/oauth/${provider}`);
  }

  // A page that comes back from the browser's memory is as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(undefined);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  return (
    <Stack gap="3">
      <SimpleGrid columns={2} gap="3">
        {CHOICES.map(([provider, name]) => (
          <Button
            key={provider}
            variant="outline"
            size="lg"
            textStyle="sm"
            aria-disabled={leaving !== undefined}
            onClick={() => choose(provider, name)}
          >
            {leaving === provider ? <Spinner aria-hidden /> : MARKS[provider]}
            {name}
          </Button>
        ))}
      </SimpleGrid>
      {refused && <Notice kind="warning" title={`El login con ${refused} no está configurado en este momento.`} />}
    </Stack>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8.1Z"
      />
      <path fill="#34A853" d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7a6.6 6.6 0 0 1-9.9-3.5H2.2v2.8A11 11 0 0 0 12 23Z" />
      <path fill="#FBBC05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8l3.6-2.8Z" />
      <path fill="#EA4335" d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8A6.6 6.6 0 0 1 12 5.4Z" />
    </svg>
  );
}

function MicrosoftMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path fill="#F25022" d="M2 2h9.5v9.5H2z" />
      <path fill="#7FBA00" d="M12.5 2H22v9.5h-9.5z" />
      <path fill="#00A4EF" d="M2 12.5h9.5V22H2z" />
      <path fill="#FFB900" d="M12.5 12.5H22V22h-9.5z" />
    </svg>
  );
}

const MARKS = { google: <GoogleMark />, microsoft: <MicrosoftMark /> };
