import { screen } from '@testing-library/react';
import { MAX_SAMPLE_TITLE } from '@parley/contract/limits.ts';
import { expect, test } from 'vitest';
import { stubApi } from '../../test/api.ts';
import { show } from '../../test/render.tsx';
import { SamplesForm } from './SamplesForm.tsx';

test('a title that is pasted stays whole, is marked, and has the focus when it is too long to be saved', async () => {
  const requests = stubApi({});
  const { user } = await show(<SamplesForm serviceId={null} samples={[]} />);
  await user.click(screen.getByRole('button', { name: 'Add a link' }));
  await user.type(
    screen.getByRole('textbox', { name: 'Address of sample 1' }),
    'https://example.com/a-contract',
  );
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title of sample 1' });
  await user.click(title);
  await user.paste('x'.repeat(MAX_SAMPLE_TITLE + 10));
  expect(title.value).toHaveLength(MAX_SAMPLE_TITLE + 10);
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('90 of 80')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save samples' }));
  expect(await screen.findByText('At most 80 characters.')).toBeTruthy();
  expect(document.activeElement).toBe(title);
  expect(requests).toEqual([]);
});
