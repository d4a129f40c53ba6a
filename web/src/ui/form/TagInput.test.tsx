import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { TagInput } from './TagInput.tsx';

function Typing() {
  const [skills, setSkills] = useState(['Contracts']);
  return <TagInput label="Skills" name="skills" value={skills} onChange={setSkills} error={undefined} />;
}
const field = () => screen.getByRole('combobox', { name: 'Skills' });
const skills = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));

test('Enter and a comma add a tag, case-insensitively once', async () => {
  const { user } = await show(<Typing />);
  await user.type(field(), 'Law{Enter}tax,contracts,');
  expect(skills()).toEqual(['Contracts', 'Law', 'tax']);
});

test('leaving the field adds the typed tag', async () => {
  const { user } = await show(<Typing />);
  await user.type(field(), 'Law');
  await user.tab();
  expect(skills()).toEqual(['Contracts', 'Law']);
});

test('Backspace removes the last tag only in an empty field', async () => {
  const { user } = await show(<Typing />);
  await user.type(field(), 'Law{Enter}x{Backspace}');
  expect(skills()).toEqual(['Contracts', 'Law']);
  await user.keyboard('{Backspace}');
  expect(skills()).toEqual(['Contracts']);
});

test('removing a tag keeps the focus in the field', async () => {
  const { user } = await show(<Typing />);
  await user.click(screen.getByRole('button', { name: 'Remove Contracts' }));
  expect(skills()).toEqual([]);
  expect(document.activeElement).toBe(field());
});

// In Japanese, Chinese or Korean, Enter first takes over the word that the input method suggests.
test.each([
  ['while it composes', { key: 'Enter', isComposing: true, keyCode: 229 }],
  ['in Safari, which says that it composes no more', { key: 'Enter', isComposing: false, keyCode: 229 }],
])('Enter belongs to the input method %s', async (_when, key) => {
  const { user } = await show(<Typing />);
  await user.type(field(), 'ほうむ');
  fireEvent.keyDown(field(), key);
  expect(skills()).toEqual(['Contracts']);
  fireEvent.change(field(), { target: { value: '法務' } });
  await user.keyboard('{Enter}');
  expect(skills()).toEqual(['Contracts', '法務']);
});
