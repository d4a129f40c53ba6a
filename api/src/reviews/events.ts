declare module '../platform/events.ts' {
  interface Events {
    'review.written': {
      jobId: string;
      authorId: string;
      aboutId: string;
      title: string;
      bothWritten: boolean;
      /** The other side's deadline to write one. */
      closesAt: string;
    };
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
      /** The author whose review published both; null when the deadline did. */
      publishedBy: string | null;
    };
  }
}

export {};
