import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AdminNegotiation } from '@parley/contract/negotiations/schemas.ts';
import {
  NEGOTIATION_KINDS,
  NEGOTIATION_STATUSES,
  type NegotiationKind,
} from '@parley/contract/negotiations/states.ts';
import { Link } from 'react-router';
import { negotiationStatus } from '../../negotiations/status.ts';
import { paths } from '../../paths.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dayTimeText } from '../../time/format.ts';
import { dateText } from '../../time/long-dates.ts';
import { Tag } from '../../ui/Tag.tsx';
import { List, ListTab } from '../list/List.tsx';
import { readNegotiations } from '../list/read-lists.ts';
import { type Page, useRows } from '../list/use-rows.ts';

const kindText = (kind: NegotiationKind) => (kind === 'PROPOSAL' ? t`Proposal` : t`Invitation`);

const filters = () => [
  {
    name: 'kind',
    label: t`Kind`,
    any: t`Both kinds`,
    options: NEGOTIATION_KINDS.map((value) => ({ value, label: kindText(value) })),
  },
  {
    name: 'status',
    label: t`Status`,
    any: t`Any status`,
    options: NEGOTIATION_STATUSES.map((value) => ({
      value,
      label: negotiationStatus(value, 'professional', null).label,
    })),
  },
];

/** Everybody's proposals and invitations. */
export function Negotiations({ loaded }: { loaded: Result<Page<AdminNegotiation>> }) {
  const { t } = useLingui();
  return (
    <ListTab
      title={t`Proposals`}
      lead={t`Proposals and invitations. Open one to act on someone’s behalf.`}
      searches={t`Title, name or email`}
      filters={filters()}
      loaded={loaded}
    >
      {(first) => <Rows first={first} />}
    </ListTab>
  );
}

const useNegotiations = createInfiniteList<AdminNegotiation>();

function Rows({ first }: { first: Page<AdminNegotiation> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  return (
    <List
      label={t`Proposals`}
      list={useRows(useNegotiations, first, readNegotiations)}
      none={[t`No proposals yet`, t`Proposals and invitations appear here once someone sends one.`]}
      columns={[
        { name: t`Title`, cell: (negotiation) => <Titled negotiation={negotiation} /> },
        { name: t`Kind`, cell: ({ kind }) => kindText(kind), isShort: true },
        { name: t`Client`, cell: ({ client }) => client.displayName },
        { name: t`Professional`, cell: ({ professional }) => professional.displayName },
        { name: t`Sent`, cell: ({ createdAt }) => dateText(createdAt, zone), isShort: true },
        { name: t`Consultation`, cell: ({ startsAt }) => dayTimeText(startsAt, zone), isShort: true },
        {
          name: t`Status`,
          cell: ({ status }) => {
            const { label, tone } = negotiationStatus(status, 'professional', null);
            return <Tag tone={tone}>{label}</Tag>;
          },
          isShort: true,
        },
      ]}
    />
  );
}

function Titled({ negotiation: { kind, id, title } }: { negotiation: AdminNegotiation }) {
  return (
    <Link to={paths.adminNegotiation(kind, id)} className="font-semibold">
      {title}
    </Link>
  );
}
