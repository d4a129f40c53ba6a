import { MAX_NOTES } from '@parley/contract/limits.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import * as Y from 'yjs';
import { id } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { readDraft, saveDraft } from '../../platform/form/draft.ts';
import { dispatchMessage, setLiveConnection } from '../../platform/live/live.ts';
import { signedIn } from '../../platform/session/session.ts';
import { fromBase64, toBase64 } from './bytes.ts';
import NotesEditor from './NotesEditor.tsx';

/** Clara's page, with a server that holds the notes as the real one does. */
const clara = { id: id(1), email: 'clara@example.com', firstName: 'Clara', displayName: 'Clara Brandt' };
let server: Y.Doc;
let appointmentId: string;
let refusal: string | null;
let next = 100;

beforeEach(() => {
  server = new Y.Doc();
  appointmentId = id((next += 1));
  refusal = null;
  signedIn({ accessToken: 'token', user: { ...clara, role: 'CLIENT' } });
  goOnline();
});

const goOnline = () => setLiveConnection(async (_name, said) => answer(said));
const goOffline = () => setLiveConnection(null);
async function answer(said: unknown) {
  const [of, vector, update] = ['appointmentId', 'vector', 'update'].map((key) =>
    Reflect.get(Object(said), key),
  );
  // Notes that an earlier test left unsaved.
  if (of !== appointmentId) return { ok: false, code: 'not_found', message: '' };
  if (update !== null && refusal !== null) return { ok: false, code: refusal, message: '' };
  if (update !== null) Y.applyUpdate(server, fromBase64(update));
  const news = Y.encodeStateAsUpdate(server, fromBase64(vector));
  return { ok: true, data: { vector: toBase64(Y.encodeStateVector(server)), update: toBase64(news) } };
}
const stored = () => server.getText('text').toJSON();
/** Ana writes, elsewhere. */
function anaWrites(at: number, text: string) {
  const before = Y.encodeStateVector(server);
  server.getText('text').insert(at, text);
  const update = toBase64(Y.encodeStateAsUpdate(server, before));
  dispatchMessage('notes', { appointmentId, userId: id(3), update });
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Shared notes/ });
async function open() {
  const shown = await show(<NotesEditor appointmentId={appointmentId} meId={clara.id} name="Ana" />);
  await waitFor(() => expect(field().readOnly).toBe(false));
  return shown.user;
}

test('what is typed is saved, and what the other writes appears while it says who writes', async () => {
  server.getText('text').insert(0, 'Scope');
  const user = await open();
  expect(field().value).toBe('Scope');
  await user.type(field(), ': a review');
  await waitFor(() => expect(stored()).toBe('Scope: a review'));
  await screen.findByText('Saved');
  anaWrites(stored().length, ' in six days');
  expect(field().value).toBe('Scope: a review in six days');
  expect((await screen.findByRole('status')).textContent).toBe('Ana is writing');
});

test('caret and selection stay with their words when the other writes before, between and after', async () => {
  server.getText('text').insert(0, 'one two three');
  await open();
  field().setSelectionRange(4, 7);
  anaWrites(0, '>> ');
  anaWrites(stored().length, ' <<');
  const { selectionStart, selectionEnd, value } = field();
  expect(value.slice(selectionStart, selectionEnd)).toBe('two');
});

test('offline it says so, and joins both texts when it is back', async () => {
  server.getText('text').insert(0, 'Price: ');
  const user = await open();
  goOffline();
  await user.type(field(), '$900');
  await screen.findByText('Offline. Your changes will be saved when you’re back online.');
  server.getText('text').insert(0, 'Scope. ');
  expect(field().value).toBe('Price: $900');
  goOnline();
  await screen.findByText('Saved');
  expect([stored(), field().value]).toEqual(['Scope. Price: $900', 'Scope. Price: $900']);
});

test('what was not saved outlives a reload', async () => {
  server.getText('text').insert(0, 'Before. ');
  const user = await open();
  goOffline();
  await user.type(field(), 'Not lost. ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  cleanup();
  // The page of before would save it, too: under another name only what the tab keeps is left.
  const kept = readDraft(`notes.${appointmentId}`, {});
  appointmentId = id((next += 1));
  saveDraft(`notes.${appointmentId}`, kept);
  server.getText('text').insert('Before. '.length, 'Meanwhile. ');
  goOnline();
  await open();
  await waitFor(() => expect(stored()).toBe('Not lost. Before. Meanwhile. '));
  expect(field().value).toBe(stored());
});

test('too long a text is kept in sight, says how much must go, and is saved once it is gone', async () => {
  server.getText('text').insert(0, 'x'.repeat(MAX_NOTES - 1));
  const user = await open();
  goOffline();
  await user.type(field(), 'y', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  server.getText('text').insert(0, 'zz');
  refusal = 'too_large';
  goOnline();
  await screen.findByText('Not saved. Delete 2 characters to get below the limit.');
  refusal = null;
  await user.type(field(), '{Delete}{Delete}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  await screen.findByText('Saved');
  expect(stored()).toHaveLength(MAX_NOTES);
  expect(stored()).toContain('y');
});

test('what is pasted is not cut where the notes are full', async () => {
  server.getText('text').insert(0, 'x'.repeat(MAX_NOTES - 1));
  const user = await open();
  await user.click(field());
  await user.paste('and this');
  expect(field().value).toHaveLength(MAX_NOTES + 7);
  await screen.findByText('Not saved. Delete 7 characters to get below the limit.');
});

test('closed notes are only read', async () => {
  server.getText('text').insert(0, 'The end');
  const user = await open();
  refusal = 'notes_closed';
  await user.type(field(), '!');
  await screen.findByText('These notes are closed. You can still read them.');
  expect(field().readOnly).toBe(true);
});

test('undoing takes back one’s own words, not those of the other', async () => {
  const user = await open();
  await user.type(field(), 'mine');
  await waitFor(() => expect(stored()).toBe('mine'));
  anaWrites(0, 'hers, ');
  await user.keyboard('{Control>}z{/Control}');
  expect(field().value).toBe('hers, ');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(field().value).toBe('hers, mine');
});

test('while a word is composed nothing moves under it', async () => {
  server.getText('text').insert(0, 'start ');
  await open();
  field().dispatchEvent(new CompositionEvent('compositionstart'));
  anaWrites(0, 'hers, ');
  expect(field().value).toBe('start ');
  field().value = 'start か';
  field().setSelectionRange(7, 7);
  field().dispatchEvent(new InputEvent('input', { inputType: 'insertCompositionText' }));
  field().dispatchEvent(new CompositionEvent('compositionend'));
  expect(field().value).toBe('hers, start か');
  await waitFor(() => expect(stored()).toBe('hers, start か'));
});
