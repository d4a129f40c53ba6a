import type { Notification } from '@parley/contract/notifications/schemas.ts';
import { useEffect, useState } from 'react';
import { call } from '../platform/api.ts';
import type { Result } from '../platform/result.ts';
import { watchNotifications } from './watch-notifications.ts';

export interface Unread {
  /** Null until the first answer. */
  notifications: Notification[] | null;
  count: number;
  /** Why the list could not be loaded, in the server's words. */
  error: string | null;
  reload: () => Promise<void>;
  markRead: (id: string) => Promise<void>;
  clearAll: () => Promise<void>;
}

/** The unread notifications; new ones are shown as toasts. */
export function useUnread(): Unread {
  const [notifications, setNotifications] = useState<Notification[] | null>(null);
  const [count, setCount] = useState(0);
  const [error, setError] = useState<string | null>(null);

  function show(result: Result<{ notifications: Notification[]; notificationCount: number }>) {
    setError(result.ok ? null : result.message);
    if (!result.ok) return;
    setNotifications(result.data.notifications);
    setCount(result.data.notificationCount);
  }

  const reload = () => call('GET /api/notification/unread').then(show);

  async function act(result: ReturnType<typeof call<'POST /api/notification/clear-all'>>) {
    const { ok, message } = await result;
    if (ok) await reload();
    else setError(message);
  }

  useEffect(() => {
    void call('GET /api/notification/unread').then(show);
    return watchNotifications(reload);
  }, []);

  return {
    notifications,
    count,
    error,
    reload,
    markRead: (id) => act(call('POST /api/notification/mark-read/:id', { params: { id } })),
    clearAll: () => act(call('POST /api/notification/clear-all')),
  };
}
