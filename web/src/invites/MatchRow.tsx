import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchingService } from '@parley/contract/job-postings/schemas.ts';
import { isOpenNegotiation } from '@parley/contract/negotiations/states.ts';
import { cityOf } from '@parley/contract/time.ts';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { negotiationStatus } from '../negotiations/status.ts';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { consultationText, priceText } from '../services/price.ts';
import { whenText } from '../time/format.ts';
import { onYourClock } from '../time/on-your-clock.ts';
import { WeekRibbon } from '../time/ribbon/WeekRibbon.tsx';
import { Button } from '../ui/Button.tsx';
import { Tag } from '../ui/Tag.tsx';
import { PersonLine } from '../users/PersonLine.tsx';
import { ratingText } from '../users/rating-text.ts';
import { shortName } from '../users/short-name.ts';
import type { Invitee } from './use-bulk-invites.ts';

interface Props {
  service: MatchingService;
  invitee: Invitee | null;
  zone: string;
  onToggle: () => void;
  onTime: () => void;
}

/** A matching service with its professional, time and price, and whether they are invited. */
export function MatchRow({ service, invitee, zone, onToggle, onTime }: Props) {
  const now = useNow();
  const { t } = useLingui();
  const { id, title, professional, match } = service;
  const name = shortName(professional.displayName);
  return (
    <li className="grid gap-x-6 gap-y-4 border-b border-line py-6 sm:grid-cols-[minmax(0,1fr)_220px]">
      <div className="grid min-w-0 content-start gap-3">
        <PersonLine person={professional} to={paths.professional(professional.id)}>
          {cityOf(professional.timeZone)} · {ratingText(service.rating)}
        </PersonLine>
        <h2 className="text-lg">
          <Link to={paths.service(id)}>{title}</Link>
        </h2>
        <ul aria-label={t`Why ${name} is a match`} className="grid gap-1 text-sm text-ink-2">
          {match.because.map((reason) => (
            <li key={reason} className="flex gap-2">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <p className="tabular-nums">
          <b className="block font-display text-xl font-semibold tracking-tight">{priceText(service)}</b>
          <span className="text-sm text-ink-3">
            {consultationText(service.consultationMinutes, service.consultationPriceCents)}
          </span>
        </p>
        <WeekRibbon of={professional} zone={zone} now={now} />
        <MatchCheckbox service={service} invitee={invitee} zone={zone} onToggle={onToggle} onTime={onTime} />
      </div>
    </li>
  );
}

function MatchCheckbox({ service, invitee, zone, onToggle, onTime }: Props) {
  const now = useNow();
  const { professional, inviteStatus, inviteId } = service;
  const name = shortName(professional.displayName);
  const isSent = invitee?.state === 'sent';
  if (isSent || (inviteStatus !== null && isOpenNegotiation(inviteStatus))) {
    return <InviteStatus service={service} sentId={invitee?.inviteId ?? null} />;
  }
  const startsAt = invitee?.startsAt ?? null;
  const when = startsAt && onYourClock(whenText(startsAt, zone, now), startsAt, zone, professional.timeZone);
  return (
    <div className="grid gap-2.5">
      {inviteId !== null && <InviteStatus service={service} sentId={null} />}
      <label className="flex min-h-8.5 items-center gap-2.5 font-semibold">
        <input
          type="checkbox"
          className="size-5 accent-ink"
          checked={invitee !== null}
          disabled={invitee?.state === 'sending'}
          onChange={onToggle}
        />
        {inviteId === null ? <Trans>Invite {name}</Trans> : <Trans>Invite {name} again</Trans>}
      </label>
      {invitee && (
        <>
          <p className="text-sm tabular-nums">
            {when ? <Trans>Consultation {when}</Trans> : <Trans>No time picked yet</Trans>}
          </p>
          <div>
            <Button kind="quiet" small pending={invitee.state === 'sending'} onClick={onTime}>
              {when ? <Trans>Change time</Trans> : <Trans>Pick a time</Trans>}
            </Button>
          </div>
        </>
      )}
      <p role="alert" className="text-sm font-medium text-bad empty:hidden">
        {invitee?.error}
      </p>
    </div>
  );
}

/** The status of the latest invite; the loaded list doesn't include one that was just sent. */
function InviteStatus({ service, sentId }: { service: MatchingService; sentId: string | null }) {
  const { id, inviteStatus, inviteId } = service;
  const { t } = useLingui();
  const sent = { label: t`Invited`, tone: 'good' } as const;
  const labels =
    sentId === null && inviteStatus !== null ? negotiationStatus(inviteStatus, 'client', null) : sent;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Tag tone={labels.tone}>{labels.label}</Tag>
      <Link to={paths.jobInvite(id, { invite: sentId ?? inviteId ?? undefined })} className="underline">
        <Trans>View invitation</Trans>
      </Link>
    </p>
  );
}
