import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../test/render.tsx';
import { ZoneSelect } from './ZoneSelect.tsx';

function Choosing() {
  const [zone, setZone] = useState('America/Bogota');
  return (
    <>
      <ZoneSelect label="Time zone" name="timeZone" value={zone} onChange={setZone} error={undefined} />
      <output>{zone}</output>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('status').textContent;
/** A browser may know it by its older name. */
const kathmandu = /^Asia\/Kath?mandu$/;

test('a zone is found by its country and taken with Enter', async () => {
  const { user } = await show(<Choosing />);
  expect(field().value).toBe('Bogotá, Colombia');
  await user.click(field());
  await user.keyboard('nepal');
  expect(options()).toEqual([expect.stringMatching(/^Kathmandu, NepalUTC\+5:45/)]);
  await user.keyboard('{Enter}');
  expect(field().value).toBe('Kathmandu, Nepal');
  expect(chosen()).toMatch(kathmandu);
  expect(options()).toEqual([]);
});

test('a zone is found by its offset and taken with a press', async () => {
  const { user } = await show(<Choosing />);
  await user.click(field());
  await user.keyboard('+5:45');
  await user.click(screen.getByRole('option', { name: /Kathmandu/ }));
  expect(chosen()).toMatch(kathmandu);
});

test('the list begins with every zone, at the chosen one', async () => {
  const { user } = await show(<Choosing />);
  await user.click(field());
  expect(options().length).toBeGreaterThan(400);
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Bogotá, Colombia');
});

test.each(['{Escape}', '{Tab}'])('whoever leaves with %s keeps the zone they had', async (key) => {
  const { user } = await show(<Choosing />);
  await user.click(field());
  await user.keyboard(`nepal${key}`);
  expect([field().value, chosen()]).toEqual(['Bogotá, Colombia', 'America/Bogota']);
});

test('a place that is not there is said so', async () => {
  const { user } = await show(<Choosing />);
  await user.click(field());
  await user.keyboard('Atlantis');
  expect(screen.getByText('No time zone found. Try a city nearby.')).toBeTruthy();
});
