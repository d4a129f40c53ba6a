import { EXPERIENCE_IN_SHORT_FORM } from './budget-ranges.ts';
import { EMPTY, type PostingValues } from './posting-values.ts';

const TITLE_LENGTH = 80;

/** A title from the first sentence of a description, cut between words. */
export function titleFrom(description: string): string {
  const [sentence = ''] = description.trim().split(/(?<=[.!?])\s|\n/);
  const plain = sentence.replace(/[.!]$/, '').trim();
  if (plain.length <= TITLE_LENGTH) return plain;
  const lastSpace = plain.lastIndexOf(' ', TITLE_LENGTH);
  return `${plain.slice(0, lastSpace > 0 ? lastSpace : TITLE_LENGTH)}…`;
}

/** What the short form doesn't ask for. */
export function completed(values: PostingValues): PostingValues {
  return {
    ...values,
    title: values.title.trim() || titleFrom(values.description),
    experience: values.experience ?? EXPERIENCE_IN_SHORT_FORM,
  };
}

/** Whether a draft has what only the full form shows. */
export function hasDetails({
  title,
  skills,
  startBy,
  openings,
  attachments,
  pricing,
}: PostingValues): boolean {
  return (
    title !== '' ||
    skills.length > 0 ||
    startBy !== '' ||
    openings !== EMPTY.openings ||
    attachments.length > 0 ||
    pricing !== EMPTY.pricing
  );
}
