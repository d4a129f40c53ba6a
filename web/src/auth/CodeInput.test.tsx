import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../test/render.tsx';
import { CodeInput } from './CodeInput.tsx';

function Typing({ error }: { error?: string }) {
  const [code, setCode] = useState('');
  return <CodeInput name="code" value={code} onChange={setCode} error={error} />;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

test('a code pasted with other text keeps its six digits', async () => {
  const { user } = await show(<Typing />);
  await user.click(field());
  await user.paste('Your code: 123 456 789');
  expect(field().value).toBe('123456');
});

test('only digits can be typed', async () => {
  const { user } = await show(<Typing />);
  await user.type(field(), '1a2-b3');
  expect(field().value).toBe('123');
});

test('the phone can autofill the code, and an error is announced with the field', async () => {
  await show(<Typing error="This code is not right." />);
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const described = document.querySelector(`#${CSS.escape(field().getAttribute('aria-describedby') ?? '')}`);
  expect(described?.textContent).toBe('This code is not right.');
});
