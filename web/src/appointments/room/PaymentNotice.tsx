import { Trans } from '@lingui/react/macro';
import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useNow } from '../../platform/now.ts';
import { shortName } from '../../users/short-name.ts';
import { callPaymentNoticeText, paymentNoticeText } from './lobby/lobby-text.ts';

interface Props {
  meeting: Meeting;
  side: Side;
  zone: string;
}

/** The consultation of an unpaid job ends at the payment deadline: says when, and where the client pays. */
export function PaymentNotice({ meeting, side, zone }: Props) {
  const text = paymentNoticeText(meeting, useReader({ meeting, side, zone }));
  if (!text) return null;
  return (
    <div className="border-l-3 border-time pl-3.5 text-sm text-pretty text-ink tabular-nums">
      <p>{text}</p>
      {side === 'client' && (
        <Link to={paths.job(meeting.appointment.jobId)} className="font-semibold underline">
          <Trans>Make payment to secure</Trans>
        </Link>
      )}
    </div>
  );
}

/** The same over the video; paying opens in a new tab. */
export function CallPaymentNotice({ meeting, side, zone }: Props) {
  const text = callPaymentNoticeText(meeting, useReader({ meeting, side, zone }));
  if (!text) return null;
  return (
    <p className="rounded-md bg-paper/90 px-3.5 py-2 text-center text-sm text-balance text-ink tabular-nums">
      {text}{' '}
      {side === 'client' && (
        <a
          href={paths.job(meeting.appointment.jobId)}
          target="_blank"
          rel="noreferrer"
          className="font-semibold whitespace-nowrap underline"
        >
          <Trans>Pay in a new tab</Trans>
        </a>
      )}
    </p>
  );
}

function useReader({ meeting, side, zone }: Props) {
  const name = shortName(otherOf(meeting.appointment, side).displayName);
  return { side, name, zone, now: useNow() };
}
