import { t } from '@lingui/core/macro';
import type { Acceptable, Need } from '@parley/contract/dashboard/schemas.ts';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import { dismissToast, showToast } from '../../platform/toasts.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dayTimeText, whenText } from '../../time/format.ts';
import { actLater } from './act-later.ts';
import { useAtUnmount, useLeaving } from './use-leaving.ts';

/** Names a row of the queue. */
export const keyOf = ({ kind, url, text }: Need) => `${kind} ${url} ${text}`;

/** What happens in the queue at once and can be taken back for some seconds. */
export function useQueueActs() {
  const leaving = useLeaving();
  const { revalidate } = useRevalidator();
  const [zone, now] = [useViewerZone(), useNow()];
  const waiting = useRef(new Set<number>());
  // What is put off is done when the queue is left: its page is to show it.
  useAtUnmount(() => {
    for (const id of waiting.current) dismissToast(id);
  });

  async function turnSnooze(need: Need, isOn: boolean): Promise<boolean> {
    const result = await call('PUT /api/dashboard/snooze', { body: { key: need.snooze?.key ?? '', isOn } });
    if (!result.ok) showToast({ heading: need.text, text: result.message });
    await revalidate();
    return result.ok;
  }

  /** Taken back by bringing it back, which can be done later, too. */
  async function snooze(need: Need) {
    const key = keyOf(need);
    leaving.leave(key);
    const until = need.snooze ? whenText(need.snooze.until, zone, now) : '';
    const isDone = await turnSnooze(need, true);
    leaving.stay(key, !isDone);
    if (!isDone) return;
    showToast({
      heading: t`Snoozed until ${until}`,
      text: need.text,
      gone: (isUndone) => isUndone && void bringBack(need),
    });
  }

  async function bringBack(need: Need) {
    leaving.stay(keyOf(need), true);
    await turnSnooze(need, false);
  }

  /** Sent only once it can no longer be taken back: the other side is told of it. */
  function keepTime(need: Need, { id, keepsTime }: Acceptable) {
    const key = keyOf(need);
    const when = keepsTime === undefined ? '' : dayTimeText(keepsTime, zone);
    leaving.leave(key);
    const toast = actLater({
      heading: t`Keeping ${when}`,
      text: need.text,
      undo() {
        waiting.current.delete(toast);
        leaving.stay(key, true);
      },
      act() {
        waiting.current.delete(toast);
        void reject(need, id);
      },
    });
    waiting.current.add(toast);
  }

  async function reject(need: Need, id: string) {
    const result = await call('POST /api/job/appointments/reschedule', { body: { id, action: 'reject' } });
    if (!result.ok) showToast({ heading: need.text, text: result.message });
    await revalidate();
    leaving.stay(keyOf(need), false);
  }

  return { leaving, snooze, bringBack, keepTime };
}

export type QueueActs = ReturnType<typeof useQueueActs>;
