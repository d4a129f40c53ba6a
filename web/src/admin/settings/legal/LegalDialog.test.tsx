import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubApi } from '../../../../test/api.ts';
import { show, signInAs } from '../../../../test/render.tsx';
import { LegalDialog } from './LegalDialog.tsx';

const never = { version: 0, since: null, isOwn: false };
const limits = {
  services: 20,
  postings: 50,
  freeConsultations: 5,
  fileMegabytes: 25,
  storedMegabytes: 2_000,
};
const settings = (version: number, termsVersion: number): InstallationSettings => ({
  version,
  identity: {
    own: { name: null, supportEmail: null, securityContact: null },
    defaults: { name: 'Parley', supportEmail: 'help@parley.test', securityContact: 'safe@parley.test' },
  },
  colors: { inkLight: '#191c38', inkDark: '#f3f0e7', accentLight: '#f5a300', accentDark: '#ffb52e' },
  logo: null,
  signUp: { client: 'OPEN', professional: 'OPEN', domains: [] },
  retention: {
    notificationsDays: null,
    chatsDays: null,
    securityDays: 400,
    emailsDays: 30,
    deliveriesDays: 30,
  },
  limits: {
    own: {
      services: null,
      postings: null,
      freeConsultations: null,
      fileMegabytes: null,
      storedMegabytes: null,
    },
    defaults: limits,
  },
  legal: { terms: { ...never, version: termsVersion }, privacy: never },
});

const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
async function open(version: number, termsVersion: number) {
  stubApi({ 'GET /api/admin/settings/legal/:kind': () => ({ text: 'The terms.' }) });
  signInAs('ADMIN');
  const dialog = <LegalDialog kind="TERMS" settings={settings(version, termsVersion)} onClose={vi.fn()} />;
  return show(dialog);
}

test('terms that somebody writes outlast a change of other settings, but not one of the terms', async () => {
  const { unmount } = await open(3, 1);
  fireEvent.change(await text(), { target: { value: 'Terms of two hours’ work.' } });
  unmount();
  const again = await open(4, 1);
  expect((await text()).value).toBe('Terms of two hours’ work.');
  again.unmount();
  await open(5, 2);
  expect((await text()).value).toBe('The terms.');
});
