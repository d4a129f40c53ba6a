import type { PastNotification } from '@parley/contract/notifications/schemas.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';
import { onLiveMessage } from '../platform/live/live.ts';
import { reloadQuietly } from '../platform/live/quiet-reload.ts';

/** Groups hints that arrive together. */
const DEBOUNCE_MS = 400;

/** Marks notifications of the history as read, and loads it anew when there are new ones. */
export function useReading() {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  /** All up to the one of this instant were marked as read at once; what has come since wasn't. */
  const [allUntil, setAllUntil] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  useReloadOnNews();

  const isRead = ({ id, readAt, dateCreated }: PastNotification) =>
    readAt !== null || dateCreated <= allUntil || read.has(id);

  async function markRead(id: string) {
    const result = await call('POST /api/notification/mark-read/:id', { params: { id } });
    setError(result.ok ? null : result.message);
    if (result.ok) setRead((before) => new Set([...before, id]));
  }
  /** `newest`: when the newest of those that are shown came. */
  async function markAllRead(newest: string) {
    setPending(true);
    const result = await call('POST /api/notification/clear-all');
    setError(result.ok ? null : result.message);
    if (result.ok) setAllUntil(newest);
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
      debounce = setTimeout(() => void reloadQuietly(revalidate), DEBOUNCE_MS);
    });
    return () => {
      clearTimeout(debounce);
      stop();
    };
  }, [revalidate]);
}
