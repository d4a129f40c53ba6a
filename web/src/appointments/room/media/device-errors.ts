import { t } from '@lingui/core/macro';
export type DeviceKind = 'camera' | 'microphone' | 'screen';

/** Why a device does not work, and what its owner can do. */
export interface DeviceError {
  /** The state, in a word or two. */
  label: string;
  /** What to do about it. */
  remedy: string;
}

/** What a browser’s refusal of a device means, and how to fix it; null where nothing is wrong: the person changed their mind. */
export function deviceError(kind: DeviceKind, error: unknown): DeviceError | null {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (kind === 'screen') return screenError(name, message);
  return (ERROR_TEXTS[name] ?? unknownError)(kind, message);
}

type ErrorText = (kind: 'camera' | 'microphone', message: string) => DeviceError;

const ERROR_TEXTS: Record<string, ErrorText> = {
  NotAllowedError: (kind, message) => ({ label: t`Blocked`, remedy: blockedText(kind, message) }),
  NotFoundError: (kind) => ({
    label: t`None found`,
    remedy:
      kind === 'camera'
        ? t`No camera found. Connect one and try again, or join without it: you can still talk and use the chat.`
        : t`No microphone found. Connect one and try again, or join without it: you can still listen and use the chat.`,
  }),
  NotReadableError: (kind) => {
    const device = deviceName(kind);
    return {
      label: t`In use`,
      remedy: t`Another program is using your ${device}. Close it there, then try again.`,
    };
  },
  // Firefox reports a device that another program uses like this.
  AbortError: (kind) => {
    const device = deviceName(kind);
    return {
      label: t`In use`,
      remedy: t`Your ${device} didn’t start. Another program may be using it: close it there, or unplug the ${device} and plug it back in.`,
    };
  },
  NotSupportedError: (kind) => {
    const device = deviceName(kind);
    return {
      label: t`Not supported`,
      remedy: t`This browser doesn’t let pages use your ${device}. Use a current browser over https.`,
    };
  },
};

/** A device in the middle of a sentence. */
export function deviceName(kind: DeviceKind): string {
  return { camera: t`camera`, microphone: t`microphone`, screen: t`screen` }[kind];
}

function blockedText(kind: 'camera' | 'microphone', message: string): string {
  const device = deviceName(kind);
  if (/system/i.test(message))
    return t`Your system doesn’t let the browser use the ${device}. Allow it in the system’s privacy settings, then try again.`;
  if (/dismissed/i.test(message))
    return t`The browser’s prompt was closed without an answer. Try again and allow the ${device}.`;
  const how = allowText(device, navigator);
  return t`Your browser isn’t allowed to use your ${device}. ${how} Then try again.`;
}

/** Where each browser has the permissions of a page. */
export function allowText(
  device: string,
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): string {
  if (/Firefox|FxiOS/.test(userAgent))
    return t`Click the crossed-out ${device} at the start of the address bar and remove the block.`;
  if (/Chrome|Chromium|CriOS|Edg/.test(userAgent))
    return t`Click the icon at the start of the address bar and allow the ${device}.`;
  if (!/Safari/.test(userAgent)) return t`Allow the ${device} in the browser’s settings for this site.`;
  // An iPad claims to be a Mac, but a Mac has no touch screen.
  return maxTouchPoints > 1
    ? t`Tap the page icon beside the address, then “Website Settings”, and allow the ${device}.`
    : t`In the menu bar, choose Safari, then “Settings for This Website”, and allow the ${device}.`;
}

function unknownError(kind: DeviceKind): DeviceError {
  const device = deviceName(kind);
  return {
    label: t`Not working`,
    remedy: t`The ${device} didn’t start. Unplug it and plug it back in, or choose another one.`,
  };
}

function screenError(name: string, message: string): DeviceError | null {
  if (name !== 'NotAllowedError')
    return {
      label: t`Not working`,
      remedy: t`Your screen couldn’t be shared. Try again, or choose a single window.`,
    };
  // Closing the browser's prompt is a choice, not a fault.
  if (!/system/i.test(message)) return null;
  return {
    label: t`Blocked`,
    remedy: t`Your system doesn’t let the browser share the screen. Allow it in the system’s privacy settings.`,
  };
}
