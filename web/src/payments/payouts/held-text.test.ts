import { expect, test } from 'vitest';
import { heldText } from './held-text.ts';

const at = '2026-12-07T15:00:00.000Z';
test.each([
  [
    { state: 'WORKING', releaseAt: null, goesBackAt: null, holdUntil: at },
    /^Released when .*\. If it isn’t delivered by .*7.*, the money goes back\.$/,
  ],
  [
    { state: 'WORKING', releaseAt: null, goesBackAt: null, holdUntil: null },
    'Released when the client accepts the work',
  ],
  [
    { state: 'DELIVERED', releaseAt: at, goesBackAt: null, holdUntil: null },
    /^Released on .*7.*, or sooner if the client accepts the work$/,
  ],
  [
    { state: 'DISPUTED', releaseAt: null, goesBackAt: null, holdUntil: null },
    'On hold until the dispute is settled',
  ],
  [
    { state: 'GOING_BACK', releaseAt: null, goesBackAt: at, holdUntil: at },
    /^Goes back to the client on .*7.*, unless someone objects$/,
  ],
  [
    { state: 'CONSULTATION', releaseAt: at, goesBackAt: null, holdUntil: null },
    /^Consultation · released on .*7/,
  ],
  [
    { state: 'CONSULTATION', releaseAt: null, goesBackAt: null, holdUntil: null },
    'Consultation · released after it takes place',
  ],
] as const)('%j', (held, text) => {
  expect(heldText(held, 'Europe/Berlin')).toMatch(text);
});
