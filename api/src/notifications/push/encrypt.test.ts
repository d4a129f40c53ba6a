import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { arePushKeys, encryptPush } from './encrypt.ts';

// The example of RFC 8291, section 5 and appendix A.
const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
const SEALED =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

test('a push is encrypted as the standard’s own example is', () => {
  const ephemeral = createECDH('prime256v1');
  ephemeral.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const sealed = encryptPush(
    'When I grow up, I want to be a watermelon',
    { p256dh, auth },
    { salt, ephemeral },
  );
  expect(sealed.toString('base64url')).toBe(SEALED);
});

test('the same push never looks the same twice', () => {
  expect(encryptPush('x', { p256dh, auth }).equals(encryptPush('x', { p256dh, auth }))).toBe(false);
});

test('keys are a point of the curve and sixteen bytes', () => {
  expect(arePushKeys({ p256dh, auth })).toBe(true);
  const noPoint = Buffer.from(p256dh, 'base64url').fill(7, 40).toString('base64url');
  for (const keys of [
    { p256dh: noPoint, auth },
    { p256dh: p256dh.slice(4), auth },
    { p256dh: auth, auth },
    { p256dh, auth: auth.slice(4) },
  ])
    expect(arePushKeys(keys)).toBe(false);
});
