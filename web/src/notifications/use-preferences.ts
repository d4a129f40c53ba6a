import { t } from '@lingui/core/macro';
import { KINDS, type NotificationType } from '@parley/contract/notifications/kinds.ts';
import type { NotificationSettings, Channels } from '@parley/contract/notifications/schemas.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';
import { translated } from '../platform/language/i18n.ts';

/** The last saved change, as text, and the setting before it. */
interface Saved {
  text: string;
  type: NotificationType;
  /** Null after an undo. */
  before: Channels | null;
}

/** Optimistic settings: shown immediately, reverted when the server refuses them. */
export function usePreferences(initial: NotificationSettings) {
  const [settings, setSettings] = useState(initial);
  const [pending, setPending] = useState<NotificationType | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const { revalidate } = useRevalidator();
  // Sequential, so that the last change wins.
  const queue = useRef(Promise.resolve());

  async function save(type: NotificationType, channels: Channels, before: Channels, canUndo: boolean) {
    setPending(type);
    setError(null);
    const result = await call('PUT /api/notification/settings', { body: { [type]: channels } });
    if (result.ok && canUndo) setSaved({ text: savedText(type, channels, before), type, before });
    else if (result.ok) setSaved({ text: t`Change undone.`, type, before: null });
    else {
      setSaved(null);
      setError(result.message);
      setSettings((now) => ({ ...now, [type]: before }));
    }
    setPending(null);
    // Leaving this section and returning starts from the page's data.
    void revalidate();
  }

  function choose(type: NotificationType, channels: Channels, canUndo = true) {
    const before = settings[type];
    setSettings({ ...settings, [type]: channels });
    queue.current = queue.current.then(() => save(type, channels, before, canUndo));
  }
  const undo = () => {
    if (saved?.before) choose(saved.type, saved.before, false);
  };
  return { settings, pending, error, saved, choose, undo };
}

/** "Saved. Messages: emails off.", "Saved. Reviews: on in the app." */
export function savedText(type: NotificationType, channels: Channels, before: Channels): string {
  const name = translated(KINDS[type].name);
  if (channels.email !== before.email)
    return channels.email ? t`Saved. ${name}: emails on.` : t`Saved. ${name}: emails off.`;
  if (channels.push !== before.push)
    return channels.push ? t`Saved. ${name}: pushes on.` : t`Saved. ${name}: pushes off.`;
  return channels.inApp ? t`Saved. ${name}: on in the app.` : t`Saved. ${name}: off in the app.`;
}
