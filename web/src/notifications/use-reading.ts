import type { PastNotification } from '@parley/contract/notifications/schemas.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';
import { onLiveMessage } from '../platform/live/live.ts';
import type { Result } from '../platform/result.ts';

/** Groups hints that arrive together. */
const DEBOUNCE_MS = 400;

/** Marks notifications of the history as read, and loads it anew when there are new ones. */
export function useReading() {
  const [read, setRead] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  useReloadOnNews();

  const isRead = ({ id, readAt }: PastNotification) => readAt !== null || read === 'all' || read.has(id);

  function show(result: Result<unknown>, nowRead: ReadonlySet<string> | 'all') {
    setError(result.ok ? null : result.message);
    if (result.ok) setRead(nowRead);
  }
  async function markRead(id: string) {
    const result = await call('POST /api/notification/mark-read/:id', { params: { id } });
    show(result, read === 'all' ? 'all' : new Set([...read, id]));
  }
  async function markAllRead() {
    setPending(true);
    show(await call('POST /api/notification/clear-all'), 'all');
    setPending(false);
  }
  return { isRead, markRead, markAllRead, error, pending };
}

function useReloadOnNews() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let debounce: ReturnType<typeof setTimeout> | undefined;
    const stop = onLiveMessage('notification', () => {
      clearTimeout(debounce);
      debounce = setTimeout(() => void revalidate(), DEBOUNCE_MS);
    });
    return () => {
      clearTimeout(debounce);
      stop();
    };
  }, [revalidate]);
}
