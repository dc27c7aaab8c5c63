import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { showInBrowser } from '../../features/avisos/notificaciones/browser-notifications.ts';
import { api } from '../../lib/api.ts';
import { useRefresh } from '../../lib/use-api.ts';

interface Resumen {
  sinLeer: number;
  ultima: string | null;
}

/** More at once are said as a number only. */
const SHOWN = 3;

/** Notices that something came: the lists are read again, it is said quietly, and shown by the browser when wanted. */
export function useArrivals(resumen: Resumen | undefined, push: boolean): string {
  const [announcement, setAnnouncement] = useState('');
  const last = useRef<Resumen>(undefined);
  const refresh = useRefresh();
  const navigate = useNavigate();

  useEffect(() => {
    const before = last.current;
    last.current = resumen;
    if (!before || !resumen?.ultima || resumen.ultima === before.ultima) return;
    const count = Math.max(1, resumen.sinLeer - before.sinLeer);
    setAnnouncement(count === 1 ? 'Tienes una notificación nueva' : `Tienes ${count} notificaciones nuevas`);
    void refresh('listNotificaciones', 'getPanel');
    if (push) void showNewest(Math.min(count, SHOWN), (path) => void navigate(path));
  }, [resumen, push, refresh, navigate]);

  return announcement;
}

async function showNewest(count: number, go: (path: string) => void): Promise<void> {
  // Only a convenience: a failure here shows nothing, the bell has counted it anyway.
  const { data } = await api
    .call('listNotificaciones', { query: { limit: count, sinLeer: 'true' } })
    .catch(() => ({ data: [] }));
  for (const entry of data) showInBrowser(entry, () => go(entry.actionUrl ?? '/notificaciones'));
}
