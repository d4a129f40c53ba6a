import { expect, test } from 'vitest';
import { sectionAt, sectionsOf } from './settings-sections.ts';

test('the links in notifications and on the dashboard open their sections', () => {
  const sections = sectionsOf('PROFESSIONAL');
  expect(sectionAt('#availability', sections).name).toBe('Hours');
  expect(sectionAt('#security', sections).name).toBe('Security');
  expect(sectionAt('#notifications', sections).name).toBe('Notifications');
  expect(sectionAt('#support', sections).name).toBe('Support');
});

test('a URL without a section, or with an unknown one, opens the account', () => {
  const sections = sectionsOf('CLIENT');
  expect(sectionAt('', sections).id).toBe('account');
  expect(sectionAt('#nowhere', sections).id).toBe('account');
});

test('a client has receipts, but no hours, profile or payouts', () => {
  const sections = sectionsOf('CLIENT');
  expect(sections.map(({ id }) => id)).toEqual([
    'account',
    'calendar',
    'receipts',
    'cards',
    'billing',
    'notifications',
    'security',
    'support',
    'blocked',
    'integrations',
    'appearance',
    'data',
  ]);
  expect(sectionAt('#availability', sections).id).toBe('account');
});
