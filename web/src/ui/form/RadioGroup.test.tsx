import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { RadioGroup } from './RadioGroup.tsx';

test('a choice is described by its help and by what is wrong with it', async () => {
  await show(
    <RadioGroup
      label="Length"
      name="minutes"
      help="Clients book this much of your time."
      options={[{ value: 30, label: '30 min' }]}
      value={null}
      onChange={() => {}}
      error="Choose a length."
    />,
  );
  const description = 'Choose a length. Clients book this much of your time.';
  expect(screen.getByRole('group', { name: 'Length', description })).toBeTruthy();
});
