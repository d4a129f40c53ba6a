import { Trans, useLingui } from '@lingui/react/macro';
import type { Service } from '@parley/contract/services/schemas.ts';
import type { PublicProfile } from '@parley/contract/users/schemas.ts';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { bookingText } from './booking-text.ts';
import { priceText } from './price.ts';
import { type Invite, useInvite } from './use-invite.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Select } from '../ui/form/Select.tsx';
import { shortName } from '../users/short-name.ts';

interface Props {
  profile: PublicProfile;
  services: readonly Service[];
}

/** A client invites through one of the services. */
export function InvitePanel({ profile, services }: Props) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(services[0]?.id ?? '');
  const invite = useInvite(profile.id);
  const service = services.find(({ id }) => id === chosen) ?? services[0];
  const name = shortName(profile.displayName);
  return (
    <aside
      aria-label={t`Consultation`}
      className="grid min-w-0 gap-4 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-6"
    >
      {invite.may === 'edit' && <Own />}
      {invite.may !== 'edit' && !service && (
        <p className="text-ink-3">
          <Trans>{name} has no services right now, so you can’t send an invitation.</Trans>
        </p>
      )}
      {invite.may !== 'edit' && service && (
        <>
          <div>
            <h2 className="text-xl">
              <Trans>Book a consultation with {name}</Trans>
            </h2>
            <p className="mt-1 text-sm text-ink-3">
              <Trans>Suggest a time. Nothing is final until {name} accepts.</Trans>
            </p>
          </div>
          {services.length > 1 && (
            <Select
              label={t`Which service?`}
              name="service"
              options={services.map(({ id, title }) => ({ value: id, label: title }))}
              value={service.id}
              onChange={setChosen}
              error={undefined}
            />
          )}
          <p className="text-sm text-ink-2 tabular-nums">
            {services.length === 1 && <b className="mb-0.5 block font-semibold text-ink">{service.title}</b>}
            {priceText(service)} · {bookingText(service)}
          </p>
          <InviteButton invite={invite} service={service} />
        </>
      )}
    </aside>
  );
}

function InviteButton({ invite, service }: { invite: Exclude<Invite, { may: 'edit' }>; service: Service }) {
  if (invite.may === 'look') return <p className="text-sm text-ink-3">{invite.because}</p>;
  return (
    <LinkButton wide to={invite.pathTo(service.id)}>
      <Trans>Invite to a consultation</Trans>
    </LinkButton>
  );
}

function Own() {
  return (
    <>
      <p className="text-sm text-ink-3">
        <Trans>This is your profile as clients see it.</Trans>
      </p>
      <LinkButton wide to={paths.settings('profile')}>
        <Trans>Edit profile</Trans>
      </LinkButton>
    </>
  );
}
