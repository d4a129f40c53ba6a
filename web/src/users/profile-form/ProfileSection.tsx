import { Trans, useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { OwnProfile } from '@parley/contract/users/schemas.ts';
import { Link, useRevalidator } from 'react-router';
import { useDisciplines } from '../../disciplines/use-disciplines.ts';
import { paths } from '../../paths.ts';
import type { Result } from '../../platform/result.ts';
import { SaveRow } from '../../ui/form/SaveRow.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { useDetailsForm, useWorkForm } from './use-profile-form.ts';
import { WorkFields } from './WorkFields.tsx';

interface Props {
  profile: Result<OwnProfile>;
  disciplines: Result<Discipline[]>;
}

/** The professional profile, in two forms that are saved separately. */
export function ProfileSection({ profile, disciplines }: Props) {
  const { t } = useLingui();
  if (!profile.ok) return <LoadError title={t`We couldn’t load your profile`} refusal={profile} />;
  return (
    <div className="grid max-w-180 gap-12">
      <WizardProgress profile={profile.data} />
      <Work profile={profile.data} disciplines={disciplines} />
      <Details profile={profile.data} />
    </div>
  );
}

function WizardProgress({ profile: { initialised, userId } }: { profile: OwnProfile }) {
  return (
    <p className="-mt-3 text-ink-2">
      {initialised ? (
        <Link to={paths.professional(userId)} className="font-semibold underline underline-offset-3">
          <Trans>View as a client</Trans>
        </Link>
      ) : (
        <>
          <Trans>
            Clients can find you once you’ve added a headline, a few words about you, your experience and a
            category.{' '}
            <Link to={paths.profileInit()} className="font-semibold underline underline-offset-3">
              Complete it step by step
            </Link>
          </Trans>
        </>
      )}
    </p>
  );
}

function Work({ profile, disciplines }: { profile: OwnProfile; disciplines: Props['disciplines'] }) {
  const listed = useDisciplines(disciplines);
  const { revalidate } = useRevalidator();
  const { form, saved } = useWorkForm({ profile, done: revalidate });
  return (
    <form {...form.props} className="grid gap-6">
      <h3 className="border-b border-line pb-3 text-xl">
        <Trans>What you do</Trans>
      </h3>
      <WorkFields form={form} disciplines={listed} />
      <SaveRow form={form} saved={saved} />
    </form>
  );
}

function Details({ profile }: { profile: OwnProfile }) {
  const { revalidate } = useRevalidator();
  const { form, saved } = useDetailsForm({ profile, done: revalidate });
  return (
    <form {...form.props} className="grid gap-6">
      <h3 className="border-b border-line pb-3 text-xl">
        <Trans>Your details</Trans>
      </h3>
      <DetailsFields form={form} />
      <SaveRow form={form} saved={saved} />
    </form>
  );
}
