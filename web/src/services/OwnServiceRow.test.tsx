import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { service } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { OwnServiceRow } from './OwnServiceRow.tsx';

test('the link to edit a service is called by the service', async () => {
  await show(<OwnServiceRow service={service} />);
  expect(screen.getByRole('link', { name: 'Edit Contract review' }).getAttribute('href')).toBe(
    `/service/edit/${service.id}`,
  );
});
