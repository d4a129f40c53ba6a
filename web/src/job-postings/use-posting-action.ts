import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';

const CALLS = {
  close: 'POST /api/job/jobPosting/:id/close',
  reopen: 'POST /api/job/jobPosting/:id/reopen',
} as const;

/** Closes or reopens a posting, one action at a time; then reloads the page, also if the posting had already changed. */
export function usePostingAction(id: string) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const act = async (name: keyof typeof CALLS) => {
    if (pending) return;
    setPending(true);
    const result = await call(CALLS[name], { params: { id } });
    setError(result.ok ? null : result.message);
    await revalidate();
    setPending(false);
  };
  return { act, pending, error };
}
