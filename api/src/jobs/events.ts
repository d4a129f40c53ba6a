import type { JobAction, JobStatus } from '@parley/contract/jobs/states.ts';
import type { Side } from '@parley/contract/sides.ts';

interface JobEvent {
  jobId: string;
  clientId: string;
  professionalId: string;
  title: string;
}

declare module '../platform/events.ts' {
  interface Events {
    /** A negotiation was accepted; subscribers create the job's appointment, chat and payment. */
    'job.hired': JobEvent & {
      negotiationId: string;
      amountCents: number;
      /** The first consultation. */
      startsAt: string;
      minutes: number;
      payBy: string;
      acceptedBy: Side;
    };
    'job.moved': JobEvent & {
      action: JobAction;
      from: JobStatus;
      to: JobStatus;
      by: Side | 'clock' | 'admin';
      /** When it took effect: the deadline for automatic moves, else now. */
      at: string;
      amountCents: number;
      message: string | null;
      /** For a split: the professional's part before the fee; the rest is refunded. */
      toProfessionalCents?: number | null;
    };
    /** `at`: the deadline that is near or has just passed, see `comingOf`. */
    'job.reminder': JobEvent & {
      kind: 'pay' | 'accept' | 'due' | 'refundable' | 'dispute' | 'refund';
      at: string;
    };
  }
}
