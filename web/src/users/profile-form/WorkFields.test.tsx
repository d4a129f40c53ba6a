import { screen } from '@testing-library/react';
import { MAX_TITLE } from '@parley/contract/limits.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import type { WorkValues } from './profile-values.ts';
import { WorkFields } from './WorkFields.tsx';

const blank: WorkValues = { headline: '', bio: '', experience: null, categoryIds: [] };

function Work() {
  const form = useForm({
    initial: blank,
    schema: async () => (await import('@parley/contract/users/schemas.ts')).UpdateProfile,
    send: () => new Promise<never>(() => {}),
  });
  return (
    <form {...form.props}>
      <WorkFields form={form} disciplines={[]} />
      <button type="submit">Save</button>
    </form>
  );
}

test('a headline that is pasted and too long stays whole, and says by how much', async () => {
  const { user } = await show(<Work />);
  const headline = screen.getByRole<HTMLInputElement>('textbox', { name: 'Headline' });
  await user.click(headline);
  await user.paste('a'.repeat(MAX_TITLE + 10));
  expect(headline.value).toHaveLength(MAX_TITLE + 10);
  expect(screen.getByText('130 of 120')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('At most 120 characters.')).toBeTruthy();
  await user.clear(headline);
  expect(screen.queryByText(/of 120$/)).toBeNull();
});
