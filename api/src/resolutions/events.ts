import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import type { ResolutionAnswer } from '@parley/contract/resolutions/states.ts';

/** With the job and its two sides; `by` made the suggestion. */
export type ResolutionEvent = Pick<
  Resolution,
  'by' | 'toProfessionalCents' | 'heldCents' | 'dueAt' | 'expiresAt' | 'message'
> & { jobId: string; clientId: string; professionalId: string; title: string };

/** An admin may act on behalf of a side. */
type ByAdmin = { byAdmin: boolean };

declare module '../platform/events.ts' {
  interface Events {
    'resolution.suggested': ResolutionEvent & ByAdmin;
    /** `message`: what came along with the answer. */
    'resolution.answered': ResolutionEvent & ByAdmin & { action: ResolutionAnswer };
    /** Nobody answered in time, and nothing has changed. */
    'resolution.expired': ResolutionEvent;
    'resolution.reminder': ResolutionEvent;
  }
}
