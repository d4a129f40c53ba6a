import { cityOf } from '@parley/contract/time.ts';
import type { PublicProfile } from '@parley/contract/users/schemas.ts';
import type { ReactNode } from 'react';
import { BlockedNotice } from './blocks/BlockedNotice.tsx';
import { Highlights } from './Highlights.tsx';
import { Portrait } from './Portrait.tsx';

interface Props {
  profile: PublicProfile;
  /** What can be done about the person. */
  menu: ReactNode;
  /** Lies on the portrait, as large as it is. */
  hello?: ReactNode;
}

/** The top of a profile: the portrait, the name, what the person promises, and what speaks for them. */
export function ProfileHead({ profile, menu, hello }: Props) {
  const { displayName, headline, discipline, timeZone } = profile;
  const place = [discipline, cityOf(timeZone)].filter(Boolean).join(' · ');
  return (
    <header className="opened @container min-w-0">
      <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-5 gap-y-5 @lg:grid-cols-[200px_minmax(0,1fr)] @lg:gap-x-7">
        <div className="relative self-start @lg:row-span-3">
          <Portrait person={profile} />
          {hello}
        </div>
        <div className="flex min-w-0 items-start justify-between gap-3 self-end @lg:self-start">
          <div className="min-w-0">
            <h1 className="text-xl tracking-tight">{displayName}</h1>
            <p className="mt-1 text-sm text-ink-3">{place}</p>
          </div>
          {menu}
        </div>
        <p className="col-span-full font-display text-2xl font-semibold tracking-tight text-balance wrap-anywhere @lg:col-span-1 @lg:col-start-2 @2xl:text-[2.0625rem]">
          {headline}
        </p>
        <div className="col-span-full @lg:col-span-1 @lg:col-start-2 @lg:self-end">
          <Highlights rating={profile.rating} professional={profile} languages={profile.languages} />
        </div>
      </div>
      <div className="mt-4 empty:hidden">
        <BlockedNotice person={profile} />
      </div>
    </header>
  );
}
