import { expect, test } from 'vitest';
import { queueOf } from './queue-of.ts';

test('each tab counts what an admin can end there, and nothing twice', () => {
  const queues = {
    disputes: 1,
    contestedConsultations: 512,
    tickets: 2,
    overdueTickets: 2,
    certificates: 4,
    reports: 8,
    overdueReports: 8,
    stuckCalls: 16,
    chargebacks: 1024,
    unmatchedCharges: 32,
    slowPayments: 64,
    failedMails: 128,
    waitingTransfers: 3,
    longHeld: 256,
  };
  const tabs = ['overview', 'jobs', 'payments', 'certificates', 'support', 'reports', 'users'] as const;
  expect(tabs.map((tab) => queueOf(tab, queues))).toEqual([640, 1, 1392, 4, 2, 8, 0]);
});
