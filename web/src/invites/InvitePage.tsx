import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { booksInstantly } from '@parley/contract/invites/rules.ts';
import type { OwnPosting } from '@parley/contract/job-postings/schemas.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { cityOf } from '@parley/contract/time.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import { priceText, termsText } from '../services/price.ts';
import { WeekRibbon } from '../time/ribbon/WeekRibbon.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { CutOff } from '../users/blocks/BlockedNotice.tsx';
import { useIsBlocked } from '../users/blocks/use-is-blocked.ts';
import { PersonLine } from '../users/PersonLine.tsx';
import { ratingText } from '../users/rating-text.ts';
import { shortName } from '../users/short-name.ts';
import { InviteForm } from './InviteForm.tsx';

interface Props {
  service: Service;
  postings: Result<OwnPosting[]>;
  postingId: string | null;
  /** The times that the address has. */
  times: readonly string[];
  /** The earlier invite to send again. */
  before: Pick<Negotiation, 'message' | 'amountCents'> | null;
  zone: string;
  /** Why no invite can be sent now, whatever it says. */
  whyNot: string | null;
}

/** The form of an invite, with the service beside it. */
export function InvitePage({ service, postings, postingId, times, before, zone, whyNot }: Props) {
  const { t } = useLingui();
  const name = shortName(service.professional.displayName);
  const isBlocked = useIsBlocked(service.professionalId);
  const isBooking = booksInstantly({
    service,
    posting: postingId,
    alternatives: times.slice(1),
    minutes: service.consultationMinutes,
  });
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.service(service.id), name: service.title }}
        title={isBooking ? t`Book a consultation with ${name}` : t`Invite ${name} to a consultation`}
        lead={leadText({ name, price: service.consultationPriceCents, isBooking })}
      />
      <div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_21.25rem]">
        {isBlocked ? (
          <CutOff person={service.professional} />
        ) : whyNot !== null ? (
          <NotNow whyNot={whyNot} />
        ) : (
          <InviteForm
            service={service}
            postings={postings.ok ? postings.data : []}
            postingId={postingId}
            times={times}
            before={before}
            zone={zone}
          />
        )}
        <Summary service={service} zone={zone} />
      </div>
    </div>
  );
}

function NotNow({ whyNot }: { whyNot: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[60ch] text-pretty">{whyNot}</p>
      <LinkButton kind="quiet" to={paths.services()}>
        <Trans>Find a professional</Trans>
      </LinkButton>
    </div>
  );
}

function leadText({ name, price: cents, isBooking }: { name: string; price: number; isBooking: boolean }) {
  const price = shortMoney(cents);
  if (cents === 0)
    return isBooking
      ? t`A single time is booked as soon as you send this. You talk first and owe nothing until you hire.`
      : t`Inviting is free. If ${name} accepts, you talk first and owe nothing until you hire.`;
  return isBooking
    ? t`A single time is held for you as soon as you send this. You pay ${price} for the consultation, and nothing more until you hire.`
    : t`Inviting is free. If ${name} accepts, you pay ${price} for the consultation, and nothing more until you hire.`;
}

function Summary({ service, zone }: { service: Service; zone: string }) {
  const now = useNow();
  const { t } = useLingui();
  const { professional } = service;
  return (
    <aside
      aria-label={t`Service`}
      className="grid gap-4 rounded-lg border border-line bg-sheet p-5 max-md:order-first md:sticky md:top-6"
    >
      <PersonLine person={professional} to={paths.professional(professional.id)}>
        {cityOf(professional.timeZone)} · {ratingText(service.rating)}
      </PersonLine>
      <h2 className="text-lg">
        <Link to={paths.service(service.id)}>{service.title}</Link>
      </h2>
      <WeekRibbon of={professional} zone={zone} now={now} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3.5">
        <b className="font-display text-xl font-semibold tracking-tight tabular-nums">{priceText(service)}</b>
        <span className="text-sm text-ink-3">{termsText(service)}</span>
      </p>
    </aside>
  );
}
