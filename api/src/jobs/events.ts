import type { CancellationHours } from '@parley/contract/appointments/cancel.ts';
import type { JobStatus } from '@parley/contract/jobs/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { MoveAction } from './changes.ts';

interface JobEvent {
  jobId: string;
  clientId: string;
  professionalId: string;
  title: string;
}

declare module '../platform/events.ts' {
  interface Events {
    /** A negotiation was accepted; subscribers create the job's appointment, chat and first offer. */
    'job.agreed': JobEvent & {
      negotiationId: string;
      /** The first consultation. */
      startsAt: string;
      minutes: number;
      /** What it costs; 0 is free. */
      consultationPriceCents: number;
      cancellationHours: CancellationHours;
      creditConsultation: boolean;
      acceptedBy: Side;
      /** The client booked it, and nobody had to accept. */
      isInstant?: boolean;
      /** Offered by the professional, or what the client has in mind; null when nothing was said of money. */
      terms: { amountCents: number; estimatedDays: number | null } | null;
      termsBy: Side;
    };
    /** The client has paid an offer: its price, less what was paid for consultations. */
    'job.hired': JobEvent & { milestone: number | null; paidCents: number; dueAt: string };
    'job.moved': JobEvent & {
      action: MoveAction;
      from: JobStatus;
      to: JobStatus;
      by: Side | 'clock' | 'admin' | 'processor';
      /** Whether an admin did what a side can do, in its place. */
      isOnBehalf?: boolean;
      /** When it took effect: the deadline for automatic moves, else now. */
      at: string;
      amountCents: number;
      message: string | null;
      /** For a split: the professional's part before the fee; the rest is refunded. */
      toProfessionalCents?: number | null;
    };
    /** `at`: the deadline that is near or has just passed, see `comingOf`. */
    'job.reminder': JobEvent & {
      kind: 'hire' | 'accept' | 'due' | 'refundable' | 'dispute' | 'refund' | 'halves';
      at: string;
    };
  }
}
