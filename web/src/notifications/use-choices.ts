import { KINDS, type NotificationType } from '@parley/contract/notifications/kinds.ts';
import type { NotificationSettings, Ways } from '@parley/contract/notifications/schemas.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';

/** The last choice that was kept, in words, and what stood there before. */
interface Saved {
  text: string;
  type: NotificationType;
  /** Null where it was taken back just now. */
  before: Ways | null;
}

/** Choices that show at once and go back when the server does not take them. */
export function useChoices(initial: NotificationSettings) {
  const [settings, setSettings] = useState(initial);
  const [pending, setPending] = useState<NotificationType | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const { revalidate } = useRevalidator();
  // One after the other, in the order in which they were made: the last one wins.
  const queue = useRef(Promise.resolve());

  async function keep(type: NotificationType, ways: Ways, before: Ways, canUndo: boolean) {
    setPending(type);
    setFault(null);
    const result = await call('PUT /api/notification/settings', { body: { [type]: ways } });
    if (result.ok && canUndo) setSaved({ text: wordsOf(type, ways, before), type, before });
    else if (result.ok) setSaved({ text: 'as it was before', type, before: null });
    else {
      setSaved(null);
      setFault(result.message);
      setSettings((now) => ({ ...now, [type]: before }));
    }
    setPending(null);
    // Whoever leaves this section and comes back begins with what the page holds.
    void revalidate();
  }

  function choose(type: NotificationType, ways: Ways, canUndo = true) {
    const before = settings[type];
    setSettings({ ...settings, [type]: ways });
    queue.current = queue.current.then(() => keep(type, ways, before, canUndo));
  }
  const undo = () => {
    if (saved?.before) choose(saved.type, saved.before, false);
  };
  return { settings, pending, fault, saved, choose, undo };
}

/** "messages are no longer mailed", "reviews show up in the app". */
export function wordsOf(type: NotificationType, ways: Ways, before: Ways): string {
  const name = KINDS[type].name.toLowerCase();
  const verb = name === 'support' ? 'is' : 'are';
  if (ways.email !== before.email)
    return `${name} ${verb} ${ways.email ? 'mailed to you' : 'no longer mailed'}`;
  return `${name} ${verb} ${ways.inApp ? 'shown in the app' : 'no longer shown in the app'}`;
}
