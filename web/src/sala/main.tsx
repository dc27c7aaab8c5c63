import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { accessTokenOf, connectRoom } from './browser-room.ts';
import { LinkNotValid } from './closed.tsx';
import { RoomApp } from './room-app.tsx';
import { watchKeyboard } from './visible-area.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
const accessToken = accessTokenOf(location.pathname);
watchKeyboard();
createRoot(container).render(
  <StrictMode>
    {accessToken ? (
      <RoomApp room={connectRoom(accessToken)} />
    ) : (
      <main>
        <LinkNotValid />
      </main>
    )}
  </StrictMode>,
);
