import { Trans, useLingui } from '@lingui/react/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { ComponentProps } from 'react';
import type { Service } from '@parley/contract/services/schemas.ts';
import type { Result } from '../platform/result.ts';
import { paths } from '../paths.ts';
import { OwnServiceRow } from '../services/OwnServiceRow.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Section } from '../ui/Section.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { readInvites, readProposals } from './load-dashboard.ts';
import { Negotiations } from './Negotiations.tsx';
import { Recommended } from './Recommended.tsx';

interface Props {
  services: Result<Service[]>;
  proposals: Result<Negotiation[]>;
  invites: Result<Negotiation[]>;
  /** A newcomer is told how to add one by the first steps. */
  isNew: boolean;
  recommended: ComponentProps<typeof Recommended>['postings'];
}

/** A professional's invitations, proposals and services. */
export function ProfessionalParts({ services, proposals, invites, recommended, isNew }: Props) {
  const { t } = useLingui();
  return (
    <>
      <Negotiations
        title={t`Invitations to you`}
        negotiations={invites}
        read={readInvites}
        side="professional"
      />
      <Negotiations
        title={t`Your proposals`}
        negotiations={proposals}
        read={readProposals}
        side="professional"
      />
      <Recommended postings={recommended} />
      {!(isNew && services.ok && services.data.length === 0) && (
        <Section title={t`Your services`}>
          {!services.ok && <LoadError title={t`We couldn’t load your services`} refusal={services} />}
          {services.ok && services.data.length === 0 && <NoService />}
          {services.ok &&
            services.data.map((service) => <OwnServiceRow key={service.id} service={service} />)}
        </Section>
      )}
    </>
  );
}

function NoService() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`You haven’t added a service yet`}
      action={
        <>
          <LinkButton small kind="quiet" to={paths.addService()}>
            <Trans>Add a service</Trans>
          </LinkButton>
          <LinkButton small kind="quiet" to={paths.settings('availability')}>
            <Trans>Set your hours</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>Clients find you through your services and book times within your hours.</Trans>
    </EmptyState>
  );
}
