import type { JobRow } from '../queries.ts';

/** Work counts and is reviewed once, by the first of its milestones. */
export const isLaterMilestone = ({ milestone }: Pick<JobRow, 'milestone'>): boolean => (milestone ?? 1) > 1;
