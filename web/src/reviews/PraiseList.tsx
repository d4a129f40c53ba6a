import { Plural, useLingui } from '@lingui/react/macro';
import type { Praise } from '@parley/contract/reviews/schemas.ts';
import { dateText } from '../time/long-dates.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { themeWords } from './theme-words.ts';

/** The rest would be a list of everything. */
const MOST = 3;

/** What clients praise most, with the latest review that says so; one that praises several things is shown once. */
export function PraiseList({ praise, zone }: { praise: readonly Praise[]; zone: string }) {
  const { t } = useLingui();
  const words = themeWords();
  if (praise.length === 0) return null;
  return (
    <ul aria-label={t`What clients praise`} className="border-b border-line">
      {byReview(praise.slice(0, MOST)).map(({ latest: { author, text, createdAt }, themes }) => (
        <li
          key={createdAt}
          className="grid gap-x-5 gap-y-1.5 border-t border-line py-5 first:border-0 sm:grid-cols-[9.375rem_minmax(0,1fr)]"
        >
          <ul className="grid content-start gap-y-2">
            {themes.map(({ theme, count }) => (
              <li key={theme}>
                <h3>{words[theme]}</h3>
                <p className="text-sm text-ink-3 tabular-nums">
                  <Plural value={count} one="# review" other="# reviews" />
                </p>
              </li>
            ))}
          </ul>
          <figure className="min-w-0">
            <blockquote dir="auto" className="line-clamp-4 font-display text-lg text-pretty wrap-anywhere">
              {text}
            </blockquote>
            <figcaption className="mt-2 flex items-center gap-2 text-sm text-ink-3">
              <Avatar name={author.displayName} url={author.avatarUrl} size="xs" />
              <span className="min-w-0 wrap-anywhere">
                {author.displayName}, {dateText(createdAt, zone)}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Themes with the same latest review, together. */
function byReview(praise: readonly Praise[]): { latest: Praise['latest']; themes: Praise[] }[] {
  const groups = Map.groupBy(praise, ({ latest: { author, createdAt } }) => `${author.id} ${createdAt}`);
  return [...groups.values()].flatMap((themes) => (themes[0] ? [{ latest: themes[0].latest, themes }] : []));
}
