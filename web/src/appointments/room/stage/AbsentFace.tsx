import type { Person } from '@parley/contract/users/schemas.ts';
import { initialsOf } from '../../../ui/initials.ts';

/** In place of a video: the portrait, or else the initials, as large as its place allows. */
export function AbsentFace({ person: { displayName, avatarUrl } }: { person: Person }) {
  const shape = 'size-[min(46cqw,46cqh,200px)] rounded-full';
  return (
    <div aria-hidden className="grid size-full place-items-center [container-type:size]">
      {avatarUrl ? (
        <img src={`${avatarUrl}?width=480`} alt="" className={`${shape} bg-well object-cover`} />
      ) : (
        <span
          className={`${shape} grid place-items-center bg-line font-display text-[min(18cqw,18cqh,76px)] leading-none font-bold text-ink-2 select-none`}
        >
          {initialsOf(displayName)}
        </span>
      )}
    </div>
  );
}
