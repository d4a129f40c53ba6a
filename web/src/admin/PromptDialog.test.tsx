import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show, signInAs } from '../../test/render.tsx';
import type { Result } from '../platform/result.ts';
import { ReasonDialog } from './PromptDialog.tsx';

const DONE: Result<null> = { ok: true, status: 200, message: '', data: null };
const OVERTAKEN: Result<null> = {
  ok: false,
  status: 409,
  code: 'invalid_transition',
  message: 'It changed in the meantime.',
  data: null,
  errors: [],
};

function Disable({ who, answer = DONE }: { who: string; answer?: Result<null> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {who}
      </button>
      {isOpen && (
        <ReasonDialog
          draft={`disable ${who}`}
          title="Disable"
          about=""
          send={() => Promise.resolve(answer)}
          done={() => {}}
          confirm="Disable"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const reason = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reason' });

test('an admin’s reason is kept for what it is about until it is sent, also when its dialog is closed', async () => {
  signInAs('ADMIN');
  const { user } = await show(
    <>
      <Disable who="Ana" />
      <Disable who="Ben" />
    </>,
  );
  const open = (who: string) => user.click(screen.getByRole('button', { name: `Open ${who}` }));
  await open('Ana');
  await user.type(await reason(), 'Three reports.');
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await open('Ben');
  expect((await reason()).value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await open('Ana');
  expect((await reason()).value).toBe('Three reports.');
  await user.click(screen.getByRole('button', { name: 'Disable' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await open('Ana');
  expect((await reason()).value).toBe('');
});

test('what was refused is read again once the refusal was seen and the dialog closed', async () => {
  signInAs('ADMIN');
  const { user, reloads } = await show(<Disable who="Ana" answer={OVERTAKEN} />);
  await user.click(screen.getByRole('button', { name: 'Open Ana' }));
  await user.type(await reason(), 'Three reports.');
  await user.click(screen.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('It changed in the meantime.')).toBeTruthy();
  expect(reloads()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await expect.poll(reloads).toBe(1);
});
