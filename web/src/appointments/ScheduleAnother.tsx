import { Trans, useLingui } from '@lingui/react/macro';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import type { Person } from '@parley/contract/users/schemas.ts';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';
import { refusalText } from '../platform/language/refusal-text.ts';
import type { Refused } from '../platform/result.ts';
import { Button } from '../ui/Button.tsx';
import { shortName } from '../users/short-name.ts';
import type { PickedTime } from './actions/TimeDialog.tsx';
import { LENGTHS } from './lengths.ts';

const TimeDialog = lazy(() => import('./actions/TimeDialog.tsx'));

interface Props {
  job: { id: string; serviceId: string | null; client: Person; professional: Person };
  side: Side;
  zone: string;
  /** Why another one cannot be asked for now. */
  whyNot: RefusalCode | null;
}

/** Suggests another consultation, before or after the hire. */
export function ScheduleAnother({ job, side, zone, whyNot }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const { revalidate } = useRevalidator();
  const name = shortName(otherOf(job, side).displayName);

  async function send(picked: PickedTime): Promise<boolean> {
    if (pending) return false;
    setPending(true);
    setRefusal(null);
    const result = await call('POST /api/job/appointments', { body: { jobId: job.id, ...picked } });
    if (result.ok) await revalidate();
    setPending(false);
    if (result.ok) setOpen(false);
    else setRefusal(result);
    return result.ok;
  }
  return (
    <div>
      <Button
        kind="quiet"
        small
        icon={<CalendarPlus aria-hidden className="size-4" />}
        disabledBecause={refusalText(whyNot)}
        onClick={() => {
          setRefusal(null);
          setOpen(true);
        }}
      >
        <Trans>Schedule another consultation</Trans>
      </Button>
      <Suspense>
        {isOpen && (
          <TimeDialog
            draft={`schedule ${job.id}`}
            pair={job}
            serviceId={job.serviceId}
            side={side}
            zone={zone}
            title={t`Schedule another consultation with ${name}`}
            about={t`It’s booked once ${name} accepts.`}
            confirm={t`Suggest this time`}
            minutes={30}
            lengths={LENGTHS}
            hasMessage
            refusal={refusal}
            pending={pending}
            send={send}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
