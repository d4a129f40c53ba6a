import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { EMPTY, cardOf } from '../../job-postings/form/posting-values.ts';
import { PostingCard } from '../../job-postings/PostingCard.tsx';
import { readDraft } from '../../platform/form/draft.ts';
import { useNow } from '../../platform/now.ts';
import { ProfilePreview } from '../../users/profile-form/ProfilePreview.tsx';
import type { ClientStart, ProfessionalStart } from './load-start.ts';

/** The card that clients will see, as far as it is filled. */
export function ProfessionalPreview({ start: { me, profile, hours } }: { start: ProfessionalStart }) {
  if (!me.ok || !profile.ok || !hours.ok) return null;
  return (
    <>
      <div inert>
        <ProfilePreview me={me.data} profile={profile.data} hours={hours.data} />
      </div>
      <Hole>
        <Trans>Your first service and its price appear here.</Trans>
      </Hole>
    </>
  );
}

/** The posting as professionals will see it, with what was typed so far. */
export function ClientPreview({ start: { me } }: { start: ClientStart }) {
  const now = useNow();
  const [draft] = useState(() => readDraft('job-posting', EMPTY));
  if (!me.ok) return null;
  return (
    <>
      <div inert className="rounded-lg border border-line bg-sheet px-5 *:border-b-0">
        <PostingCard posting={cardOf(draft, now, { me: me.data })} favoriteButton={null} />
      </div>
      <Hole>
        <Trans>Proposals appear here, each with a price and a time to talk.</Trans>
      </Hole>
    </>
  );
}

function Hole({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 rounded-lg border border-dashed border-line-strong px-5 py-6 text-center text-sm text-ink-3">
      {children}
    </p>
  );
}
