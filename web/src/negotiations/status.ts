import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { NegotiationStatus } from '@parley/contract/negotiations/states.ts';
import type { Side, SideRole } from '@parley/contract/sides.ts';
import type { StatusLabel } from '../ui/feedback/status-label.ts';
import type { Tone } from '../ui/Tag.tsx';

// The first six labels are the specification's, verbatim; the last three are ours.
const LABELS: Record<NegotiationStatus, Record<Side, MessageDescriptor>> = {
  SENT: { professional: msg`Sent`, client: msg`Sent` },
  READ: { professional: msg`Read`, client: msg`Requires Approval` },
  RESCHEDULE: { professional: msg`Awaiting reschedule response`, client: msg`Reschedule Requested` },
  RESCHEDULE_PRO: { professional: msg`Reschedule Requested`, client: msg`Awaiting reschedule response` },
  RESCHEDULE_REJECTED: { professional: msg`Reschedule Rejected`, client: msg`Awaiting Reschedule` },
  ACCEPTED: { professional: msg`Accepted`, client: msg`Accepted` },
  DECLINED: { professional: msg`Declined`, client: msg`Declined` },
  WITHDRAWN: { professional: msg`Withdrawn`, client: msg`Withdrawn` },
  EXPIRED: { professional: msg`Expired`, client: msg`Expired` },
};

const TONES: Partial<Record<NegotiationStatus, Tone>> = { ACCEPTED: 'good', DECLINED: 'bad' };

/** Whether the latest time was rejected, so that another one has to be found. */
export function isTimeRejected(status: NegotiationStatus): boolean {
  return status === 'RESCHEDULE_REJECTED';
}

/** A negotiation's status as worded for that side; marigold when it is that side's turn. */
export function negotiationStatus(status: NegotiationStatus, side: Side, turn: SideRole | null): StatusLabel {
  const waitsForMe = turn !== null && (turn === 'CLIENT') === (side === 'client');
  return { label: t(LABELS[status][side]), tone: waitsForMe ? 'time' : (TONES[status] ?? 'plain') };
}
