import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { agoText } from '../time/ago.ts';
import { dateOf, plainDayText } from '../time/format.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { Tag } from '../ui/Tag.tsx';
import { ratingText } from '../users/rating-text.ts';
import { budgetText } from './form/budget.ts';

interface Props {
  posting: JobPostingCard;
  /** The favorite button; null in a preview. */
  favoriteButton: ReactNode;
  /** How it stands, where it may not be open. */
  mark?: ReactNode;
}

/** How many skills a card shows; the rest are counted. */
const SKILLS = 5;

/** The card of a job posting, in all lists. */
export function PostingCard({ posting, favoriteButton, mark }: Props) {
  const { id, title, excerpt } = posting;
  return (
    <article className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 border-b border-line py-5">
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-lg">
          <CardLink to={paths.jobPosting(id)} className="after:absolute after:inset-0">
            {title}
          </CardLink>
        </h3>
        <p className="mt-1.5 line-clamp-2 max-w-[70ch] text-pretty wrap-anywhere text-ink-2">{excerpt}</p>
        <Skills skills={posting.skills} />
        <Facts posting={posting} mark={mark} />
      </div>
      <div className="flex flex-col items-end gap-2">{favoriteButton}</div>
    </article>
  );
}

function Skills({ skills }: { skills: readonly string[] }) {
  const { t } = useLingui();
  if (skills.length === 0) return null;
  const more = skills.length - SKILLS;
  return (
    <ul aria-label={t`Skills`} className="mt-3 flex flex-wrap gap-1.5">
      {skills.slice(0, SKILLS).map((skill) => (
        <li key={skill} className="max-w-full">
          <Tag>{skill}</Tag>
        </li>
      ))}
      {more > 0 && (
        <li className="self-center text-sm text-ink-3">
          <Trans>and {more} more</Trans>
        </li>
      )}
    </ul>
  );
}

function Facts({ posting, mark }: Pick<Props, 'posting' | 'mark'>) {
  const { t } = useLingui();
  const { client, proposalCount, startBy, createdAt } = posting;
  const now = useNow();
  const today = dateOf(now, useViewerZone());
  // Afterwards it says nothing; the proposal names a time.
  const startDay = startBy && startBy >= today && plainDayText(startBy);
  const facts = [
    `${client.displayName}, ${cityOf(client.timeZone)}`,
    ratingText(client.rating),
    plural(proposalCount, { one: '# proposal', other: '# proposals' }),
    startDay && t`start by ${startDay}`,
    agoText(createdAt, now),
  ].filter(Boolean);
  return (
    <div className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <b className="font-display text-lg font-semibold tracking-tight tabular-nums">{budgetText(posting)}</b>
      {mark}
      <p className="min-w-0 text-sm wrap-anywhere text-ink-3 tabular-nums">{facts.join(' · ')}</p>
    </div>
  );
}
