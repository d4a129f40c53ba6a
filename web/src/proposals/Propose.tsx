import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import type { OwnProfile } from '@parley/contract/users/schemas.ts';
import { paths } from '../paths.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { Unloaded } from '../ui/feedback/Unloaded.tsx';
import { ProposalForm } from './ProposalForm.tsx';

/** What the professional who looks at a posting brings along. */
export interface OwnOffer {
  profile: Result<OwnProfile>;
  services: readonly Service[];
}

interface Props {
  posting: JobPosting;
  offer: OwnOffer;
}

/** Where a professional answers a posting, or reads what is missing first. */
export function Propose({ posting, offer: { profile, services } }: Props) {
  const zone = useViewerZone();
  return (
    <div id="propose" className="scroll-mt-6">
      <Section title="Write a proposal" strong>
        {!profile.ok && <Unloaded title="We could not load your profile" refusal={profile} />}
        {profile.ok && !profile.data.initialised && (
          <Missing
            text="Finish your profile first. Clients read it beside your proposal."
            to={paths.profileInit()}
          >
            Finish your profile
          </Missing>
        )}
        {profile.ok && profile.data.initialised && (
          <>
            {!profile.data.payoutsEnabled && (
              <Missing
                text="Payouts are not set up yet. You can propose now, but the client can accept only once you can be paid."
                to={paths.paymentOnboarding()}
              >
                Set up payouts
              </Missing>
            )}
            <ProposalForm posting={posting} userId={profile.data.userId} services={services} zone={zone} />
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
