import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { id } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { saveDraft } from '../platform/form/draft.ts';
import { Composer } from './composer/Composer.tsx';
import { useMessageFiles } from './composer/use-message-files.ts';

const onSend = vi.fn();
const onType = vi.fn();
function Writing() {
  const files = useMessageFiles(id(30));
  return <Composer jobId={id(30)} name="Ana" files={files} onSend={onSend} onType={onType} />;
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message Ana' });
async function write() {
  onSend.mockClear();
  onType.mockClear();
  return (await show(<Writing />)).user;
}

test('Enter sends the message and clears the field; Shift+Enter starts a new line', async () => {
  const user = await write();
  await user.type(field(), 'Hello Ana,{Shift>}{Enter}{/Shift}how are you?{Enter}');
  expect(onSend.mock.calls).toEqual([['Hello Ana,\nhow are you?', []]]);
  expect(field().value).toBe('');
});

test('on a phone, whose keyboard has no Shift+Enter, Enter starts a new line and the button sends', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('pointer: coarse') }));
  const user = await write();
  await user.type(field(), 'Hello Ana,{Enter}how are you?');
  expect(onSend).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend.mock.calls).toEqual([['Hello Ana,\nhow are you?', []]]);
  expect(document.activeElement).toBe(field());
});

test('a blank message is not sent and does not show as typing', async () => {
  const user = await write();
  await user.type(field(), '   {Enter}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(onType).not.toHaveBeenCalled();
});

test('the other side is told when someone is typing', async () => {
  const user = await write();
  await user.type(field(), 'Hi');
  expect(onType).toHaveBeenCalled();
});

test('an unsent draft survives a reload', async () => {
  const user = await write();
  await user.type(field(), 'Half a thought');
  document.body.replaceChildren();
  await show(<Writing />);
  expect(field().value).toBe('Half a thought');
});

test('near its limit a message shows its length, and beyond it is not sent', async () => {
  const user = await write();
  await user.click(field());
  await user.paste('a'.repeat(7_500));
  expect(screen.getByText('7,500 of 8,000')).toBeTruthy();
  await user.paste('a'.repeat(501));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await user.keyboard('{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
});

test('Enter that takes over the word of an input method sends nothing, in Safari neither', async () => {
  const user = await write();
  await user.type(field(), 'こんにちは');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true, keyCode: 229 });
  // Safari has ended the composition by then, and only the code tells.
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: false, keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSend.mock.calls).toEqual([['こんにちは', []]]);
});

test('a file goes on uploading when the chat is left, and is there when somebody comes back', async () => {
  const requests: UploadRequest[] = [];
  class UploadRequest extends EventTarget {
    upload = new EventTarget();
    responseText = '';
    open() {
      requests.push(this);
    }
    setRequestHeader() {}
    send() {}
    abort() {
      requests.splice(0);
    }
  }
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  const { unmount } = await show(<Writing />);
  const brief = new File(['The brief.'], 'brief.txt', { type: 'text/plain' });
  fireEvent.change(screen.getByLabelText('Add files'), { target: { files: [brief] } });
  await expect.poll(() => requests.length).toBe(1);
  unmount();
  await show(<Writing />);
  // Until then it says so, and nothing is sent without it.
  expect(screen.getByRole('progressbar', { name: 'Uploading brief.txt' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
  const data = { id: id(70), name: 'brief.txt', contentType: 'text/plain', size: 10, url: '/x' };
  for (const request of requests) {
    request.responseText = JSON.stringify({ status: 201, message: 'OK', data });
    request.dispatchEvent(new Event('load'));
  }
  expect(await screen.findByRole('button', { name: 'Remove brief.txt' })).toBeTruthy();
});

test('removing a file that is to be sent leaves the focus beside it', async () => {
  const stored = [1, 2].map((each) => ({
    id: id(each),
    name: `${each}.txt`,
    size: 3,
    contentType: 'text/plain',
    url: `/api/file/${each}`,
  }));
  saveDraft(`chat files ${id(30)}`, { files: stored });
  const user = await write();
  await user.click(screen.getByRole('button', { name: 'Remove 1.txt' }));
  await expect
    .poll(() => screen.getByRole('list', { name: 'Files to send' }).contains(document.activeElement))
    .toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove 2.txt' }));
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Add files'));
});
