import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicProfile } from '@parley/contract/users/schemas.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { shortName } from '../../users/short-name.ts';

/** In place of the booking card where nothing can be booked: one's own profile, or one without services. */
export function ProfilePanel({ profile, isOwn }: { profile: PublicProfile; isOwn: boolean }) {
  const { t } = useLingui();
  const name = shortName(profile.displayName);
  return (
    <aside
      aria-label={t`Consultation`}
      className="grid min-w-0 gap-4 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-6"
    >
      {isOwn ? (
        <>
          <p className="text-sm text-ink-3">
            <Trans>This is your profile as clients see it.</Trans>
          </p>
          <LinkButton wide to={paths.settings('profile')}>
            <Trans>Edit profile</Trans>
          </LinkButton>
        </>
      ) : (
        <p className="text-ink-3">
          <Trans>{name} has no services right now, so you can’t send an invitation.</Trans>
        </p>
      )}
    </aside>
  );
}
