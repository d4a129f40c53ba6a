import { useLingui } from '@lingui/react/macro';
import type { Interval } from '@parley/contract/availability/intervals.ts';
import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { whyNotSend } from '@parley/contract/proposals/rules.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import type { OwnProfile } from '@parley/contract/users/schemas.ts';
import { paths } from '../paths.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { useIsBlocked } from '../users/blocks/use-is-blocked.ts';
import { ProposalForm } from './ProposalForm.tsx';

/** The profile and services of the professional who reads a posting. */
export interface OwnOffer {
  profile: Result<OwnProfile>;
  services: readonly Service[];
  /** When they are free within the next week. */
  free: readonly Interval[];
}

interface Props {
  posting: JobPosting;
  offer: OwnOffer;
}

/** The proposal form, or what the professional has to set up first. */
export function ProposeSection({ posting, offer: { profile, services, free } }: Props) {
  const zone = useViewerZone();
  const { t } = useLingui();
  const isBlocked = useIsBlocked(posting.clientId);
  const whyNot = profile.ok ? whyNotSend({ posting, profile: profile.data, service: null, isBlocked }) : null;
  if (whyNot === 'blocked') return null;
  const isMissing = whyNot !== null;
  return (
    <div id="propose" className="scroll-mt-6">
      <Section title={t`Write a proposal`} strong>
        {!profile.ok && <LoadError title={t`We couldn’t load your profile`} refusal={profile} />}
        {isMissing && (
          <Missing
            text={t`Finish your profile first. Clients read it alongside your proposal.`}
            to={paths.profileInit()}
          >
            {t`Finish your profile`}
          </Missing>
        )}
        {profile.ok && !isMissing && (
          <>
            {!profile.data.payoutsEnabled && (
              <Missing
                text={t`You haven’t set up payouts yet. You can send a proposal now, but the client can’t accept it until you do.`}
                to={paths.paymentOnboarding()}
              >
                {t`Set up payouts`}
              </Missing>
            )}
            <ProposalForm
              posting={posting}
              userId={profile.data.userId}
              services={services}
              free={free}
              zone={zone}
            />
          </>
        )}
      </Section>
    </div>
  );
}

function Missing({ text, to, children }: { text: string; to: string; children: string }) {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-time-soft px-4 py-3 text-time-ink">
      <p className="min-w-0 flex-1 basis-60">{text}</p>
      <LinkButton kind="time" small to={to}>
        {children}
      </LinkButton>
    </div>
  );
}
