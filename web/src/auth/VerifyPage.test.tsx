import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../test/render.tsx';
import { paths } from '../paths.ts';
import VerifyPage from './VerifyPage.tsx';

const next = '/services?q=tax';

test.each([
  ['Log in', paths.login(next)],
  ['Join again', paths.signUp({ next })],
])('“%s” leads on to where somebody was going', async (name, path) => {
  await show(<VerifyPage />, paths.verify({ next }));
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
});
