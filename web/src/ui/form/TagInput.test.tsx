import { screen } from '@testing-library/react';
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

test('Enter and a comma add a word, once whatever its case', async () => {
  const { user } = await show(<Typing />);
  await user.type(field(), 'Law{Enter}tax,contracts,');
  expect(skills()).toEqual(['Contracts', 'Law', 'tax']);
});

test('what is still typed when the field is left is added', async () => {
  const { user } = await show(<Typing />);
  await user.type(field(), 'Law');
  await user.tab();
  expect(skills()).toEqual(['Contracts', 'Law']);
});

test('Backspace in the empty field takes the last word away, and only there', async () => {
  const { user } = await show(<Typing />);
  await user.type(field(), 'Law{Enter}x{Backspace}');
  expect(skills()).toEqual(['Contracts', 'Law']);
  await user.keyboard('{Backspace}');
  expect(skills()).toEqual(['Contracts']);
});

test('a removed word leaves the focus in the field', async () => {
  const { user } = await show(<Typing />);
  await user.click(screen.getByRole('button', { name: 'Remove Contracts' }));
  expect(skills()).toEqual([]);
  expect(document.activeElement).toBe(field());
});
