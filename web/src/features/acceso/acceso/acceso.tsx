import { lazy } from 'react';
import { replaceEntry } from '../../../lib/history-entry.ts';
import LoginPage from './login-page.tsx';

/** Few people pass here, and the sign-in is the first page that anybody loads. */
const OauthResultPage = lazy(() => import('./oauth-result-page.tsx'));

/**
 * What a person without a session sees. The page they asked for is kept in the history entry, as the router's
 * state, so that they land there after the sign-in, also after a reload.
 */
function goToLogin(): void {
  const { pathname, search } = location;
  if (pathname === '/login') return;
  const asked = pathname === '/' ? undefined : pathname + search;
  replaceEntry({ asked }, '/login');
}

export default function Acceso() {
  if (import.meta.env.SSR) return <LoginPage />;
  if (location.pathname === '/oauth/success') return <OauthResultPage />;
  goToLogin();
  return <LoginPage />;
}
