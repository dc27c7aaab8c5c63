import { Button } from '@chakra-ui/react';
import { Popover } from '../../components/popover.tsx';
import { UserAvatar } from '../../components/user-avatar.tsx';
import { useSession } from '../../lib/session.ts';
import { lazyPanel, PanelBoundary } from './lazy-panel.tsx';

const AccountPanel = lazyPanel(() => import('./account-panel.tsx'));

export function AccountMenu() {
  const { user } = useSession();
  const name = [user.nombre, user.apellidos].filter(Boolean).join(' ');
  return (
    <Popover
      label="Tu cuenta"
      width="20rem"
      trigger={(props) => (
        <Button {...props} variant="ghost" px="1" rounded="full" aria-label={`Tu cuenta: ${name}`}>
          <UserAvatar name={name} url={user.avatarUrl} size="8" />
        </Button>
      )}
    >
      {(close) => (
        <PanelBoundary>
          <AccountPanel name={name} close={close} />
        </PanelBoundary>
      )}
    </Popover>
  );
}
