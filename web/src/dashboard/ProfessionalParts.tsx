import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import type { Result } from '../platform/result.ts';
import { paths } from '../paths.ts';
import { OwnServiceRow } from '../services/OwnServiceRow.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Section } from '../ui/Section.tsx';
import { Unloaded } from '../ui/feedback/Unloaded.tsx';
import { readInvites, readProposals } from './load.ts';
import { Talks } from './Negotiations.tsx';

interface Props {
  services: Result<Service[]>;
  proposals: Result<Talk[]>;
  invites: Result<Talk[]>;
}

/** What a professional has on offer: invitations to them, their proposals, their services. */
export function ProfessionalParts({ services, proposals, invites }: Props) {
  return (
    <>
      <Talks title="Invitations to you" talks={invites} read={readInvites} side="professional" />
      <Talks title="Your proposals" talks={proposals} read={readProposals} side="professional" />
      <Section title="Your services">
        {!services.ok && <Unloaded title="We could not load your services" refusal={services} />}
        {services.ok && services.data.length === 0 && <NoService />}
        {services.ok && services.data.map((service) => <OwnServiceRow key={service.id} service={service} />)}
      </Section>
    </>
  );
}

function NoService() {
  return (
    <Empty
      title="You offer no service yet"
      action={
        <>
          <LinkButton small kind="quiet" to={paths.addService()}>
            Add a service
          </LinkButton>
          <LinkButton small kind="quiet" to={paths.settings('availability')}>
            Set your hours
          </LinkButton>
        </>
      }
    >
      Clients find you through your services and pick a time in your hours.
    </Empty>
  );
}
