import { useState } from 'react';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';

export type Permission = NotificationPermission | 'no-disponible';

const permission = (): Permission => ('Notification' in globalThis ? Notification.permission : 'no-disponible');

/** Whether this browser may show notifications. It is asked only when the person presses for it. */
export function useBrowserPermission() {
  const [state, setState] = useState(permission);
  return {
    state,
    async ask() {
      if (state !== 'no-disponible') setState(await Notification.requestPermission());
    },
  };
}

/** Shows one outside the page. Several tabs show it once: the tag is the notification's id. */
export function showInBrowser(entry: Notificacion, onClick: () => void): void {
  if (permission() !== 'granted') return;
  try {
    const shown = new Notification(entry.title, {
      body: entry.message,
      tag: entry.id,
      icon: '/favicon.svg',
      lang: 'es',
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onClick();
    };
  } catch {
    // Phones allow them to service workers only.
  }
}
