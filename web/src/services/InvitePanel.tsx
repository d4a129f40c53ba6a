import type { Service } from '@parley/contract/services/schemas.ts';
import type { PublicProfile } from '@parley/contract/users/schemas.ts';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { priceText } from './price.ts';
import { type Invite, useInvite } from './use-invite.ts';
import { durationText } from '../time/format.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Select } from '../ui/form/Select.tsx';
import { shortName } from '../users/short-name.ts';

interface Props {
  profile: PublicProfile;
  services: readonly Service[];
}

/** The way to a talk leads through one of the services. */
export function InvitePanel({ profile, services }: Props) {
  const [chosen, setChosen] = useState(services[0]?.id ?? '');
  const invite = useInvite(profile.id);
  const service = services.find(({ id }) => id === chosen) ?? services[0];
  const name = shortName(profile.displayName);
  return (
    <aside
      aria-label="Consultation"
      className="grid min-w-0 gap-4 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-6"
    >
      {invite.may === 'edit' && <Own />}
      {invite.may !== 'edit' && !service && (
        <p className="text-ink-3">
          {name} offers no services at the moment, so there is nothing to invite to.
        </p>
      )}
      {invite.may !== 'edit' && service && (
        <>
          <div>
            <h2 className="text-xl">Talk with {name}</h2>
            <p className="mt-1 text-sm text-ink-3">
              Propose a time to talk and a price. Nothing is agreed before the answer.
            </p>
          </div>
          {services.length > 1 && (
            <Select
              label="About which service?"
              name="service"
              options={services.map(({ id, title }) => ({ value: id, label: title }))}
              value={service.id}
              onChange={setChosen}
              error={undefined}
            />
          )}
          <p className="text-sm text-ink-2 tabular-nums">
            {services.length === 1 && <b className="mb-0.5 block font-semibold text-ink">{service.title}</b>}
            {priceText(service)}, talk of {durationText(service.consultationMinutes)}
          </p>
          <Way invite={invite} service={service} />
        </>
      )}
    </aside>
  );
}

function Way({ invite, service }: { invite: Exclude<Invite, { may: 'edit' }>; service: Service }) {
  if (invite.may === 'look') return <p className="text-sm text-ink-3">{invite.because}</p>;
  return (
    <LinkButton wide to={invite.pathTo(service.id)}>
      Invite to a consultation
    </LinkButton>
  );
}

function Own() {
  return (
    <>
      <p className="text-sm text-ink-3">This is your profile as clients see it.</p>
      <LinkButton wide to={paths.settings('profile')}>
        Edit
      </LinkButton>
    </>
  );
}
