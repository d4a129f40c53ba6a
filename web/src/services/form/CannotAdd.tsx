import type { CanAdd } from '@parley/contract/services/schemas.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

const REASONS: Record<CanAdd['reasons'][number], { what: string; why: string; to: string; way: string }> = {
  profile_not_initialised: {
    what: 'Your profile is not finished',
    why: 'Clients want to know whom they talk to: a headline, a text, your experience and a category.',
    to: paths.profileInit(),
    way: 'Finish your profile',
  },
  payouts_not_enabled: {
    what: 'Payouts are not set up',
    why: 'Work can only be accepted once you can be paid for it.',
    to: paths.paymentOnboarding(),
    way: 'Set up payouts',
  },
  too_many_services: {
    what: 'You list 20 services already',
    why: 'That is the most at a time. Pause or remove one, and there is room for another.',
    to: paths.dashboard(),
    way: 'See your services',
  },
};

/** What stands in the way of a new service, each with the way to it. */
export function CannotAdd({ reasons }: Pick<CanAdd, 'reasons'>) {
  const lead =
    reasons.length === 1
      ? 'One thing first, then you can list what you offer.'
      : 'Two things first, then you can list what you offer.';
  return (
    <div className="column pt-8 md:pt-12">
      <PageHead title="Add a service" lead={lead} />
      <ol className="max-w-180 border-t-2 border-ink">
        {reasons.map((reason) => {
          const { what, why, to, way } = REASONS[reason];
          return (
            <li
              key={reason}
              className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-5"
            >
              <div className="min-w-0 flex-1 basis-72">
                <h2 className="text-xl">{what}</h2>
                <p className="mt-1.5 text-ink-2">{why}</p>
              </div>
              <LinkButton to={to}>{way}</LinkButton>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
