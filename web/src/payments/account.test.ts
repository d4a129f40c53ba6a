import { expect, test } from 'vitest';
import { accountLabel, requirementTexts } from './account.ts';

const account = { payoutsEnabled: false, requirements: [] };

test('the processor’s requirements are described in text, without duplicates', () => {
  expect(
    requirementTexts([
      'business_type',
      'external_account',
      'individual.first_name',
      'individual.last_name',
      'individual.dob.day',
      'individual.dob.month',
      'individual.verification.document',
    ]),
  ).toEqual([
    'Whether you’re an individual or a company',
    'Your bank account',
    'Your full name',
    'Your date of birth',
    'A photo of your ID',
  ]);
});

test('an unknown requirement is still readable', () => {
  expect(requirementTexts(['settings.card_payments.statement'])).toEqual([
    'Settings card payments statement',
  ]);
});

test('an incomplete account differs from one under review', () => {
  const open = { ...account, status: 'PENDING' as const };
  expect(accountLabel({ ...open, requirements: ['external_account'] }).label).toBe('Not finished');
  expect(accountLabel(open).label).toBe('In review');
});

test('only a restricted account is bad news', () => {
  const tones = (['NONE', 'PENDING', 'ENABLED', 'RESTRICTED'] as const).map(
    (status) => accountLabel({ ...account, status }).tone,
  );
  expect(tones).toEqual(['time', 'info', 'good', 'bad']);
});
