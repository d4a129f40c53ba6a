import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pricedConsultation } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { ConsultationReceipt } from './ConsultationReceipt.tsx';

const { payment } = pricedConsultation();

test.each([
  [null, 'Held'],
  ['2026-11-23T10:00:00.000Z', 'Disputed by the client’s bank'],
])(
  'while the bank disputes it, its receipt says so, as the work’s does (since %s: %s)',
  async (frozenAt, status) => {
    const consultation = pricedConsultation({ payment: payment && { ...payment, frozenAt } });
    await show(<ConsultationReceipt appointment={consultation} zone="Europe/Berlin" />);
    expect(screen.getByText('Status').nextSibling?.textContent).toBe(status);
  },
);
