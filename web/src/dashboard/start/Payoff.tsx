import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { totalText } from '@parley/contract/numbers.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { ClientStart, ProfessionalStart } from './load-start.ts';

function Payoff({ mark, name, children }: { mark: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-4 rounded-lg border border-dashed border-line-strong p-4.5">
      {mark}
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <div className="mt-0.5 text-sm text-ink-2 tabular-nums">{children}</div>
      </div>
    </div>
  );
}

/** What the steps are for: clients can find and book the professional. */
export function ProfessionalPayoff({ open, discipline }: Pick<ProfessionalStart, 'open' | 'discipline'>) {
  const { t } = useLingui();
  const total = open.ok ? open.data.total : 0;
  const count = totalText(total);
  const name = discipline?.name;
  return (
    <Payoff mark={<Off />} name={t`Visible to clients`}>
      <Trans>Clients can find and book you once these steps are done.</Trans>{' '}
      {total > 0 && (
        <Link
          to={paths.jobPostings({ disciplineId: discipline?.id })}
          className="underline underline-offset-3"
        >
          {name === undefined
            ? plural(total, { one: 'See # open posting', other: `See ${count} open postings` })
            : plural(total, {
                one: `See # open posting in ${name}`,
                other: `See ${count} open postings in ${name}`,
              })}
        </Link>
      )}
    </Payoff>
  );
}

/** A switch that is still off. */
function Off() {
  return (
    <span aria-hidden className="mt-0.5 h-6 w-11 shrink-0 rounded-full bg-line-strong p-0.5">
      <span className="block size-5 rounded-full bg-sheet" />
    </span>
  );
}

/** What the steps are for: people who are free to talk this week. */
export function ClientPayoff({ free }: Pick<ClientStart, 'free'>) {
  if (!free.ok || free.data.total === 0) return null;
  const count = totalText(free.data.total);
  return (
    <Payoff
      mark={
        <span className="flex -space-x-2.5">
          {free.data.items.map(({ id, displayName, avatarUrl }) => (
            <Avatar key={id} name={displayName} url={avatarUrl} size="s" />
          ))}
        </span>
      }
      name={plural(free.data.total, {
        one: '# professional is free to talk this week',
        other: `${count} professionals are free to talk this week`,
      })}
    >
      <Trans>Posting a job is free. You pay for work only when you hire someone.</Trans>
    </Payoff>
  );
}
