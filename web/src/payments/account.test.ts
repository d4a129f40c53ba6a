import { expect, test } from 'vitest';
import { accountWords, requirementWords } from './account.ts';

const account = { payoutsEnabled: false, requirements: [] };

test('what the processor asks for is said in words, each thing once', () => {
  expect(
    requirementWords([
      'business_type',
      'external_account',
      'individual.first_name',
      'individual.last_name',
      'individual.dob.day',
      'individual.dob.month',
      'individual.verification.document',
    ]),
  ).toEqual([
    'Whether you are a person or a company',
    'The bank account for your money',
    'Your full name',
    'Your date of birth',
    'A photo of your identity document',
  ]);
});

test('a requirement nobody knew of is still readable', () => {
  expect(requirementWords(['settings.card_payments.statement'])).toEqual([
    'Settings card payments statement',
  ]);
});

test('an account that was begun is told apart from one that is being checked', () => {
  const open = { ...account, status: 'PENDING' as const };
  expect(accountWords({ ...open, requirements: ['external_account'] }).label).toBe('Not finished');
  expect(accountWords(open).label).toBe('Being checked');
});

test('only a restricted account is bad news', () => {
  const tones = (['NONE', 'PENDING', 'ENABLED', 'RESTRICTED'] as const).map(
    (status) => accountWords({ ...account, status }).tone,
  );
  expect(tones).toEqual(['time', 'info', 'good', 'bad']);
});
