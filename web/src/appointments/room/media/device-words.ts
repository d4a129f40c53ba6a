export type DeviceKind = 'camera' | 'microphone' | 'screen';

/** Why a device does not work, as the person in front of it can use it. */
export interface DeviceFault {
  /** A word for the state. */
  label: string;
  /** What to do about it. */
  mend: string;
}

/** What a browser’s refusal of a device means, and how to mend it; null where nothing is wrong: somebody changed their mind. */
export function deviceFault(kind: DeviceKind, fault: unknown): DeviceFault | null {
  const { name, message } = fault instanceof Error ? fault : new Error(String(fault));
  if (kind === 'screen') return screenFault(name, message);
  return (FAULTS[name] ?? unknownFault)(kind, message);
}

type Words = (kind: 'camera' | 'microphone', message: string) => DeviceFault;

const FAULTS: Record<string, Words> = {
  NotAllowedError: (kind, message) => ({
    label: 'blocked',
    mend: /system/i.test(message)
      ? `Your system does not let the browser use the ${kind}. Allow it in the system’s privacy settings, then try again.`
      : /dismissed/i.test(message)
        ? `The browser’s question was closed without an answer. Try again, and allow the ${kind}.`
        : `The browser may not use your ${kind}. ${allowText(kind, navigator)} Then try again.`,
  }),
  NotFoundError: (kind) => ({
    label: 'none found',
    mend: `No ${kind} was found. Plug one in and try again, or go without: you can still ${
      kind === 'camera' ? 'talk' : 'listen'
    } and write.`,
  }),
  NotReadableError: (kind) => ({
    label: 'in use',
    mend: `Another program holds your ${kind}. Close it there, then try again.`,
  }),
  // Firefox’s word for what others hold.
  AbortError: (kind) => ({
    label: 'in use',
    mend: `Your ${kind} did not start; another program may hold it. Close it there, or unplug it and plug it in again.`,
  }),
  NotSupportedError: (kind) => ({
    label: 'not possible',
    mend: `This browser gives pages no ${kind}. A current browser over https does.`,
  }),
};

/** Where each browser keeps what a page may use. */
export function allowText(
  kind: string,
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): string {
  if (/Firefox|FxiOS/.test(userAgent))
    return `Press the crossed-out ${kind} at the beginning of the address, and take the block away.`;
  if (/Chrome|Chromium|CriOS|Edg/.test(userAgent))
    return `Press the sign at the beginning of the address, and allow the ${kind} there.`;
  if (!/Safari/.test(userAgent)) return `Allow the ${kind} in the browser’s settings for this site.`;
  // An iPad says that it is a Mac; a Mac has no touch.
  return maxTouchPoints > 1
    ? `Press the page sign beside the address, then “Website Settings”, and allow the ${kind}.`
    : `In the menu, choose Safari, “Settings for this website”, and allow the ${kind}.`;
}

function unknownFault(kind: string): DeviceFault {
  return {
    label: 'not working',
    mend: `The ${kind} did not start. Unplug it and plug it in again, or pick another one.`,
  };
}

function screenFault(name: string, message: string): DeviceFault | null {
  if (name !== 'NotAllowedError')
    return { label: 'not working', mend: 'The screen could not be shared. Try again, or pick one window.' };
  // Closing the browser's question is an answer, no fault.
  if (!/system/i.test(message)) return null;
  const mend =
    'Your system does not let the browser show the screen. Allow it in the system’s privacy settings.';
  return { label: 'blocked', mend };
}
