import { call } from '../../platform/api.ts';
import { createStore } from '../../platform/store.ts';

export const NOBODY: readonly string[] = [];

/** The ids of those whom the signed-in person has blocked. */
export const blockedIds = createStore(NOBODY);
/** The ids of those whom a page showed and the signed-in person can’t contact, whoever has blocked whom. */
export const contacts = createStore(NOBODY);
/** Whose lists these are: they reset when another user signs in. */
let owner: string | null = null;

/** Asks for a person's list once, however many menus are on the page; null = signed out. */
export async function loadFor(userId: string | null) {
  if (owner === userId) return;
  owner = userId;
  blockedIds.set(NOBODY);
  contacts.set(NOBODY);
  if (userId === null) return;
  const result = await call('GET /api/users/block');
  if (owner !== userId) return;
  if (result.ok) keep(result.data);
  else owner = null;
}

const asked = new Map<string, Promise<void>>();

/** Asks whether two can contact each other, once for all that ask at the same time. */
export function askContact(id: string): Promise<void> {
  const running = asked.get(id) ?? readContact(id).finally(() => asked.delete(id));
  asked.set(id, running);
  return running;
}

async function readContact(id: string) {
  const whose = owner;
  const result = await call('GET /api/users/contact/:id', { params: { id } });
  if (!result.ok || owner !== whose) return;
  const others = contacts.get().filter((each) => each !== id);
  contacts.set(result.data.isBlocked ? [...others, id] : others);
}

/** Answers the error message, or null. */
export async function block(id: string): Promise<string | null> {
  const result = await call('POST /api/users/block/:id', { params: { id } });
  if (result.ok) keep(result.data);
  return result.ok ? null : result.message;
}

/** Answers the error message, or null. */
export async function unblock(id: string): Promise<string | null> {
  const result = await call('DELETE /api/users/block/:id', { params: { id } });
  if (result.ok) keep(result.data);
  return result.ok ? null : result.message;
}

const keep = (people: readonly { id: string }[]) => blockedIds.set(people.map(({ id }) => id));
