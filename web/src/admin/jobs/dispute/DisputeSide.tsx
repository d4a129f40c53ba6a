import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SideEvidence } from '@parley/contract/jobs/evidence.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { Link } from 'react-router';
import { jobLabel } from '../../../jobs/status.ts';
import { paths } from '../../../paths.ts';
import { useViewerZone } from '../../../platform/zone.ts';
import { dayTimeText } from '../../../time/format.ts';
import { dateText } from '../../../time/long-dates.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { attendanceText } from '../../../users/attendance-text.ts';
import { shortName } from '../../../users/short-name.ts';
import { SidePerson } from '../SidePerson.tsx';
import { type EvidenceItem, wordsOf } from './evidence-items.ts';

interface Props {
  job: Job;
  side: Side;
  evidence: SideEvidence;
  items: readonly EvidenceItem[];
}

/** Beside the reason: more is in the timeline. */
const SHOWN_WORDS = 3;

/** One side of a dispute: who they are, what they say, and how they have fared. */
export function DisputeSide({ job, side, evidence, items }: Props) {
  const { displayName } = job[side];
  return (
    <section aria-label={displayName} className="min-w-0">
      <div className="border-b-2 border-ink pb-3.5">
        <SidePerson job={job} side={side} />
      </div>
      <Words name={shortName(displayName)} words={wordsOf(items, side).slice(0, SHOWN_WORDS)} />
      <Record evidence={evidence} side={side} />
    </section>
  );
}

/** What they wrote, with what they did at the time. */
function Words({ name, words }: { name: string; words: readonly EvidenceItem[] }) {
  const zone = useViewerZone();
  if (words.length === 0)
    return (
      <p className="py-4 text-ink-3">
        <Trans>{name} hasn’t written anything outside the chat.</Trans>
      </p>
    );
  return (
    <ul aria-label={t`What ${name} says`} className="grid gap-4 py-4">
      {words.map(({ key, title, at, message }, nth) => (
        <li key={key}>
          <q
            dir="auto"
            className={`block max-w-[52ch] text-pretty wrap-anywhere whitespace-pre-line ${nth === 0 ? 'text-lg' : 'text-ink-2'}`}
          >
            {message}
          </q>
          <p className="mt-1 text-sm text-ink-3 tabular-nums">
            {title} · <time dateTime={at}>{dayTimeText(at, zone)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Record({ evidence, side }: { evidence: SideEvidence; side: Side }) {
  const zone = useViewerZone();
  const { completedJobs, attendance, memberSince, messages, lastMessageAt, otherDisputes } = evidence;
  const last = lastMessageAt && dayTimeText(lastMessageAt, zone);
  const count = plural(messages, { one: '# message', other: '# messages' });
  return (
    <div className="border-t border-line text-sm">
      <DescriptionList
        facts={[
          [t`Member since`, dateText(memberSince, zone)],
          [t`Completed jobs`, completedJobs],
          [t`Attendance`, attendanceText(attendance) ?? t`Too few consultations to say`],
          [t`In the chat`, last ? t`${count}, the last on ${last}` : t`Nothing`],
          [t`Disputes in other jobs`, otherDisputesText(otherDisputes)],
        ]}
      />
      {otherDisputes.latest.length > 0 && (
        <ul aria-label={t`Disputes in other jobs`} className="border-t border-line tabular-nums">
          {otherDisputes.latest.map(({ jobId, title, at, by, status }) => (
            <li key={`${jobId} ${at}`} className="flex flex-wrap justify-between gap-x-4 py-2">
              <Link to={paths.adminJob(jobId)} className="min-w-0 wrap-anywhere underline underline-offset-3">
                {title}
              </Link>
              <span className="text-ink-3">
                {dateText(at, zone)}
                {by === side && <Trans>, opened by them</Trans>} · {jobLabel(status).label}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function otherDisputesText({ count, opened }: SideEvidence['otherDisputes']): string {
  if (count === 0) return t`None`;
  return t`${count}, of which they opened ${opened}`;
}
