import type { Hello } from '@parley/contract/showcase/schemas.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubApi } from '../../../../test/api.ts';
import { ana, id } from '../../../../test/fixtures.ts';
import { show } from '../../../../test/render.tsx';
import { HelloButton } from '../HelloButton.tsx';
import HelloSection from './HelloSection.tsx';
import { recordingType } from './recording-type.ts';

const url = `/api/upload/file/${id(30)}`;
const hello: Hello = {
  kind: 'audio',
  seconds: 17.6,
  captions: 'Hi, I’m Ana.',
  captionsUrl: `/api/showcase/hello/${id(3)}/captions`,
  file: {
    id: id(30),
    name: 'hello.weba',
    size: 90_000,
    contentType: 'audio/webm',
    url,
    width: null,
    height: null,
  },
};
const records = (types: readonly string[]) =>
  vi.stubGlobal('MediaRecorder', { isTypeSupported: (type: string) => types.includes(type) });
const giveDevices = (name: string) =>
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    onLine: true,
    mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('', name)) },
  });

test('a blocked camera and a missing one say what to do', async () => {
  records(['video/webm', 'audio/webm;codecs=opus']);
  stubApi({ 'GET /api/showcase/hello': () => null });
  for (const [name, sentence] of [
    ['NotAllowedError', /Allow it at the start of the address bar/],
    ['NotFoundError', /Connect one and try again/],
  ] as const) {
    giveDevices(name);
    const { user } = await show(<HelloSection heading="h3" />);
    await user.click(
      (await screen.findAllByRole('button', { name: 'Record video' })).at(-1) ?? document.body,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Your hello' });
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(sentence);
    await user.click(within(dialog).getByRole('button', { name: 'Choose a file instead' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('a browser that can’t record offers a file, and refuses what isn’t one', async () => {
  stubApi({ 'GET /api/showcase/hello': () => null });
  await show(<HelloSection heading="h3" />);
  expect(await screen.findByText(/This browser can’t record/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record video' })).toBeNull();
  const memo = new File(['%PDF'], 'memo.pdf', { type: 'application/pdf' });
  // Dropped, which no picker holds back.
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [memo] } });
  expect(await screen.findByText(/isn’t a video or audio file/)).toBeTruthy();
});

test('a removed hello can be put back', async () => {
  const requests = stubApi({
    'GET /api/showcase/hello': () => hello,
    'DELETE /api/showcase/hello': () => ({}),
    'PUT /api/showcase/hello': () => hello,
  });
  const { user } = await show(<HelloSection heading="h3" />);
  expect(await screen.findByText('Hi, I’m Ana.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove hello' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Hi, I’m Ana.')).toBeTruthy();
  expect(requests.at(-1)).toMatchObject({
    name: 'PUT /api/showcase/hello',
    body: { fileId: id(30), captions: 'Hi, I’m Ana.' },
  });
});

test('nothing of a hello is loaded before it is asked for, and then it can be read, too', async () => {
  const { user } = await show(<HelloButton hello={hello} person={ana} onPortrait />);
  expect(document.querySelector('audio, video')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Listen to Ana say hello, 0:18' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hello from Ana Rincón' });
  expect(dialog.querySelector('audio')?.getAttribute('src')).toBe(url);
  expect(dialog.querySelector('track')?.getAttribute('src')).toBe(hello.captionsUrl);
  expect(within(dialog).getByText('Hi, I’m Ana.')).toBeTruthy();
});

test('a browser records what plays in the most others', () => {
  records(['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'audio/mp4']);
  expect([recordingType('video'), recordingType('audio')]).toEqual([
    'video/webm;codecs=vp9,opus',
    'audio/mp4',
  ]);
  records([]);
  expect(recordingType('video')).toBeNull();
});
