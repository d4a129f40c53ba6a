import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ana, consultation, invite } from '../../../test/fixtures.ts';
import { NOW, show } from '../../../test/render.tsx';
import { UpcomingConsultation } from '../../appointments/UpcomingConsultation.tsx';
import { LaterConsultations } from './LaterConsultations.tsx';
import { YourWeek } from './YourWeek.tsx';
import { ProposalRow } from '../../proposals/ProposalRow.tsx';

// Half past three at night in Berlin is half past nine of the evening before in Bogotá.
const THURSDAY = { startsAt: '2026-11-26T02:30:00.000Z', endsAt: '2026-11-26T03:00:00.000Z' };
const A_WEEK_LATER = { startsAt: '2026-12-03T02:30:00.000Z', endsAt: '2026-12-03T03:00:00.000Z' };

const zone = 'Europe/Berlin';

test('the week and what comes after it name the day on which the other side meets, where it’s another one', async () => {
  const dashboard = { upcoming: [consultation(THURSDAY)], needsYou: [] };
  await show(<YourWeek dashboard={dashboard} side="client" free={null} />);
  expect(screen.getByText('Wed 25 Nov 21:30 for Ana')).toBeTruthy();
  await show(<LaterConsultations appointments={[consultation(A_WEEK_LATER)]} side="client" />);
  expect(screen.getByText(/· Wed 2 Dec 21:30 for Ana$/)).toBeTruthy();
});

test('so do a job’s coming consultation and the time of a proposal; the same day is not said twice', async () => {
  const [amountCents, isCutOff, isWide] = [null, false, false];
  const rest = { side: 'client' as const, zone, amountCents, isCutOff, isWide };
  const { unmount } = await show(<UpcomingConsultation appointment={consultation(THURSDAY)} {...rest} />);
  expect(screen.getByText('your time · Wed 25 Nov 21:30 for Ana')).toBeTruthy();
  unmount();
  await show(<UpcomingConsultation appointment={consultation()} {...rest} />);
  expect(screen.getByText('your time · 10:00 for Ana')).toBeTruthy();
  const { startsAt } = THURSDAY;
  const proposal = invite({ kind: 'PROPOSAL', professional: ana, startsAt, estimatedDays: 5 });
  await show(
    <table>
      <tbody>
        <ProposalRow
          negotiation={proposal}
          postingId={proposal.id}
          sort={null}
          isShown={false}
          zone={zone}
          now={NOW}
        />
      </tbody>
    </table>,
  );
  expect(screen.getByText('Wed 25 Nov 21:30 for Ana')).toBeTruthy();
});
