import { t } from '@lingui/core/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import type { JobFile } from '@parley/contract/files/schemas.ts';
import type { Evidence } from '@parley/contract/jobs/evidence.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { type Side, SIDES } from '@parley/contract/sides.ts';
import { seriesActivity } from '../../../appointments/series/series-activity.ts';
import { attendanceStatus, hadAgreedTime } from '../../../appointments/status.ts';
import { type ActivityItem, activityOf, offerText } from '../../../jobs/activity/activity.ts';
import { dayTimeText, durationText } from '../../../time/format.ts';
import { spanText } from '../../../time/wall-time.ts';
import { shortName } from '../../../users/short-name.ts';

/** One line of what happened; by one side, or by neither. */
export interface EvidenceItem extends Omit<ActivityItem, 'by'> {
  side: Side | null;
  file?: JobFile;
}

export interface Recorded {
  job: Job;
  stays: Evidence['stays'];
  offers: readonly Offer[];
  resolutions: readonly Resolution[];
  series: readonly Series[];
  files: readonly JobFile[];
}

/** Everything that is on record about a disputed job, as a story from its beginning. */
export function evidenceItems(recorded: Recorded, zone: string, now: string): EvidenceItem[] {
  const { job, resolutions, series, files } = recorded;
  const activity = activityOf({ job, side: null, zone, offers: [], resolutions });
  const items = [
    ...activity.map(({ by, ...item }) => ({
      ...item,
      side: sideOf(by),
      ...punctuality(item, recorded, zone),
    })),
    ...recorded.offers.map((offer) => offerItem(offer, job)),
    ...job.appointments.flatMap((each) => consultationItems(each, recorded, { zone, now })),
    ...seriesActivity(series, { pair: job, side: null, zone }).map((item) => ({ ...item, side: null })),
    ...files.map((file) => fileItem(file, job)),
  ];
  return items.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What a side wrote, the latest first. */
export const wordsOf = (items: readonly EvidenceItem[], side: Side): EvidenceItem[] =>
  items.filter((item) => item.side === side && item.message !== null).toReversed();

const sideOf = (by: ActivityItem['by']): Side | null => SIDES.find((side) => side === by) ?? null;

/** Of a delivery: whether it was on time, unless another date was agreed on since. */
function punctuality({ key, at }: ActivityItem, { job }: Recorded, zone: string): { detail?: string } {
  const { history, dueAt } = job;
  const wasMoved = history.some((later) => later.action === 'change_due_date' && later.at > at);
  if (key !== `${at} deliver` || dueAt === null || wasMoved) return {};
  const due = dayTimeText(dueAt, zone);
  return { detail: Date.parse(at) <= Date.parse(dueAt) ? t`On time: due ${due}` : t`Late: due ${due}` };
}

function offerItem(offer: Offer, job: Job): EvidenceItem {
  const { id, at, by, scope, state, version } = offer;
  const terms = offerText(offer, shortName(job[by].displayName));
  return {
    key: id,
    title: t`${terms} (version ${version})`,
    detail: [state === 'TAKEN' ? t`Hired on these terms.` : '', scope ?? ''].filter(Boolean).join(' '),
    at,
    side: by,
    message: null,
  };
}

interface Reading {
  zone: string;
  now: string;
}

/** How an agreed consultation went, and what either side said of it. */
function consultationItems(appointment: Appointment, recorded: Recorded, reading: Reading): EvidenceItem[] {
  const { id, startsAt, minutes } = appointment;
  const isOver = hadAgreedTime(appointment) && Date.parse(startsAt) <= Date.parse(reading.now);
  const length = durationText(minutes);
  const outcome = attendanceStatus(appointment, 'admin')?.label ?? '';
  const took: EvidenceItem = {
    key: id,
    title: outcome === '' ? t`Consultation, ${length}` : t`Consultation, ${length}: ${outcome}`,
    detail: SIDES.flatMap((side) => presenceText(appointment, side, recorded, reading.zone) ?? []).join(
      ' · ',
    ),
    at: startsAt,
    side: null,
    message: null,
  };
  return [...(isOver ? [took] : []), ...saidOf(appointment, recorded.job)];
}

function saidOf({ id, history }: Appointment, job: Job): EvidenceItem[] {
  return history.flatMap(({ at, by, action, message }) => {
    const side = sideOf(by);
    if (side === null) return [];
    const name = shortName(job[side].displayName);
    const titles: Record<string, string | undefined> = {
      cancel: t`${name} called off a consultation`,
      object: t`${name} objected to the recorded attendance`,
    };
    const title = titles[action];
    return title !== undefined ? [{ key: `${id} ${at} ${action}`, title, at, side, message }] : [];
  });
}

/** "Ana: 28 min in the room, 15:59–16:28"; stays that were interrupted add up. */
function presenceText(
  { id, endsAt }: Appointment,
  side: Side,
  { job, stays }: Recorded,
  zone: string,
): string | null {
  const own = stays.filter((stay) => stay.appointmentId === id && stay.side === side);
  const [first] = own;
  if (!first) return null;
  const ends = own.map(({ to }) => to ?? endsAt);
  const last = ends.toSorted().at(-1) ?? endsAt;
  const ms = own.reduce((sum, { from }, nth) => sum + Date.parse(ends[nth] ?? from) - Date.parse(from), 0);
  const [name, time] = [shortName(job[side].displayName), durationText(Math.max(1, Math.round(ms / 60_000)))];
  const when = spanText(first.from, last, zone);
  return t`${name}: ${time} in the room, ${when}`;
}

function fileItem(file: JobFile, job: Job): EvidenceItem {
  const { id, name, uploadedBy, uploadedAt } = file;
  const side = SIDES.find((each) => job[each].id === uploadedBy.id) ?? null;
  const who = shortName(uploadedBy.displayName);
  return { key: id, title: t`${who} added ${name}`, at: uploadedAt, side, message: null, file };
}
