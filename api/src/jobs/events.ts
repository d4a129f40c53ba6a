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
    /** A negotiation was accepted: the job is there; its appointment, chat and payment are made by those who hear this. */
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
      /** From when it holds: the deadline where the clock moved it, else now. */
      at: string;
      amountCents: number;
      message: string | null;
      /** Of a split: what goes to the professional, before the fee; the rest goes back. */
      toProfessionalCents?: number | null;
    };
    /** `at` is the deadline that comes nearer, or has just come: see `comingOf`. */
    'job.reminder': JobEvent & {
      kind: 'pay' | 'accept' | 'due' | 'refundable' | 'dispute' | 'refund';
      at: string;
    };
  }
}
