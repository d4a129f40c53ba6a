import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi } from '../../test/api.ts';
import { ana, id } from '../../test/fixtures.ts';
import { show, signInAs } from '../../test/render.tsx';
import { SafetyMenu } from './SafetyMenu.tsx';

const menu = () => screen.queryByRole('button', { name: 'More about Ana' });

test('the menu is for the two sides, and not about oneself', async () => {
  stubApi({ 'GET /api/users/block': () => [] });
  await show(<SafetyMenu person={ana} />);
  expect(menu()).toBeNull();
  signInAs('ADMIN');
  await expect.poll(menu).toBeNull();
  signInAs('CLIENT');
  await expect.poll(menu).not.toBeNull();
});

test('nobody blocks or reports themselves', async () => {
  stubApi({ 'GET /api/users/block': () => [] });
  signInAs('PROFESSIONAL');
  await show(<SafetyMenu person={{ id: id(1), displayName: 'Ana Myself' }} />);
  expect(menu()).toBeNull();
});
