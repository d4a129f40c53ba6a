declare module '../platform/events.ts' {
  interface Events {
    'review.written': {
      jobId: string;
      authorId: string;
      aboutId: string;
      title: string;
      bothWritten: boolean;
      /** Until when the other side may write theirs. */
      closesAt: string;
    };
    /** An admin has hidden a review, or shows it again. */
    'review.hidden': {
      reviewId: string;
      jobId: string;
      authorId: string;
      aboutId: string;
      title: string;
      hidden: boolean;
      reason: string;
    };
    'review.published': {
      reviewId: string;
      jobId: string;
      authorId: string;
      aboutId: string;
      title: string;
      rating: number;
      /** Who wrote the second one and so published both; null when the time was over. */
      publishedBy: string | null;
    };
  }
}

export {};
