import type { Job } from '@parley/contract/jobs/schemas.ts';

/** The job that has the chat, the files and the reviews: of a milestone, the one that its plan began with. */
export const homeOf = ({ id, plan }: Pick<Job, 'id' | 'plan'>): string => plan?.id ?? id;
