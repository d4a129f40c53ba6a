import { Trans, useLingui } from '@lingui/react/macro';
import type { Service } from '@parley/contract/services/schemas.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { theirTime } from '../../time/both-times.ts';
import { clocksDiffer, whenText } from '../../time/format.ts';
import { shortName } from '../../users/short-name.ts';
import { lengthText } from './booking-text.ts';
import { nextTimes } from './next-times.ts';
import type { Invite } from './use-invite.ts';

/** The next times to talk, each of which leads to the invitation with that time picked. */
export function NextTimes({ service, invite }: { service: Service; invite: Invite }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  const heading = useId();
  const { professional, consultationMinutes } = service;
  const times = nextTimes(professional, consultationMinutes, { zone, now });
  if (invite.may !== 'invite' || times.length === 0) return null;
  const name = shortName(professional.displayName);
  const length = lengthText(service);
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={heading} className="text-lg">
          <Trans>Next times to talk</Trans>
        </h2>
        <p className="text-sm text-ink-3 tabular-nums">
          {clocksDiffer(now, zone, professional.timeZone) ? t`your time · ${length}` : length}
        </p>
      </div>
      <ul className="mt-3 grid gap-2.5 sm:grid-cols-3">
        {times.map((at, place) => (
          <li key={at} className="min-w-0">
            <TimeLink
              to={invite.pathTo(service.id, [at])}
              when={whenText(at, zone, now)}
              there={theirTime(at, zone, professional.timeZone)}
              name={name}
              isFirst={place === 0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TimeLinkProps {
  to: string;
  when: string;
  there: string | null;
  name: string;
  isFirst: boolean;
}

function TimeLink({ to, when, there, name, isFirst }: TimeLinkProps) {
  const look = isFirst
    ? 'border-time bg-time text-on-time hover:bg-time/85'
    : 'border-line-strong bg-sheet hover:border-ink-3';
  return (
    <Link
      to={to}
      className={`flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-md border px-3.5 py-2.5 leading-tight tabular-nums transition-colors duration-(--swift) hover:no-underline sm:block ${look}`}
    >
      <b className="block font-display text-lg font-semibold tracking-tight first-letter:uppercase">{when}</b>
      {there !== null && (
        <span className={`block text-sm wrap-anywhere ${isFirst ? '' : 'text-ink-3'}`}>
          <Trans>
            {there} for {name}
          </Trans>
        </span>
      )}
    </Link>
  );
}
