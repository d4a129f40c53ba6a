import { POLL_WITHOUT_LIVE_MS } from '@parley/contract/live-limits.ts';
import type { ChangedKind } from '@parley/contract/live.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { LiveConnection } from '../platform/live/live-connection.ts';
import { onLiveMessage, useIsLive } from '../platform/live/live.ts';
import { reloadQuietly } from '../platform/live/quiet-reload.ts';
import { useSession } from '../platform/session/session.ts';
import { usePoll } from '../platform/live/use-poll.ts';

/** Debounces several changes into one revalidation. */
const DEBOUNCE_MS = 300;
/** How soon it is tried again where not all of a page came. */
const RETRY_MS = 5_000;

type ChangeKind = ChangedKind | 'message';

/** Which pages show which kinds of objects; other pages are not revalidated. */
const SCREENS: readonly (readonly [path: RegExp, kinds: readonly ChangeKind[] | 'all'])[] = [
  [/^\/dashboard$/, 'all'],
  [/^\/job\/[^/]+$/, ['job', 'payment', 'appointment', 'message']],
  [/^\/previousJobs$/, ['job', 'payment']],
  [/^\/job-posting\/proposals\//, ['talk', 'job']],
  [/^\/job-proposal\//, ['talk', 'job']],
  [/^\/job-invite\//, ['talk', 'job']],
  [/^\/job-posting\/[^/]+(\/invites\/manage)?$/, ['talk']],
  [/^\/settings$/, ['ticket', 'payment']],
  [/^\/(payouts|settings\/professional\/payment\/onboarding)$/, ['job', 'payment']],
];

/** Whether a page shows objects of this kind. */
export function showsKind(pathname: string, kind: ChangeKind): boolean {
  const screen = SCREENS.find(([path]) => path.test(pathname.replace(/(?<=.)\/$/, '')));
  return screen !== undefined && (screen[1] === 'all' || screen[1].includes(kind));
}

/** Opens the live channel for the signed-in user and revalidates the current page on changes. */
export function useLiveChannel() {
  const { accessToken, user } = useSession();
  const connection = useRef<Promise<LiveConnection> | null>(null);
  const userId = user && 'id' in user ? user.id : null;
  useEffect(() => {
    if (userId === null) return undefined;
    const opened = import('../platform/live/live-connection.ts').then(
      (module) => new module.LiveConnection(),
    );
    connection.current = opened;
    // Without the channel the screens poll.
    opened.catch(() => {});
    return () => {
      connection.current = null;
      void opened.then((open) => open.close());
    };
  }, [userId]);
  useEffect(() => {
    if (accessToken !== null) void connection.current?.then((open) => open.signIn());
  }, [accessToken]);
  useRevalidateOnChange();
}

function useRevalidateOnChange() {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const isUp = useIsLive();
  const now = useRef({ pathname, revalidate });
  useEffect(() => {
    now.current = { pathname, revalidate };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      timer = undefined;
      if (document.hidden) return document.addEventListener('visibilitychange', soon, { once: true });
      const isWhole = await reloadQuietly(now.current.revalidate);
      if (!isWhole && !isOver) timer ??= setTimeout(() => void look(), RETRY_MS);
    };
    const soon = () => {
      timer ??= setTimeout(() => void look(), DEBOUNCE_MS);
    };
    const when = (kind: ChangeKind) => {
      if (showsKind(now.current.pathname, kind)) soon();
    };
    const stops = [
      onLiveMessage('changed', ({ kind }) => when(kind)),
      onLiveMessage('newer', () => when('message')),
      onLiveMessage('read', () => when('message')),
      onLiveMessage('gap', () => {
        if (SCREENS.some(([path]) => path.test(now.current.pathname))) soon();
      }),
    ];
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', soon);
      for (const stop of stops) stop();
    };
  }, []);
  const isShown = SCREENS.some(([path]) => path.test(pathname));
  usePoll(() => reloadQuietly(revalidate), isUp || !isShown ? null : POLL_WITHOUT_LIVE_MS);
}
