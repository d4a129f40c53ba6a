import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/Avatar.tsx';
import type { ShownStory } from './words/story-words.ts';

/** What came of it for people who talked first; nothing until one of them has reviewed it. */
export function HireStories({ title, stories }: { title: string; stories: readonly ShownStory[] }) {
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="stories" className="border-t border-line py-12 md:py-14">
      <h2 id="stories" className="text-2xl md:text-3xl">
        {title}
      </h2>
      <ul className="mt-7 grid gap-x-10 gap-y-9 md:grid-cols-3">
        {stories.map(({ id, text, people, professionalId, who, withWhom, figures }) => (
          <li
            key={id}
            className="flex min-w-0 flex-col gap-4.5 border-t-2 border-ink pt-5 md:row-span-3 md:grid md:grid-rows-subgrid"
          >
            <div className="flex items-center gap-3.5">
              <span className="flex flex-none [&>*]:ring-2 [&>*]:ring-paper -space-x-2.5">
                {people.map(({ displayName, avatarUrl }) => (
                  <Avatar key={displayName} name={displayName} url={avatarUrl} />
                ))}
              </span>
              <p className="min-w-0 text-sm wrap-anywhere">
                <b className="block font-semibold">{who}</b>
                <Link to={paths.professional(professionalId)} className="text-ink-3">
                  {withWhom}
                </Link>
              </p>
            </div>
            <blockquote className="flex-1 font-display text-xl leading-snug font-semibold tracking-tight text-pretty wrap-anywhere">
              “{text}”
            </blockquote>
            <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line pt-3 tabular-nums">
              {figures.map(([name, figure]) => (
                <div key={name}>
                  <dt className="text-sm text-ink-3">{name}</dt>
                  <dd className="font-display text-lg font-semibold">{figure}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
