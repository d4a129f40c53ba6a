import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { EmptyState } from './EmptyState.tsx';

test('right below the page’s title, an empty list’s heading leaves out no level', async () => {
  await show(
    <>
      <EmptyState heading="h2" title="No invitations yet" />
      <EmptyState title="No services yet" />
    </>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No invitations yet' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'No services yet' })).toBeTruthy();
});
