import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { otherSide, type Side } from '@parley/contract/sides.ts';
import { dayTimeText } from '../time/format.ts';
import { Timeline } from '../time/Timeline.tsx';
import { shortName } from '../users/short-name.ts';
import { jobMoveText } from './status.ts';
import { suggestionText } from './suggestion-text.ts';

type TimelineJob = Pick<Job, 'history' | Side>;
type Entry = Job['history'][number];

/** What a later domain adds to the activity of a job. */
export interface ActivityItem {
  key: string;
  title: string;
  /** What it is about, where the title doesn't say all. */
  detail?: string;
  at: string;
  message: string | null;
}

/** The activity of a job, the latest first. */
export function JobTimeline({
  job,
  side,
  zone,
  offers = [],
  resolutions = [],
  more = [],
}: {
  job: TimelineJob;
  /** The reader's side; null for admins. */
  side: Side | null;
  zone: string;
  /** All versions of its terms, which are part of its activity. */
  offers?: readonly Offer[];
  /** Everything that was suggested to settle it. */
  resolutions?: readonly Resolution[];
  more?: readonly ActivityItem[];
}) {
  const { t } = useLingui();
  const moves: ActivityItem[] = job.history.map((entry) => ({
    key: `${entry.at} ${entry.action}`,
    title: jobMoveText(entry.action, entry.by, whoMoved(entry.by, job, side)),
    ...entry,
  }));
  const versions = offers.map((offer) => ({
    key: offer.id,
    title: offerText(offer, whoMoved(offer.by, job, side) ?? ''),
    at: offer.at,
    message: null,
  }));
  const suggestions = resolutions.flatMap((resolution) => suggestionItems(resolution, job, side, zone));
  const latestFirst = [...moves, ...versions, ...suggestions, ...more].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
  const items = latestFirst.map(({ key, title, ...entry }, index) => ({
    key,
    title,
    note: <Note {...entry} zone={zone} />,
    state: index === 0 ? ('next' as const) : ('plain' as const),
  }));
  return <Timeline label={t`Activity`} items={items} />;
}

function offerText({ by, amountCents, estimatedDays }: Offer, who: string): string {
  const amount = shortMoney(amountCents);
  // The budget of an invite.
  if (estimatedDays === null) return t`${who} asked for ${amount}`;
  const days = plural(estimatedDays, { one: '# day', other: '# days' });
  return by === 'professional'
    ? t`${who} offered ${amount}, ${days}`
    : t`${who} asked for ${amount}, ${days}`;
}

/** A suggestion, and what became of it; its acceptance is a move of the job. */
function suggestionItems(resolution: Resolution, job: TimelineJob, side: Side | null, zone: string) {
  const { id, by, at, message, answeredAt, answer, state } = resolution;
  const who = whoMoved(by, job, side) ?? '';
  const title = suggestionText(resolution, who, zone);
  const fate = fateOf(resolution, whoMoved(otherSide(by), job, side) ?? '', who);
  const answered =
    fate === null || answeredAt === null
      ? []
      : [{ key: `${id} ${state}`, title: fate, at: answeredAt, message: answer }];
  return [{ key: id, title, at, message }, ...answered];
}

function fateOf({ state, toProfessionalCents }: Resolution, other: string, who: string): string | null {
  const isMoney = toProfessionalCents !== null;
  const fates: Record<Resolution['state'], string | null> = {
    OPEN: null,
    ACCEPTED: null,
    DECLINED: isMoney
      ? t`${other} declined the suggested split`
      : t`${other} declined the suggested due date`,
    WITHDRAWN: isMoney ? t`${who} withdrew the suggested split` : t`${who} withdrew the suggested due date`,
    EXPIRED: isMoney
      ? t`Nobody answered the suggested split in time`
      : t`Nobody answered the suggested due date in time`,
    VOID: isMoney ? t`The suggested split no longer applies` : t`The suggested due date no longer applies`,
  };
  return fates[state];
}

function Note({
  at,
  detail,
  message,
  zone,
}: Pick<ActivityItem, 'at' | 'detail' | 'message'> & { zone: string }) {
  return (
    <>
      {detail && <p className="text-pretty text-ink-2">{detail}</p>}
      <time dateTime={at}>{dayTimeText(at, zone)}</time>
      {message && <q className="mt-1 block whitespace-pre-line text-ink-2">{message}</q>}
    </>
  );
}

function whoMoved(by: Entry['by'], job: TimelineJob, side: Side | null): string | null {
  if (by === side) return t`You`;
  return by === 'client' || by === 'professional' ? shortName(job[by].displayName) : null;
}
