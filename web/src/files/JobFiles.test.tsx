import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { id } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { refuseLoggedOut } from '../platform/session/session.ts';
import { dismissToast } from '../platform/toasts.ts';
import { Toasts } from '../ui/overlay/Toasts.tsx';
import { Attachments } from './Attachments.tsx';
import { JobFiles } from './JobFiles.tsx';

const JOB = id(7);
const terms = new File(['The terms.'], 'terms.txt', { type: 'text/plain' });

/** The browser's requests: where each goes, whether it was aborted, and how the server answers it. */
let requests: UploadRequest[];
class UploadRequest extends EventTarget {
  upload = new EventTarget();
  to = '';
  isAborted = false;
  responseText = '';
  open(_method: string, to: string) {
    this.to = to;
    requests.push(this);
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true;
  }
  answer(status: number, message: string) {
    this.responseText = JSON.stringify({ status, message, data: status < 400 ? {} : null, code: 'internal' });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
});

afterEach(() => {
  for (let toast = 0; toast < 10; toast += 1) dismissToast(toast);
});

const choose = (label: string, files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
const share = () => fireEvent.click(screen.getByRole('button', { name: /^Share \d files?$/ }));
const files = <JobFiles jobId={JOB} files={{ ok: true, status: 200, message: '', data: [] }} meId={id(1)} />;

test('a picture that is pasted while writing is not shared before its owner says so, and can be removed', async () => {
  const { user } = await show(
    <>
      <textarea aria-label="Your review" />
      {files}
    </>,
  );
  const paste = (name: string) => {
    const clipboardData = { types: ['Files'], files: [new File(['x'], name, { type: 'image/png' })] };
    fireEvent.paste(screen.getByLabelText('Your review'), { clipboardData });
  };
  paste('private.png');
  paste('sketch.png');
  const toShare = screen.getByRole('list', { name: 'Files to share' });
  expect(within(toShare).getAllByRole('listitem')).toHaveLength(2);
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove private.png' }));
  await user.click(screen.getByRole('button', { name: 'Share 1 file' }));
  await expect.poll(() => requests.length).toBe(1);
  expect(screen.getByRole('progressbar', { name: 'Uploading sketch.png' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Files to share' })).toBeNull();
});

test('files for a job go on uploading when its page is left, those that wait for their turn, too', async () => {
  const { unmount } = await show(files);
  choose('Add files', [terms, terms, terms, terms]);
  share();
  await expect.poll(() => requests.length).toBe(3);
  unmount();
  expect(requests.map(({ isAborted }) => isAborted)).toEqual([false, false, false]);
  requests[0]?.answer(200, 'OK');
  await expect.poll(() => requests.length).toBe(4);
  expect(new Set(requests.map(({ to }) => to))).toEqual(new Set([`/api/upload/job/${JOB}`]));
});

test('who comes back sees what is still uploading, and can discard it or try again', async () => {
  const { unmount } = await show(files);
  choose('Add files', [terms, new File(['The brief.'], 'brief.txt', { type: 'text/plain' })]);
  share();
  await expect.poll(() => requests.length).toBe(2);
  unmount();
  requests[0]?.answer(503, 'We’re too busy right now. Try again in a moment.');
  await show(files);
  expect(screen.getByRole('progressbar', { name: 'Uploading brief.txt' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard brief.txt' }));
  expect(requests[1]?.isAborted).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Retry terms.txt' }));
  await expect.poll(() => requests.length).toBe(3);
});

test('nothing goes on uploading for somebody who has logged out', async () => {
  const { unmount } = await show(files);
  choose('Add files', [terms]);
  share();
  await expect.poll(() => requests.length).toBe(1);
  unmount();
  refuseLoggedOut();
  expect(requests[0]?.isAborted).toBe(true);
});

test('the browser asks before a tab is closed in which a file is uploading, and not once it is done', async () => {
  const isAsking = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { unmount } = await show(files);
  expect(isAsking()).toBe(false);
  choose('Add files', [terms, terms]);
  share();
  await expect.poll(() => requests.length).toBe(2);
  unmount();
  expect(isAsking()).toBe(true);
  requests[0]?.answer(200, 'OK');
  requests[1]?.answer(200, 'OK');
  await expect.poll(isAsking).toBe(false);
});

test('one that fails after its page was left is told of wherever its owner is', async () => {
  const left = await show(files);
  choose('Add files', [terms]);
  share();
  await expect.poll(() => requests.length).toBe(1);
  left.unmount();
  await show(<Toasts />, '/dashboard');
  requests[0]?.answer(503, 'We’re too busy right now. Try again in a moment.');
  expect(await screen.findByText('terms.txt wasn’t uploaded')).toBeTruthy();
  expect(screen.getByText('We’re too busy right now. Try again in a moment.')).toBeTruthy();
});

test('files of a form that is left are not uploaded: nothing would use them', async () => {
  const { unmount } = await show(
    <Attachments label="Files" name="files" value={[]} onChange={() => {}} error={undefined} />,
  );
  choose('Choose files', [terms]);
  await expect.poll(() => requests.length).toBe(1);
  unmount();
  expect(requests[0]?.isAborted).toBe(true);
});

test('both sides of a job can add files, but not while they cannot contact each other', async () => {
  const { unmount } = await show(files);
  expect(screen.getByText('Add files')).toBeTruthy();
  unmount();
  await show(<JobFiles {...files.props} isCutOff />);
  expect(screen.queryByText('Add files')).toBeNull();
  expect(screen.getByText('No files have been added.')).toBeTruthy();
});

test('the browser asks before a tab is closed in which files wait to be shared, and not once they are removed', async () => {
  const isAsking = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { unmount } = await show(files);
  choose('Add files', [terms]);
  expect(isAsking()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Remove terms.txt' }));
  expect(isAsking()).toBe(false);
  choose('Add files', [terms]);
  unmount();
  expect(isAsking()).toBe(true);
  refuseLoggedOut();
  expect(isAsking()).toBe(false);
});
