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
    /** A posting without activity closes at this instant. */
    'posting.reminder': PostingEvent & { closesAt: string };
  }
}
