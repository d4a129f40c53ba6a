import { screen } from '@testing-library/react';
import { MAX_WEB_ADDRESS } from '@parley/contract/limits.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { LinksInput } from './LinksInput.tsx';

function Typing() {
  const [links, setLinks] = useState([{ label: 'Portfolio', url: '' }]);
  return <LinksInput name="links" value={links} onChange={setLinks} error={undefined} errors={{}} />;
}

test('an address that is pasted stays whole, and the count says that it is too long', async () => {
  const { user } = await show(<Typing />);
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address of link 1' });
  await user.click(address);
  await user.paste('x'.repeat(MAX_WEB_ADDRESS + 1));
  expect(address.value).toHaveLength(MAX_WEB_ADDRESS + 1);
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('501 of 500')).toBeTruthy();
});

test('the name of a link that was just added has the focus', async () => {
  const { user } = await show(<Typing />);
  for (const number of [2, 3]) {
    await user.click(screen.getByRole('button', { name: 'Add a link' }));
    const name = screen.getByRole('textbox', { name: `Name of link ${number}` });
    expect(document.activeElement).toBe(name);
  }
  await user.tab();
  await user.keyboard('https');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address of link 3' }).value).toBe('https');
});

test('only the link that is wrong is marked, and says what is', async () => {
  const links = [
    { label: 'Portfolio', url: 'https://ana.test' },
    { label: '', url: '' },
    { label: 'Papers', url: 'no address' },
  ];
  const error = 'Enter a web address that starts with http:// or https://.';
  await show(
    <LinksInput
      name="links"
      value={links}
      onChange={() => {}}
      error={error}
      // The empty one isn't sent.
      errors={{ links: error, 'links.1.url': error }}
    />,
  );
  const wrong = screen
    .getAllByRole('textbox')
    .filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(wrong).toEqual([screen.getByRole('textbox', { name: 'Address of link 3', description: error })]);
});
