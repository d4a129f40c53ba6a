import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../test/render.tsx';
import { NETWORK_ERROR } from '../platform/result.ts';
import { ErrorPage } from './ErrorPage.tsx';

const BUSY = 'We’re too busy right now. Try again in a moment.';
/** As the router hands it on from a loader. */
const refused = (status: number, data: string) => ({ status, statusText: '', internal: false, data });

test.each([
  ['the database is away', refused(503, BUSY), BUSY],
  ['there is no answer', refused(500, NETWORK_ERROR.message), 'Unexpected Application Error!'],
  ['the page crashes', new TypeError('x is undefined'), 'Unexpected Application Error!'],
])('while %s, the error page says so', async (_when, error, said) => {
  await show(<ErrorPage error={error} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(said);
  expect(document.title).toBe(`${said} · Parley`);
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy();
});
