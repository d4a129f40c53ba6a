import { screen } from '@testing-library/react';
import { MAX_SEARCH } from '@parley/contract/limits.ts';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/render.tsx';
import { SearchBox } from '../../ui/form/SearchBox.tsx';

test('what is pasted into a search stays whole, and is searched for once it is short enough', async () => {
  const onSearch = vi.fn();
  const { user } = await show(
    <SearchBox label="Search" placeholder="" button="Find" action="/" q={undefined} onSearch={onSearch} />,
  );
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await user.click(box);
  await user.paste('x'.repeat(MAX_SEARCH + 1));
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(onSearch).not.toHaveBeenCalled();
  expect(box.value).toHaveLength(MAX_SEARCH + 1);
  expect(box.validationMessage).toBe('At most 120 characters.');
  await user.type(box, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(onSearch).toHaveBeenCalledWith('x'.repeat(MAX_SEARCH));
});
