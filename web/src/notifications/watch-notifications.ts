import { NOTIFICATION_POLL_MS } from '@parley/contract/live-limits.ts';
import { localPath } from '../platform/address/local-path.ts';
import { call } from '../platform/api.ts';
import { onLiveMessage } from '../platform/live/live.ts';
import { poll } from '../platform/live/use-poll.ts';
import { currentNow } from '../platform/now.ts';
import { showToast } from '../platform/toasts.ts';
import { isInCall } from '../ui/styles/use-root-attribute.ts';

/** Groups events that arrive together, and skips what is read immediately, as in an open chat. */
const DEBOUNCE_MS = 400;

/**
 * Polls new notifications every 60 seconds, and immediately when the live channel announces some; shows them as toasts and
 * then reloads the list. Ends with the function that it returns.
 */
export function watchNotifications(reload: () => Promise<unknown>): () => void {
  let since = epochSeconds();
  const shown = new Set<string>();
  let debounce: ReturnType<typeof setTimeout> | undefined;
  const check = async () => {
    debounce = undefined;
    const requestedAt = epochSeconds();
    const result = await call('GET /api/notification/unread/new', { query: { since } });
    if (result.ok) {
      since = requestedAt;
      for (const each of result.data.notifications) if (!shown.has(each.id)) showOnce(each);
    }
    await reload();
  };
  const showOnce = ({ id, message, url }: { id: string; message: string; url: string | null }) => {
    shown.add(id);
    const to = localPath(url);
    if (to === null || !isOnScreen(to)) showToast({ text: message, to: to ?? undefined });
  };
  const soon = () => {
    debounce ??= setTimeout(() => void check(), DEBOUNCE_MS);
  };
  const stops = [onLiveMessage('notification', soon), onLiveMessage('gap', soon)];
  // Also while the channel is up: it is only a hint, and events of other processes may never arrive here. In a
  // background tab too: the count in its title and on the bell brings people back.
  const stopPolling = poll(check, NOTIFICATION_POLL_MS, { whenHidden: true });
  return () => {
    stopPolling();
    clearTimeout(debounce);
    for (const stop of stops) stop();
  };
}

/** A page that is already in view needs no toast, nor does the chat beside a call, which counts its new messages there. */
function isOnScreen(to: string): boolean {
  if (document.hidden) return false;
  const { pathname } = window.location;
  const isBeside = to.endsWith('/chat') && pathname.startsWith(to.replace(/chat$/, 'consultation/'));
  return pathname === to || (isInCall() && isBeside);
}

function epochSeconds(): number {
  return Math.floor(Date.parse(currentNow()) / 1000);
}
