import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { otherSide, type Side } from '@parley/contract/sides.ts';
import { shortName } from '../../users/short-name.ts';
import { jobMoveText } from '../status.ts';
import { suggestionText } from '../suggestion-text.ts';

type ActiveJob = Pick<Job, 'history' | Side>;
type Entry = Job['history'][number];

/** One line of a job's activity; a later domain adds its own. */
export interface ActivityItem {
  key: string;
  title: string;
  /** What it is about, where the title doesn't say all. */
  detail?: string;
  at: string;
  message: string | null;
  by?: Entry['by'];
}

interface Told {
  job: ActiveJob;
  /** The reader's side; null for admins. */
  side: Side | null;
  zone: string;
  /** All versions of its terms, which are part of its activity. */
  offers: readonly Offer[];
  /** Everything that was suggested to settle it. */
  resolutions: readonly Resolution[];
}

/** The moves of a job, the versions of its terms, and what was suggested to settle it; in no order. */
export function activityOf({ job, side, zone, offers, resolutions }: Told): ActivityItem[] {
  const moves = job.history.map((entry) => ({
    key: `${entry.at} ${entry.action}`,
    title: moveText(entry, whoMoved(entry.by, job, side), side),
    ...entry,
  }));
  const versions = offers.map((offer) => ({
    key: offer.id,
    title: offerText(offer, whoMoved(offer.by, job, side) ?? ''),
    at: offer.at,
    by: offer.by,
    message: null,
  }));
  return [...moves, ...versions, ...resolutions.flatMap((each) => suggestionItems(each, job, side, zone))];
}

function moveText({ action, by }: Entry, who: string | null, side: Side | null): string {
  const isTheirs = side === 'client' && who === null && by !== 'admin';
  const label = isTheirs ? OF_THE_CLIENT[action] : undefined;
  return label ? t(label) : jobMoveText(action, by, who);
}

/** What nobody did, as the client reads of their own bank and money. */
const OF_THE_CLIENT: Record<string, MessageDescriptor | undefined> = {
  freeze: msg`Your bank disputed the payment, and the job is paused`,
  unfreeze: msg`Your bank decided that the payment stands, and the job continues`,
  charge_back: msg`Your bank decided for you and gave you the money back`,
  cancel: msg`The work wasn’t delivered while the money could be held, so it goes back to you`,
  refund: msg`Nobody decided in time, so the money goes back to you`,
  refund_late: msg`Nobody objected in time, so the money goes back to you`,
  refund_absent: msg`The first consultation was missed, so the money goes back to you`,
};

export function offerText({ by, amountCents, estimatedDays }: Offer, who: string): string {
  const amount = shortMoney(amountCents);
  // The budget of an invite.
  if (estimatedDays === null) return t`${who} named a budget of ${amount}`;
  const days = plural(estimatedDays, { one: '# day', other: '# days' });
  return by === 'professional'
    ? t`${who} offered ${amount}, ${days}`
    : t`${who} asked for ${amount}, ${days}`;
}

/** A suggestion, and what became of it; its acceptance is a move of the job. */
function suggestionItems(
  resolution: Resolution,
  job: ActiveJob,
  side: Side | null,
  zone: string,
): ActivityItem[] {
  const { id, by, at, message, answeredAt, answer, state } = resolution;
  const who = whoMoved(by, job, side) ?? '';
  const title = suggestionText(resolution, who, zone);
  const fate = fateOf(resolution, whoMoved(otherSide(by), job, side) ?? '', who);
  const answered =
    fate === null || answeredAt === null
      ? []
      : [{ key: `${id} ${state}`, title: fate, at: answeredAt, message: answer, by: answererOf(resolution) }];
  return [{ key: id, title, at, message, by }, ...answered];
}

/** Who ended it; the clock where time did. */
function answererOf({ state, by }: Resolution): Entry['by'] {
  const answerers: Partial<Record<Resolution['state'], Side>> = { DECLINED: otherSide(by), WITHDRAWN: by };
  return answerers[state] ?? 'clock';
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
      ? t`Nobody replied to the suggested split in time`
      : t`Nobody replied to the suggested due date in time`,
    VOID: isMoney ? t`The suggested split no longer applies` : t`The suggested due date no longer applies`,
  };
  return fates[state];
}

function whoMoved(by: Entry['by'], job: ActiveJob, side: Side | null): string | null {
  if (by === side) return t`You`;
  return by === 'client' || by === 'professional' ? shortName(job[by].displayName) : null;
}
