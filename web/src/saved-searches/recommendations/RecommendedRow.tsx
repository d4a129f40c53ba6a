import { useLingui } from '@lingui/react/macro';
import type { RecommendedPosting } from '@parley/contract/saved-searches/schemas.ts';
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx';
import { PostingCard } from '../../job-postings/PostingCard.tsx';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { whenText } from '../../time/format.ts';

/** A posting that fits the reader: when both are free, why, and its card. */
export function RecommendedRow({ posting }: { posting: RecommendedPosting }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  const { id, title, because, bothFreeAt } = posting;
  const when = bothFreeAt === null ? '' : whenText(bothFreeAt, zone, now);
  return (
    <li>
      <p className="-mb-3 max-w-[70ch] pt-5 text-sm text-pretty text-ink-2 tabular-nums">
        {bothFreeAt !== null && <b className="text-time-ink">{t`You’re both free ${when}`} · </b>}
        {because.join(' · ')}
      </p>
      <PostingCard
        posting={posting}
        favoriteButton={<FavoriteButton kind="jobPostings" id={id} title={title} />}
      />
    </li>
  );
}
