import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { timesOf } from '@parley/contract/negotiations/times.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import type { Person } from '@parley/contract/users/schemas.ts';
import { bothTimes } from '../time/both-times.ts';
import { call } from '../platform/api.ts';
import { createInfiniteList } from '../platform/use-infinite-list.ts';
import { useNow } from '../platform/now.ts';
import { pastTimeText } from '../time/long-dates.ts';
import { Timeline, type TimelineItem } from '../time/Timeline.tsx';
import { shortName } from '../users/short-name.ts';
import { productName } from '../platform/language/product-name.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';

const useMoves = createInfiniteList<Negotiation['history'][number]>();

type Entry = Negotiation['history'][number];
interface Props {
  negotiation: Negotiation;
  /** The reader's side; null for admins, who read the professional's clock beside theirs. */
  side: Side | null;
  zone: string;
}

const ENDS: Partial<Record<Entry['action'], 'done' | 'bad'>> = {
  accept: 'done',
  decline: 'bad',
  expire: 'bad',
  withdraw: 'bad',
};

/** The moves of a negotiation, the latest last, each with the time it suggested. */
export function NegotiationTimeline({ negotiation, side, zone }: Props) {
  const { t } = useLingui();
  const {
    items: latestFirst,
    nextCursor,
    more,
    pending,
    error,
  } = useMoves(
    { items: negotiation.history.toReversed(), nextCursor: negotiation.historyCursor },
    (cursor) =>
      call('GET /api/job/negotiations/:id/moves', { params: { id: negotiation.id }, query: { cursor } }),
    negotiation.id,
  );
  const items = latestFirst.toReversed().map((entry, index) => ({
    key: entry.id,
    title: entryText(entry, negotiation, side),
    note: <Note entry={entry} other={otherOf(negotiation, side ?? 'client')} zone={zone} />,
    state: dotOf(entry, index === latestFirst.length - 1 && negotiation.turn !== null),
  }));
  return (
    <>
      {nextCursor !== null && (
        <div className="pb-4">
          <Button kind="quiet" small pending={pending} onClick={() => void more()}>
            {t`Show earlier`}
          </Button>
        </div>
      )}
      <FormMessage message={error} />
      <Timeline label={t`Activity`} items={items} />
    </>
  );
}

function Note({ entry, other, zone }: { entry: Entry; other: Person; zone: string }) {
  const { at, startsAt, alternatives, message } = entry;
  const now = useNow();
  return (
    <>
      {startsAt &&
        timesOf({ startsAt, alternatives }).map((time) => (
          <p key={time} className="text-base text-ink">
            {bothTimes(time, zone, other.timeZone, shortName(other.displayName)).text}
          </p>
        ))}
      {message && <q className="block whitespace-pre-line text-ink-2">{message}</q>}
      <time dateTime={at}>{pastTimeText(at, zone, now)}</time>
    </>
  );
}

/** An entry as a sentence: "You suggested another time". */
function entryText(entry: Entry, negotiation: Negotiation, side: Side | null): string {
  const who = entry.by === side ? t`You` : shortName(whoOf(entry.by, negotiation));
  const labels: Record<Entry['action'], string> = {
    send: negotiation.kind === 'PROPOSAL' ? t`${who} sent the proposal` : t`${who} sent the invitation`,
    open: t`${who} viewed it`,
    accept: entry.by === 'clock' ? t`Booked instantly` : t`${who} accepted`,
    reschedule:
      entry.alternatives.length === 0 ? t`${who} suggested another time` : t`${who} suggested other times`,
    write: t`${who} wrote`,
    reject_reschedule: t`${who} rejected the new time`,
    decline: t`${who} declined`,
    withdraw: t`${who} withdrew`,
    expire: entry.by === 'admin' ? t`Parley ended it` : t`Ended automatically`,
  };
  return labels[entry.action];
}

function whoOf(by: Entry['by'], negotiation: Negotiation): string {
  return by === 'client' || by === 'professional' ? negotiation[by].displayName : productName();
}

function dotOf(entry: Entry, isWaiting: boolean): TimelineItem['state'] {
  return ENDS[entry.action] ?? (isWaiting ? 'next' : 'plain');
}
