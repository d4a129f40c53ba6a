import type { Service } from '@parley/contract/services/schemas.ts';
import { paths } from '../paths.ts';
import { useViewerZone } from '../platform/zone.ts';
import { dayTimeText, durationText } from '../time/format.ts';
import { SlotPicker } from '../time/slots/SlotPicker.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Tag } from '../ui/Tag.tsx';
import { shortName } from '../users/short-name.ts';
import { Price } from './Price.tsx';
import { pricingText } from './form/pricing.ts';
import type { Invite } from './use-invite.ts';

interface Props {
  service: Service;
  invite: Invite;
  startsAt: string | null;
  onPick: (startsAt: string) => void;
}

/** What it costs and when one could talk: a time picked here goes along to the invitation. */
export function TalkPanel({ service, invite, startsAt, onPick }: Props) {
  const zone = useViewerZone();
  const { professional, consultationMinutes } = service;
  const name = shortName(professional.displayName);
  return (
    <aside
      id="talk"
      aria-label="Price and times"
      className="min-w-0 scroll-mt-6 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-6 md:sticky md:top-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-4">
        <Price service={service} large />
        <span className="text-sm text-ink-3">{pricingText(service.pricing).toLowerCase()}</span>
      </div>
      {invite.may === 'edit' ? (
        <Own service={service} />
      ) : (
        <>
          <h2 className="mt-5 text-xl">Pick a time with {name}</h2>
          <p className="mt-1 mb-4 text-sm text-ink-3">{durationText(consultationMinutes)} to talk</p>
          <SlotPicker
            userId={professional.id}
            minutes={consultationMinutes}
            value={startsAt}
            onChange={onPick}
            viewerZone={zone}
            otherZone={professional.timeZone}
            otherName={name}
          />
          <div className="mt-5 max-md:hidden">
            <InviteAction service={service} invite={invite} startsAt={startsAt} />
          </div>
        </>
      )}
    </aside>
  );
}

/** The one strong action of the page; on phones, in reach of the thumb, it names the time that was picked. */
export function InviteAction({
  service,
  invite,
  startsAt,
  namesTime = false,
}: Omit<Props, 'onPick'> & { namesTime?: boolean }) {
  const zone = useViewerZone();
  if (invite.may === 'look') return <p className="text-sm text-ink-3">{invite.because}</p>;
  if (invite.may === 'edit') {
    return (
      <LinkButton wide to={paths.editService(service.id)}>
        Edit
      </LinkButton>
    );
  }
  return (
    <LinkButton wide to={invite.pathTo(service.id, startsAt)}>
      {namesTime && startsAt ? `${dayTimeText(startsAt, zone)} · Invite` : 'Invite to a consultation'}
    </LinkButton>
  );
}

function Own({ service }: Pick<Props, 'service'>) {
  return (
    <div className="pt-4">
      {!service.active && (
        <p className="mb-3">
          <Tag tone="time">Not offered at the moment</Tag>
        </p>
      )}
      <p className="mb-4 text-sm text-ink-3">
        {service.active
          ? 'This is your service as clients see it.'
          : 'Only you see this page until you offer the service again.'}
      </p>
      <div className="max-md:hidden">
        <LinkButton wide to={paths.editService(service.id)}>
          Edit
        </LinkButton>
      </div>
    </div>
  );
}
