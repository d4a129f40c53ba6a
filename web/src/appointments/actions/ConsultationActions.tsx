import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { lazy, Suspense, useState } from 'react';
import { callOffText, costOfCallingOff, heldCents } from '../../jobs/actions/call-off.ts';
import { refusalText } from '../../platform/language/refusal-text.ts';
import { useNow } from '../../platform/now.ts';
import { detailOf } from '../../platform/form/detail-of.ts';
import { useAsksForOtherTime } from '../../time/other-time.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { dayTimeText } from '../../time/format.ts';
import { shortName } from '../../users/short-name.ts';
import {
  consultationActionLabels,
  consultationButtons,
  type ConsultationAction,
} from './consultation-actions.ts';
import { useConsultationAction } from './use-consultation-action.ts';

// Loaded only when a button is pressed.
const TimeDialog = lazy(() => import('./TimeDialog.tsx'));
const MessageDialog = lazy(() => import('./MessageDialog.tsx'));

interface Props {
  appointment: Appointment;
  side: Side;
  zone: string;
  /** What was paid for the work, or would be; null while there is no offer. */
  amountCents: number | null;
  /** Whether either side has blocked the other, and nobody is hired. */
  isCutOff?: boolean;
  /** Leaves out other actions. */
  only?: readonly ConsultationAction[];
}

/** The buttons for what this side may do with a consultation now. */
export function ConsultationActions({ appointment, side, zone, amountCents, isCutOff = false, only }: Props) {
  const now = useNow();
  const { send, pending, refusal, forget } = useConsultationAction(appointment.id);
  const buttons = consultationButtons({ ...appointment, isCutOff }, side, now).filter(
    ({ action }) => only?.includes(action) ?? true,
  );
  const asks =
    useAsksForOtherTime(appointment.id) &&
    buttons.some(({ action, refusal: why }) => action === 'request' && why === null);
  const [openAction, setOpenAction] = useState<ConsultationAction | null>(asks ? 'request' : null);
  const name = shortName(otherOf(appointment, side).displayName);
  const reader = { side, zone, now };
  const offeredAt = appointment.proposedStartsAt ?? appointment.startsAt;
  const price = {
    callOff: callOffText(appointment, reader),
    costCents: costOfCallingOff(appointment, reader),
    heldCents: heldCents(appointment),
  };
  const labelsOf = (act: ConsultationAction) =>
    consultationActionLabels(act, {
      name,
      isAgreed: appointment.agreedAt !== null,
      when: dayTimeText(offeredAt, zone),
      amountCents,
      price,
      objectionTo: appointment.objectionTo,
      isCutOff,
    });
  const press = (act: ConsultationAction) => {
    forget();
    if (act === 'accept') void send(act, { startsAt: offeredAt });
    else setOpenAction(act);
  };
  const close = () => {
    forget();
    setOpenAction(null);
  };
  const closeAfter = async (sent: Promise<boolean>) => {
    const wasTaken = await sent;
    if (wasTaken) setOpenAction(null);
    return wasTaken;
  };
  const dialog = {
    draft: `${openAction} ${appointment.id}`,
    refusal,
    pending: pending !== null,
    onClose: close,
  };
  return (
    <>
      {buttons.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {buttons.map(({ action, refusal: why }) => (
            <Button
              key={action}
              small
              kind={labelsOf(action).kind}
              pending={pending === action && openAction === null}
              disabledBecause={refusalText(why)}
              onClick={() => press(action)}
            >
              {labelsOf(action).label}
            </Button>
          ))}
        </div>
      )}
      <FormMessage message={openAction === null ? refusal && detailOf(refusal) : null} />
      <Suspense>
        {(openAction === 'request' || openAction === 'new_time') && (
          <TimeDialog
            {...dialog}
            {...labelsOf(openAction)}
            pair={appointment}
            serviceId={appointment.serviceId}
            priceCents={openAction === 'request' ? appointment.priceCents : 0}
            paidAt={appointment.payment?.paidAt}
            moving={openAction === 'request' && appointment.agreedAt !== null ? appointment.id : undefined}
            side={side}
            zone={zone}
            minutes={appointment.proposedMinutes ?? appointment.minutes}
            hasMessage={openAction === 'request'}
            send={(picked) => closeAfter(send(openAction, picked))}
          />
        )}
        {openAction !== null && openAction !== 'request' && openAction !== 'new_time' && (
          <MessageDialog
            {...dialog}
            labels={labelsOf(openAction)}
            send={(message) => closeAfter(send(openAction, message ? { message } : {}))}
          />
        )}
      </Suspense>
    </>
  );
}
