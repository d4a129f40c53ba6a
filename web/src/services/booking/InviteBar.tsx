import { useLingui } from '@lingui/react/macro';
import type { Service } from '@parley/contract/services/schemas.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { theirTime } from '../../time/both-times.ts';
import { whenText } from '../../time/format.ts';
import { MAX_TIMES } from '../../time/slots/max-times.ts';
import { shortName } from '../../users/short-name.ts';
import { Price } from '../Price.tsx';
import { lengthText } from './booking-text.ts';
import { InviteAction } from './ConsultationPanel.tsx';
import { nextTimes } from './next-times.ts';
import { PickedSummary } from './PickedSummary.tsx';
import type { Invite } from './use-invite.ts';

interface Props {
  service: Service;
  invite: Invite;
  times: readonly string[];
}

/** Sticks to the bottom of phones: the picked time and what it costs; until one is picked, the next one. */
export function InviteBar({ service, invite, times }: Props) {
  const zone = useViewerZone();
  const now = useNow();
  const canAdd = !service.instantBooking && times.length < MAX_TIMES;
  const [next] =
    invite.may === 'invite'
      ? nextTimes(service.professional, service.consultationMinutes, { zone, now })
      : [];
  return (
    <div className="at-thumb md:hidden">
      {times.length > 0 ? (
        <div className="grid gap-2.5">
          <PickedSummary service={service} times={times} zone={zone} onAdd={canAdd ? showTimes : null} />
          <InviteAction service={service} invite={invite} times={times} />
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
          <div className={next === undefined ? 'flex-none' : 'min-w-0 flex-1 basis-32'}>
            {next === undefined ? (
              <Price service={service} />
            ) : (
              <NextTime service={service} at={next} {...{ zone, now }} />
            )}
          </div>
          <div className={next === undefined ? 'min-w-0 flex-1' : 'max-w-full flex-none'}>
            <InviteAction service={service} invite={invite} times={next === undefined ? [] : [next]} />
          </div>
        </div>
      )}
    </div>
  );
}

/** "Today 17:15", and below it "11:15 for Ana · 30 min, free". */
function NextTime({ service, at, zone, now }: { service: Service; at: string; zone: string; now: string }) {
  const { t } = useLingui();
  const { timeZone, displayName } = service.professional;
  const there = theirTime(at, zone, timeZone);
  const [when, name, length] = [whenText(at, zone, now), shortName(displayName), lengthText(service)];
  return (
    <p className="leading-tight tabular-nums">
      <b className="block first-letter:uppercase">{when}</b>
      <span className="text-sm wrap-anywhere text-ink-3">
        {there === null ? length : t`${there} for ${name} · ${length}`}
      </span>
    </p>
  );
}

/** The focus goes to the days, from where the next Tab leads to the times. */
function showTimes() {
  const days = document.querySelector<HTMLElement>('#talk input[type=radio]:checked');
  (days?.closest('fieldset') ?? document.querySelector('#talk'))?.scrollIntoView({ block: 'start' });
  days?.focus({ preventScroll: true });
}
