import { NOTIFICATION_POLL_MS } from '@parley/contract/live-limits.ts';
import { localPath } from '../paths.ts';
import { call } from '../platform/api.ts';
import { onHeard } from '../platform/live/live.ts';
import { poll } from '../platform/live/use-poll.ts';
import { currentNow } from '../platform/now.ts';
import { showToast } from '../platform/toasts.ts';

/** Groups events that arrive together, and skips what is read immediately, as in an open chat. */
const TOGETHER_MS = 400;

/**
 * Polls new notifications every 60 seconds, and immediately when the live channel announces some; shows them as toasts and
 * then reloads the list. Ends with the function that it returns.
 */
export function watchNew(reload: () => Promise<unknown>): () => void {
  let since = epochSeconds();
  const shown = new Set<string>();
  let wait: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    wait = undefined;
    const asked = epochSeconds();
    const result = await call('GET /api/notification/unread/new', { query: { since } });
    if (result.ok) {
      since = asked;
      for (const each of result.data.notifications) if (!shown.has(each.id)) showOnce(each);
    }
    await reload();
  };
  const showOnce = ({ id, message, url }: { id: string; message: string; url: string | null }) => {
    shown.add(id);
    const to = localPath(url);
    if (to === null || !isInSight(to)) showToast({ text: message, to: to ?? undefined });
  };
  const soon = () => {
    wait ??= setTimeout(() => void look(), TOGETHER_MS);
  };
  const stops = [onHeard('notification', soon), onHeard('gap', soon)];
  // Also while the channel is up: it is only a hint, and events of other processes may never arrive here. In a
  // background tab too: the count in its title and on the bell brings people back.
  const stopAsking = poll(look, NOTIFICATION_POLL_MS, { whenHidden: true });
  return () => {
    stopAsking();
    clearTimeout(wait);
    for (const stop of stops) stop();
  };
}

/** A page that is already in view needs no toast. */
function isInSight(to: string): boolean {
  return !document.hidden && window.location.pathname === to;
}

function epochSeconds(): number {
  return Math.floor(Date.parse(currentNow()) / 1000);
}
