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
  NotAllowedError: (kind, message) =>
    /system/i.test(message)
      ? {
          label: 'blocked',
          mend: `Your system does not let the browser use the ${kind}. Allow it in the system’s privacy settings, then try again.`,
        }
      : {
          label: 'blocked',
          mend: `The browser may not use your ${kind}. Open the sign beside the address above, allow the ${kind}, then try again.`,
        },
  NotFoundError: (kind) => ({
    label: 'none found',
    mend: `No ${kind} was found. Plug one in and try again, or join without: you can still ${
      kind === 'camera' ? 'talk' : 'listen'
    } and write.`,
  }),
  NotReadableError: (kind) => ({
    label: 'in use',
    mend: `Another program holds your ${kind}. Close it there, then try again.`,
  }),
  NotSupportedError: (kind) => ({
    label: 'not possible',
    mend: `This browser gives pages no ${kind}. A current browser over https does.`,
  }),
};

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
