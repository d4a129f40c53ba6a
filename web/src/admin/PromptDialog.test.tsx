import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show, signInAs } from '../../test/render.tsx';
import { ReasonDialog } from './PromptDialog.tsx';

function Disable({ who }: { who: string }) {
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
          send={() => Promise.resolve({ ok: true, status: 200, message: '', data: null })}
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
