import { MAX_REASON } from '@parley/contract/limits.ts';
import type { AdminReview } from '@parley/contract/reviews/schemas.ts';
import { call } from '../../platform/api.ts';
import { Prose } from '../../ui/Prose.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { AskDialog, reasonSchema } from '../AskDialog.tsx';

interface Props {
  review: AdminReview;
  onChange: (review: AdminReview) => void;
  onClose: () => void;
}

const WORDS = {
  hide: {
    title: 'Hide this review',
    about: 'Nobody sees it any more, and the averages are counted without it.',
    confirm: 'Hide it',
    kind: 'danger',
  },
  show: {
    title: 'Show this review again',
    about: 'It stands where it stood, and counts in the averages again.',
    confirm: 'Show it again',
    kind: 'strong',
  },
} as const;

/** Hides a review or shows it again; its author is told why. */
export function ReviewDialog({ review, onChange, onClose }: Props) {
  const { id, author, rating, text, hiddenAt } = review;
  const hidden = hiddenAt === null;
  const { about, ...words } = WORDS[hidden ? 'hide' : 'show'];
  return (
    <AskDialog
      {...words}
      about={
        <>
          <p>{about}</p>
          <div className="mt-4 grid max-h-48 gap-1.5 overflow-auto border-l-2 border-line-strong pl-4 text-ink">
            <Stars rating={rating} />
            <Prose text={text} />
          </div>
        </>
      }
      label="Your reason"
      help={`${author.displayName}, who wrote it, reads your reason; it is kept in the audit.`}
      max={MAX_REASON}
      schema={reasonSchema}
      send={(reason) => call('PUT /api/review/admin', { body: { id, hidden, reason } })}
      done={onChange}
      onClose={onClose}
    />
  );
}
