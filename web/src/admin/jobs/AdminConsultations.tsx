import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { isOff } from '@parley/contract/appointments/states.ts';
import type { AdminJob } from '@parley/contract/jobs/schemas.ts';
import { money } from '@parley/contract/money.ts';
import { SIDES } from '@parley/contract/sides.ts';
import { lazy, Suspense, useState } from 'react';
import { consultationActions } from '../../appointments/actions/consultation-actions.ts';
import { ConsultationTimeline } from '../../appointments/ConsultationTimeline.tsx';
import { appointmentStatus, attendanceStatus } from '../../appointments/status.ts';
import { isPaid, paymentStatus, settlementStatus } from '../../jobs/money/status.ts';
import { useNow } from '../../platform/now.ts';
import { dayTimeText } from '../../time/format.ts';
import { Button } from '../../ui/Button.tsx';

// Loaded on demand.
const ConsultationDialog = lazy(() => import('./ConsultationDialog.tsx'));
const ConsultationDecision = lazy(() => import('./ConsultationDecision.tsx'));
const NotesDialog = lazy(() => import('./NotesDialog.tsx'));

/** The consultations of a job as admins see them: status, history, and acting on behalf of a side. */
export function AdminConsultations({
  job: { appointments, amountCents },
  owedCents,
  zone,
}: Pick<AdminJob, 'job' | 'owedCents'> & { zone: string }) {
  const now = useNow();
  const [acting, setActing] = useState<Appointment | null>(null);
  const [decidingId, setDecidingId] = useState<string | null>(null);
  const [reading, setReading] = useState<Appointment | null>(null);
  // As read last: its sums may have changed since the dialog was opened.
  const deciding = appointments.find(({ id }) => id === decidingId);
  if (appointments.length === 0)
    return (
      <p className="pt-4 text-ink-3">
        <Trans>No consultations.</Trans>
      </p>
    );
  return (
    <>
      <ul className="text-sm tabular-nums">
        {appointments.map((negotiation) => {
          const time = dayTimeText(negotiation.startsAt, zone);
          return (
            <li key={negotiation.id} className="grid gap-2 border-t border-line py-3.5">
              <p className="flex flex-wrap justify-between gap-x-4">
                <b className="font-semibold">{time}</b>
                <span className="text-ink-3">{stateText(negotiation)}</span>
              </p>
              <PendingTimes appointment={negotiation} zone={zone} />
              <PaidMoney appointment={negotiation} zone={zone} />
              <ConsultationTimeline appointment={negotiation} side={null} zone={zone} />
              <div className="flex flex-wrap gap-2.5 empty:hidden">
                {isContested(negotiation) && (
                  <Button small onClick={() => setDecidingId(negotiation.id)}>
                    <Trans>Decide who gets the money</Trans>
                  </Button>
                )}
                {hasActs(negotiation, now) && (
                  <Button kind="quiet" small onClick={() => setActing(negotiation)}>
                    <Trans>
                      Act on the consultation on someone’s behalf<span className="sr-only">: {time}</span>
                    </Trans>
                  </Button>
                )}
                {negotiation.notedAt !== null && (
                  <Button kind="quiet" small onClick={() => setReading(negotiation)}>
                    <Trans>Read the notes</Trans>
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <Suspense>
        {acting && (
          <ConsultationDialog
            appointment={acting}
            amountCents={amountCents}
            zone={zone}
            onClose={() => setActing(null)}
          />
        )}
        {deciding && (
          <ConsultationDecision
            appointment={deciding}
            owedCents={owedCents}
            onClose={() => setDecidingId(null)}
          />
        )}
        {reading && <NotesDialog appointment={reading} zone={zone} onClose={() => setReading(null)} />}
      </Suspense>
    </>
  );
}

function PendingTimes({
  appointment: { proposedStartsAt, refundAt },
  zone,
}: {
  appointment: Appointment;
  zone: string;
}) {
  const time = proposedStartsAt && dayTimeText(proposedStartsAt, zone);
  const refundTime = refundAt && dayTimeText(refundAt, zone);
  return (
    <>
      {time && (
        <p>
          <Trans>Requested time: {time}</Trans>
        </p>
      )}
      {refundTime && (
        <p>
          <Trans>The client gets a full refund on {refundTime}.</Trans>
        </p>
      )}
    </>
  );
}

/** What it costs and where the money is; nothing for a free one. */
function PaidMoney({ appointment, zone }: { appointment: Appointment; zone: string }) {
  const { priceCents, payment, payBy, settleAt, settleTo, status } = appointment;
  if (payment === null) return null;
  const { refundedCents } = payment;
  const paid = isPaid({ paymentStatus: payment.status });
  const unpaid = isOff(status) ? t`Nothing paid` : paymentStatus(payment.status).short;
  const where = paid ? settlementStatus(payment.settlement).label : unpaid;
  const [price, back] = [money(priceCents), money(refundedCents)];
  const on = (at: string | null) => (at === null ? '' : dayTimeText(at, zone));
  const [due, moves] = [on(payBy), on(settleAt)];
  const next = settleTo === 'CLIENT' ? t`refunded on ${moves}` : t`released on ${moves}`;
  const facts = [
    price,
    where,
    refundedCents > 0 && t`${back} refunded`,
    due && t`to be paid by ${due}`,
    payment.frozenAt !== null && t`disputed by the bank`,
    moves &&
      payment.frozenAt === null &&
      (isContested(appointment) ? t`contested; without a decision ${next}` : next),
  ];
  return <p>{facts.filter(Boolean).join(' · ')}</p>;
}

/** Somebody objected, and nobody has decided about the money yet. */
const isContested = ({ objectedAt, settleAt }: Appointment) => objectedAt !== null && settleAt !== null;

const hasActs = (negotiation: Appointment, now: string) =>
  SIDES.some((side) => consultationActions(negotiation, side, now).length > 0);

function stateText(negotiation: Appointment): string {
  return (attendanceStatus(negotiation, 'admin') ?? appointmentStatus(negotiation.status, 'client')).label;
}
