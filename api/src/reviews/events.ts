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
