import type { Notification } from '@parley/contract/notifications/schemas.ts';
import { useEffect, useState } from 'react';
import { call } from '../platform/api.ts';
import { currentNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import { showToast } from '../platform/toasts.ts';
import { localPath } from '../paths.ts';

const POLL_MS = 60_000;

export interface Unread {
  /** Null until the first answer. */
  notifications: Notification[] | null;
  count: number;
  /** Why the list did not come, in the server's words. */
  fault: string | null;
  reload: () => Promise<void>;
  markRead: (id: string) => Promise<void>;
  clearAll: () => Promise<void>;
}

/** What the person has not read; asks every 60 seconds for newer ones and shows each as a toast. */
export function useUnread(): Unread {
  const [notifications, setNotifications] = useState<Notification[] | null>(null);
  const [count, setCount] = useState(0);
  const [fault, setFault] = useState<string | null>(null);

  function show(result: Result<{ notifications: Notification[]; notificationCount: number }>) {
    setFault(result.ok ? null : result.message);
    if (!result.ok) return;
    setNotifications(result.data.notifications);
    setCount(result.data.notificationCount);
  }

  const reload = () => call('GET /api/notification/unread').then(show);

  async function act(result: ReturnType<typeof call<'POST /api/notification/clear-all'>>) {
    const { ok, message } = await result;
    if (ok) await reload();
    else setFault(message);
  }

  useEffect(() => {
    let since = epochSeconds();
    const shown = new Set<string>();
    void call('GET /api/notification/unread').then(show);
    const poll = async () => {
      const asked = epochSeconds();
      const result = await call('GET /api/notification/unread/new', { query: { since } });
      if (!result.ok) return;
      since = asked;
      const fresh = result.data.notifications.filter(({ id }) => !shown.has(id));
      if (fresh.length === 0) return;
      for (const notification of fresh) {
        shown.add(notification.id);
        showToast({ text: notification.message, to: localPath(notification.url) ?? undefined });
      }
      await reload();
    };
    const timer = setInterval(() => void poll(), POLL_MS);
    return () => clearInterval(timer);
  }, []);

  return {
    notifications,
    count,
    fault,
    reload,
    markRead: (id) => act(call('POST /api/notification/mark-read/:id', { params: { id } })),
    clearAll: () => act(call('POST /api/notification/clear-all')),
  };
}

function epochSeconds(): number {
  return Math.floor(Date.parse(currentNow()) / 1000);
}
