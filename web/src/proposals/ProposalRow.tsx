import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { nextTimeOf } from '@parley/contract/negotiations/times.ts';
import { isOpenNegotiation } from '@parley/contract/negotiations/states.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { negotiationStatus } from '../negotiations/status.ts';
import { paths } from '../paths.ts';
import { theirTime } from '../time/both-times.ts';
import { dayText, timeText } from '../time/format.ts';
import { RowRibbon } from '../time/ribbon/RowRibbon.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Tag } from '../ui/Tag.tsx';
import { ratingText } from '../users/rating-text.ts';
import { shortName } from '../users/short-name.ts';

interface Props {
  negotiation: Negotiation;
  postingId: string;
  sort: string | null;
  isShown: boolean;
  zone: string;
  now: string;
}

// On phones its ground reaches past the text, which stays in line with the page.
const shown = 'bg-well max-sm:shadow-[-12px_0_var(--well),12px_0_var(--well)]';
const cell = 'sm:border-t sm:border-line sm:py-3.5 sm:pr-4 sm:align-middle';

/** One proposal: a row of the table, a card on phones. All of it links to the proposal. */
export function ProposalRow({ negotiation, postingId, sort, isShown, zone, now }: Props) {
  const { t } = useLingui();
  const { professional, amountCents, estimatedDays, alternatives } = negotiation;
  const startsAt = nextTimeOf(negotiation, now);
  const there = theirTime(startsAt, zone, professional.timeZone);
  const name = shortName(professional.displayName);
  const status = negotiationStatus(negotiation.status, 'client', negotiation.turn);
  const quiet = isOpenNegotiation(negotiation.status) ? '' : 'text-ink-3';
  return (
    <tr
      aria-current={isShown || undefined}
      className={`relative transition-colors duration-(--swift) max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-3 max-sm:border-t max-sm:border-line max-sm:py-4 sm:hover:bg-well/50 ${isShown ? shown : ''} ${quiet}`}
    >
      <th
        scope="row"
        className={`${cell} text-left font-normal max-sm:col-span-2 sm:max-w-48 sm:min-w-36 sm:pl-3`}
      >
        <span className="flex items-center gap-3">
          <Avatar name={professional.displayName} url={professional.avatarUrl} size="s" />
          <span className="min-w-0">
            <Link
              to={withSort(paths.proposalsOf(postingId, negotiation.id), sort)}
              title={professional.displayName}
              className="block font-semibold wrap-anywhere after:absolute after:inset-0 sm:truncate"
            >
              {professional.displayName}
            </Link>
            <span className="block text-sm text-ink-3 tabular-nums">{ratingText(professional.rating)}</span>
          </span>
        </span>
      </th>
      <Cell label={t`Price`}>
        <b className="font-semibold tabular-nums">{amountCents !== null && shortMoney(amountCents)}</b>
      </Cell>
      <Cell label={t`Delivery`}>
        <span className="whitespace-nowrap">
          {estimatedDays === null ? '–' : <Plural value={estimatedDays} one="# day" other="# days" />}
        </span>
      </Cell>
      <Cell label={t`In common this week`}>
        <RowRibbon of={professional} zone={zone} now={now} />
      </Cell>
      <Cell label={t`Consultation`}>
        <time dateTime={startsAt} className="block tabular-nums">
          {dayText(startsAt, zone)} <b className="font-semibold">{timeText(startsAt, zone)}</b>
        </time>
        {alternatives.length > 0 && (
          <span className="block text-sm text-ink-3">
            <Plural value={alternatives.length} one="or one other time" other="or # other times" />
          </span>
        )}
        {there !== null && (
          <span className="block text-sm text-ink-3 tabular-nums">
            <Trans>
              {there} for {name}
            </Trans>
          </span>
        )}
      </Cell>
      <td className={`${cell} max-sm:col-span-2 sm:pr-3`}>
        {/* A tag wraps anywhere: without a minimum width, long names squeeze it to two letters. */}
        <div className="sm:min-w-24">
          <Tag tone={status.tone}>{status.label}</Tag>
        </div>
      </td>
    </tr>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className={`${cell} tabular-nums`}>
      <span className="block text-sm text-ink-3 sm:hidden">{label}</span>
      {children}
    </td>
  );
}

function withSort(path: string, sort: string | null): string {
  return sort === null ? path : `${path}&sort=${sort}`;
}
