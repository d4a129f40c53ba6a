import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { Button } from '../Button.tsx';
import { focusFallback } from '../form/focus-fallback.ts';
import { Dialog } from './Dialog.tsx';

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel the job</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Are you sure?">
        <p>It ends.</p>
      </Dialog>
    </>
  );
}

test('a dialog is labeled by its title, and closing it returns the focus to its button', async () => {
  const { user } = await show(<Asking />);
  const opener = screen.getByRole('button', { name: 'Cancel the job' });
  expect(screen.queryByText('It ends.')).toBeNull();
  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('It ends.')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('a click on the backdrop closes it, a click inside does not', async () => {
  const { user } = await show(<Asking />);
  await user.click(screen.getByRole('button', { name: 'Cancel the job' }));
  await user.click(screen.getByText('It ends.'));
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByText('It ends.')).toBeNull();
});

function Rows() {
  const [asks, setAsks] = useState(false);
  const [isDisabled, setDisabled] = useState(false);
  const disable = async () => {
    // As once it has been sent: not while the press is dealt with.
    await new Promise((done) => void setTimeout(done));
    setDisabled(true);
    setAsks(false);
  };
  return (
    <div ref={focusFallback}>
      <ul>
        <li>
          <Button>Another row</Button>
        </li>
        <li>
          {isDisabled ? (
            <Button key="enable">Enable</Button>
          ) : (
            <Button key="disable" onClick={() => setAsks(true)}>
              Disable
            </Button>
          )}
        </li>
      </ul>
      {asks && (
        <Dialog open onClose={() => setAsks(false)} title="Are you sure?">
          <Button onClick={() => void disable()}>Do it</Button>
        </Dialog>
      )}
    </div>
  );
}

test('the focus goes from a dialog to what replaces its button, not to what stands beside the dialog', async () => {
  const { user } = await show(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Disable' }));
  await user.click(screen.getByRole('button', { name: 'Do it' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Enable');
});
