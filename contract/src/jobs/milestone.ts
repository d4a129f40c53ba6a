/** Work counts, is reviewed and has its chat once, in the first of its milestones; later ones are jobs that follow it. */
export const isLaterMilestone = ({ milestone }: { milestone?: number | null | undefined }): boolean =>
  (milestone ?? 1) > 1;
