import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchingService } from '@parley/contract/job-postings/schemas.ts';
import { isOpenNegotiation } from '@parley/contract/negotiations/states.ts';
import { Link } from 'react-router';
import { negotiationStatus } from '../negotiations/status.ts';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { FittingService } from '../services/FittingService.tsx';
import { whenText } from '../time/format.ts';
import { onYourClock } from '../time/on-your-clock.ts';
import { Button } from '../ui/Button.tsx';
import { Tag } from '../ui/Tag.tsx';
import { shortName } from '../users/short-name.ts';
import type { Invitee } from './use-bulk-invites.ts';

interface Props {
  service: MatchingService;
  invitee: Invitee | null;
  zone: string;
  onToggle: () => void;
  onTime: () => void;
}

/** A matching service, and whether its professional is invited. */
export function MatchRow(props: Props) {
  const { service } = props;
  return (
    <FittingService service={service} because={service.match.because}>
      <MatchCheckbox {...props} />
    </FittingService>
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
      <label className="flex min-h-11 md:min-h-8.5 items-center gap-2.5 font-semibold">
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
