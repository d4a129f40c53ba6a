import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi } from '../../test/api.ts';
import { id, invite } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { InviteAgain } from './InviteAgain.tsx';
import { whyNotAgain } from './why-not-invite.ts';

const declined = invite({ status: 'DECLINED', turn: null, expiresAt: null, serviceId: id(20) });
const twice = 'This professional has declined twice recently. Wait 30 days, or invite someone else.';

test('an invite that was declined can be sent again', async () => {
  await show(<InviteAgain negotiation={declined} whyNot={null} />);
  expect(screen.getByRole('link', { name: 'Invite Ana again' })).toBeTruthy();
});

test('where it would be refused, that is said instead', async () => {
  const requests = stubApi({
    'GET /api/job/invite/canInvite/:id': () => ({ canInvite: false, reason: twice }),
  });
  await show(<InviteAgain negotiation={declined} whyNot={await whyNotAgain(declined)} />);
  expect(requests).toHaveLength(1);
  expect(screen.getByText(twice)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('of an open one nothing is asked or offered', async () => {
  const requests = stubApi({});
  await show(<InviteAgain negotiation={invite()} whyNot={await whyNotAgain(invite())} />);
  expect(requests).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
});
