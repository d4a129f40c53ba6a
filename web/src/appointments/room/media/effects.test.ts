import { expect, test } from 'vitest';
import { constraintsOf, effectOf } from './effects.ts';

const track = (capabilities: object, settings: object = {}) => ({
  getCapabilities: () => capabilities,
  getSettings: () => settings,
});

test('an effect is offered only where the browser can turn it on and off for this device', () => {
  expect(effectOf('blur', track({ backgroundBlur: [true, false] }, { backgroundBlur: true }))).toBe(true);
  expect(effectOf('quiet', track({ noiseSuppression: [true, false] }, { noiseSuppression: false }))).toBe(
    false,
  );
  // Always on, as the person chose in the system.
  expect(effectOf('blur', track({ backgroundBlur: [true] }, { backgroundBlur: true }))).toBeNull();
  expect(effectOf('blur', track({}))).toBeNull();
  expect(effectOf('blur', { getSettings: () => ({}) })).toBeNull();
  expect(effectOf('quiet', null)).toBeNull();
});

test('a device is opened with what was chosen for it', () => {
  const wanted = { blur: true, quiet: false };
  expect(constraintsOf('camera', wanted)).toEqual({ backgroundBlur: true });
  expect(constraintsOf('microphone', wanted)).toEqual({ noiseSuppression: false });
});
