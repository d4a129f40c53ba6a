import { POLL_WITHOUT_LIVE_MS } from '@parley/contract/live-limits.ts';
import type { Notification } from '@parley/contract/notifications/schemas.ts';
import { useEffect, useState } from 'react';
import { call } from '../platform/api.ts';
import { isLiveUp, onHeard } from '../platform/live.ts';
import { currentNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import { showToast } from '../platform/toasts.ts';
import { localPath } from '../paths.ts';

/** What comes together is asked for together; and what is read at once, as in an open chat, is not told of. */
const TOGETHER_MS = 400;

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

/**
 * What the person has not read; newer ones are shown as toasts. They are asked for when the live channel says so, and
 * every 60 seconds while it is down.
 */
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
      for (const { id, message, url } of fresh) {
        shown.add(id);
        const to = localPath(url);
        if (to === null || !isInSight(to)) showToast({ text: message, to: to ?? undefined });
      }
    };
    let wait: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      wait = undefined;
      await poll();
      await reload();
    };
    const soon = () => {
      wait ??= setTimeout(() => void look(), TOGETHER_MS);
    };
    const stops = [onHeard('notification', soon), onHeard('gap', soon)];
    const timer = setInterval(() => {
      if (!isLiveUp()) void look();
    }, POLL_WITHOUT_LIVE_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(wait);
      for (const stop of stops) stop();
    };
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

/** What one looks at already needs no toast. */
function isInSight(to: string): boolean {
  return !document.hidden && window.location.pathname === to;
}

function epochSeconds(): number {
  return Math.floor(Date.parse(currentNow()) / 1000);
}
