import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { booksInstantly } from '@parley/contract/invites/rules.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { paths } from '../../paths.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { SlotsSkeleton } from '../../time/slots/week/SlotsSkeleton.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { shortName } from '../../users/short-name.ts';
import { PriceLine } from './PickedSummary.tsx';
import { Price } from '../Price.tsx';
import { bookingText } from './booking-text.ts';
import { paymentRule } from '../consultation-price.ts';
import { pricingText } from '../form/pricing.ts';
import type { Invite } from './use-invite.ts';

// The page's largest part, and none that it needs to be shown.
const TimesPicker = lazy(async () => ({
  default: (await import('../../time/slots/TimesPicker.tsx')).TimesPicker,
}));

interface Props {
  service: Service;
  invite: Invite;
  times: readonly string[];
  onPick: (times: string[]) => void;
  /** Which of several services it is about. */
  choice?: ReactNode;
}

/** The price and the free times; those picked here are carried over to the invitation. */
export function ConsultationPanel({ service, invite, times, onPick, choice }: Props) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { professional, consultationMinutes } = service;
  const name = shortName(professional.displayName);
  // With further times it's an invitation, which the professional accepts.
  const isInstant = booksInstantly({
    service,
    posting: null,
    alternatives: times.slice(1),
    minutes: consultationMinutes,
  });
  const terms = { ...service, instantBooking: isInstant };
  return (
    <aside
      id="talk"
      aria-label={t`Price and times`}
      // What sticks doesn’t move with the page: higher than the window, its end would be out of sight.
      className="min-w-0 scroll-mt-6 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-6 md:sticky md:top-6 md:max-h-[calc(100dvh-48px)] md:overflow-y-auto md:[scrollbar-width:thin]"
    >
      {choice}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-4">
        <Price service={service} large />
        <span className="text-sm text-ink-3">{pricingText(service.pricing).toLowerCase()}</span>
      </div>
      {invite.may === 'edit' && <Own service={service} />}
      {invite.may === 'nothing' && <p className="pt-4 text-sm text-ink-3">{invite.because}</p>}
      {(invite.may === 'invite' || invite.may === 'look') && (
        <>
          <h2 className="mt-5 text-xl">
            {service.instantBooking ? (
              <Trans>Pick a time with {name}</Trans>
            ) : (
              <Trans>Pick times to talk with {name}</Trans>
            )}
          </h2>
          <p className="mt-1 mb-4 text-sm text-pretty text-ink-3 tabular-nums">
            <b className="block font-semibold text-ink">{bookingText(terms)}</b>
            {paymentRule(terms)}
          </p>
          <Suspense fallback={<PickerSkeleton />}>
            <TimesPicker
              userId={professional.id}
              serviceId={service.id}
              priceCents={service.consultationPriceCents}
              minutes={consultationMinutes}
              times={times}
              onChange={onPick}
              oneAtATime={service.instantBooking}
              viewerZone={zone}
              otherZone={professional.timeZone}
              otherName={name}
            />
          </Suspense>
          <div className="mt-5 max-md:hidden">
            {times[0] !== undefined && (
              <div className="mb-3">
                <PriceLine service={service} startsAt={times.at(-1) ?? times[0]} zone={zone} />
              </div>
            )}
            <InviteAction service={service} invite={invite} times={times} />
          </div>
        </>
      )}
    </aside>
  );
}

/** As high as the picker while it loads its times: with the line of its pager. */
const PickerSkeleton = () => (
  <div className="grid gap-4">
    <Skeleton className="h-24" />
    <SlotsSkeleton isWide={false} />
  </div>
);

/** The page's main action. */
export function InviteAction({ service, invite, times }: Omit<Props, 'onPick' | 'choice'>) {
  if (invite.may === 'look' || invite.may === 'nothing')
    return <p className="text-sm text-ink-3">{invite.because}</p>;
  if (invite.may === 'edit') {
    return (
      <LinkButton wide to={paths.editService(service.id)}>
        <Trans>Edit service</Trans>
      </LinkButton>
    );
  }
  return (
    <LinkButton wide to={invite.pathTo(service.id, times)}>
      {actionText(service, times.length)}
    </LinkButton>
  );
}

function actionText({ instantBooking, professional }: Service, picked: number): string {
  const name = shortName(professional.displayName);
  if (instantBooking && picked < 2) return picked === 1 ? t`Book this time` : t`Book a consultation`;
  return picked > 0 ? t`Invite ${name}` : t`Invite to a consultation`;
}

function Own({ service }: Pick<Props, 'service'>) {
  const { t } = useLingui();
  return (
    <div className="pt-4">
      {!service.active && (
        <p className="mb-3">
          <Tag tone="time">
            <Trans>Paused</Trans>
          </Tag>
        </p>
      )}
      <p className="mb-4 text-sm text-ink-3">
        {service.active
          ? t`This is your service as clients see it.`
          : t`Only you can see this page until you publish the service again.`}
      </p>
      <div className="max-md:hidden">
        <LinkButton wide to={paths.editService(service.id)}>
          <Trans>Edit service</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
