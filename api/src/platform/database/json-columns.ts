import type { ReconciliationDifference } from '@parley/contract/payments/reconciliation.ts';
import type { BillingIdentity } from '@parley/contract/payments/billing-details.ts';
import type { SavedFilters } from '@parley/contract/saved-searches/schemas.ts';
import type { PlannedMilestone } from '@parley/contract/offers/milestones.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { JobActor } from '@parley/contract/jobs/states.ts';
import type { ColumnType } from 'kysely';

interface Link {
  label: string;
  url: string;
}
/** Minutes of the local day, [from, to). */
export interface MinuteSlot {
  from: number;
  to: number;
}
/** One of a series of consultations; without a time it is left out. */
export interface SeriesDateRow {
  on: string;
  startsAt: string | null;
}
/** Several of a series that were called off at once. */
export interface SeriesCallOffRow {
  at: string;
  by: Side;
  byAdmin: boolean;
  count: number;
  message: string;
}
interface ServiceImage {
  fileId: string;
  alt: string;
}
/** A job's deadlines, paused by a dispute. */
export interface StoppedClocks {
  releaseAt: string | null;
  refundableAt: string | null;
  disputeAt: string | null;
  /** Absent where the dispute is older than this deadline. */
  lateRefundAt?: string | null;
  /** Of a dispute that a chargeback came upon, which goes on afterwards. */
  dispute?: { by: JobActor | null; refundAt: string | null; since: string };
}

/** The shape of each json column, which PostgreSQL doesn't know. */
interface Shapes {
  'appointment_series.called_off': SeriesCallOffRow[];
  'appointment_series.dates': SeriesDateRow[];
  'hour_dates.slots': MinuteSlot[];
  'idempotency_keys.reply': object;
  'invoices.recipient': BillingIdentity;
  'invoices.sender': BillingIdentity;
  'jobs.stopped_clocks': StoppedClocks;
  'mails.content': object;
  'offers.milestones': PlannedMilestone[];
  'processor_calls.params': Record<string, string | number>;
  'profiles.links': Link[];
  'pushes.content': object;
  'reconciliations.differences': ReconciliationDifference[];
  'saved_searches.filters': SavedFilters;
  'services.images': ServiceImage[];
}

/** Read as its shape, written as JSON text. A new json column doesn't compile until its shape is listed above. */
export type JsonColumn<Name extends keyof Shapes> = ColumnType<Shapes[Name], string, string>;
