import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import type { ResolutionAnswer } from '@parley/contract/resolutions/states.ts';

/** With the job and its two sides; `by` made the suggestion. */
export type ResolutionEvent = Pick<
  Resolution,
  'by' | 'toProfessionalCents' | 'heldCents' | 'dueAt' | 'expiresAt' | 'message'
> & { jobId: string; clientId: string; professionalId: string; title: string };

declare module '../platform/events.ts' {
  interface Events {
    'resolution.suggested': ResolutionEvent;
    /** `message`: what came along with the answer. */
    'resolution.answered': ResolutionEvent & { action: ResolutionAnswer };
    /** Nobody answered in time, and nothing has changed. */
    'resolution.expired': ResolutionEvent;
    'resolution.reminder': ResolutionEvent;
  }
}
