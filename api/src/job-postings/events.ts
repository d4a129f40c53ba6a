import type { PostingTerm } from '@parley/contract/job-postings/rules.ts';
import type { PostingStatus } from '@parley/contract/job-postings/states.ts';

interface PostingEvent {
  postingId: string;
  clientId: string;
  title: string;
}

declare module '../platform/events.ts' {
  interface Events {
    /** A posting was filled or closed; its open negotiations expire. */
    'posting.ended': PostingEvent & { status: PostingStatus; by: 'client' | 'clock' };
    /** What professionals propose on was changed, the last time at that instant. */
    'posting.changed': PostingEvent & { changes: readonly PostingTerm[]; changedAt: string };
    /** A posting without activity closes at this instant. */
    'posting.reminder': PostingEvent & { closesAt: string };
  }
}
