import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ana, service } from '../../../test/fixtures.ts';
import { stubApi } from '../../../test/api.ts';
import { show, signInAs } from '../../../test/render.tsx';
import { useDirtyState } from '../../platform/form/unsaved-changes.ts';
import type { Result } from '../../platform/result.ts';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { EditService } from './EditService.tsx';

const paused: Service = { ...service, pricing: 'FIXED', priceCents: 120_000, active: false };
const disciplines: Result<Discipline[]> = { ok: true, status: 200, message: '', data: [] };
afterEach(() => vi.unstubAllGlobals());

const isOff = () => screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled') === 'true';

test('a paused service is saved, but not published before its owner can be paid', async () => {
  const { user } = await show(
    <EditService
      service={paused}
      disciplines={disciplines}
      whyNotPublish={['payouts_not_enabled']}
      samples={null}
    />,
  );
  expect(isOff()).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: /Published/ }));
  expect(isOff()).toBe(true);
  expect(await screen.findByText('Payouts aren’t set up')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Published/ }));
  expect(isOff()).toBe(false);
});

test('a paused service is published once nothing is missing', async () => {
  const { user } = await show(
    <EditService service={paused} disciplines={disciplines} whyNotPublish={[]} samples={null} />,
  );
  await user.click(screen.getByRole('checkbox', { name: /Published/ }));
  expect(isOff()).toBe(false);
});

function Samples({ typed }: { typed: string }) {
  useDirtyState({ typed }, { typed: '' });
  return null;
}

test.each([
  ['', null],
  ['A logo', 'Leave without saving?'],
])('work samples that aren’t saved, like “%s”, are not left without asking', async (typed, asked) => {
  signInAs('PROFESSIONAL', ana.id);
  stubApi({ 'PUT /api/service/:id': () => paused, 'GET /api/availability/sets': () => [] });
  const samples = <Samples typed={typed} />;
  const { user, at } = await show(
    <>
      <EditService service={paused} disciplines={disciplines} whyNotPublish={[]} samples={samples} />
      <LeaveGuard />
    </>,
    '/service/edit/1',
  );
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  if (asked === null) await expect.poll(at).toBe(`/service/${paused.id}`);
  else {
    await screen.findByRole('heading', { name: asked });
    expect(at()).toBe('/service/edit/1');
  }
});
