import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { firefox, type Browser, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';

/** How Playwright starts Debian’s Firefox ESR, with a fake camera and microphone. */
export const FIREFOX: LaunchOptions = {
  channel: 'moz-firefox',
  executablePath: path.join(import.meta.dirname, 'firefox-esr.ts'),
  args: [],
  firefoxUserPrefs: {
    'ui.prefersReducedMotion': 1,
    // With it ESR 153 crashes when Playwright or axe looks for what labels an element.
    'accessibility.ARIAElementReflection.enabled': false,
    'media.navigator.streams.fake': true,
    'media.navigator.permission.disabled': true,
    'media.autoplay.default': 0,
    // Two pages on one machine connect.
    'media.peerconnection.ice.loopback': true,
    'media.peerconnection.ice.obfuscate_host_addresses': false,
  },
};

/** Why Firefox can’t be tested here, if it can’t. */
export function firefoxIsMissing(): string | null {
  const { FIREFOX_ESR = 'firefox-esr' } = process.env;
  const isThere = spawnSync(FIREFOX_ESR, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
  return isThere ? null : 'Firefox ESR is not installed: apt-get install firefox-esr';
}

export const isFirefox = (page: Page): boolean =>
  page.context().browser()?.browserType().name() === 'firefox';

/** What a page offers to save by itself is downloaded in ESR too, but Playwright isn't told of which page. */
export const hidesDownloads = (page: Page): boolean => isFirefox(page);

export const launchFirefox = (): Promise<Browser> => firefox.launch(FIREFOX);

/**
 * Playwright’s `fill` misses two things in Firefox. It writes the text before the event and past React, which then finds
 * nothing new in it; and it adds to what is in fields without a selection (emails) instead of replacing it.
 */
export async function mendFill(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    addEventListener(
      'input',
      (event) => {
        const { isTrusted, target: field } = event;
        if (isTrusted || !(event instanceof InputEvent)) return;
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
        const text = field.selectionStart === null ? (event.data ?? '') : field.value;
        field.value = '';
        // The browser’s own setter, which React doesn’t see.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      },
      true,
    ),
  );
}
