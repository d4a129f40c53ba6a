import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { whyNotHide } from '@parley/contract/reviews/rules.ts';
import type { AdminReview } from '@parley/contract/reviews/schemas.ts';
import { call } from '../../platform/api.ts';
import { Prose } from '../../ui/Prose.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { ReasonDialog } from '../PromptDialog.tsx';

interface Props {
  review: AdminReview;
  onChange: (review: AdminReview) => void;
  onClose: () => void;
}

const labels = () =>
  ({
    hide: {
      title: t`Hide review`,
      about: t`No one will see it, and it no longer counts toward averages.`,
      confirm: t`Hide review`,
      kind: 'danger',
    },
    show: {
      title: t`Show review again`,
      about: t`It becomes visible again and counts toward averages.`,
      confirm: t`Show review again`,
      kind: 'strong',
    },
  }) as const;

/** Hides a review or shows it again; its author is notified of the reason. */
export function ReviewDialog({ review, onChange, onClose }: Props) {
  const { id, author, rating, text } = review;
  const hidden = whyNotHide(review, true) === null;
  const { t } = useLingui();
  const name = author.displayName;
  const { about, ...dialog } = labels()[hidden ? 'hide' : 'show'];
  return (
    <ReasonDialog
      {...dialog}
      draft={`${hidden ? 'hide' : 'show'} review ${id}`}
      about={
        <>
          <p>{about}</p>
          <div className="mt-4 grid max-h-48 gap-1.5 overflow-auto border-l-2 border-line-strong pl-4 text-ink">
            <Stars rating={rating} />
            <Prose text={text} />
          </div>
        </>
      }
      help={t`Shown to its author, ${name}, and kept in the audit log.`}
      send={(reason) => call('PUT /api/review/admin', { body: { id, hidden, reason } })}
      done={onChange}
      onClose={onClose}
    />
  );
}
