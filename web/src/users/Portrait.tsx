import { initialsOf } from '../ui/initials.ts';
import { portraitSources } from './portrait-sources.ts';

interface Props {
  person: { displayName: string; avatarUrl: string | null };
}

const shape = 'face aspect-square w-full rounded-lg';

/** A person's picture at the top of their page, or their initials. The name is next to it, so it has no alt text. */
export function Portrait({ person: { displayName, avatarUrl } }: Props) {
  if (avatarUrl !== null)
    return (
      <img
        src={`${avatarUrl}?width=480`}
        srcSet={portraitSources(avatarUrl)}
        sizes="(min-width: 35rem) 13rem, 7rem"
        alt=""
        width={480}
        height={480}
        fetchPriority="high"
        className={`${shape} bg-well object-cover`}
      />
    );
  return (
    <span
      aria-hidden
      className={`${shape} grid place-items-center bg-well font-display text-3xl font-semibold text-ink-2`}
    >
      {initialsOf(displayName)}
    </span>
  );
}
