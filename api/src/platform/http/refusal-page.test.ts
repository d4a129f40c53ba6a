import { expect, test } from 'vitest';
import { refusalPage } from './refusal-page.ts';
import { Refusal } from './refuse.ts';

test('whoever is told to try again can: the page links to itself', () => {
  const again = '<a href="" style="color: inherit">Try again</a>';
  expect(refusalPage(new Refusal('unavailable', [], 2))).toContain(again);
  expect(refusalPage(new Refusal('too_many_requests', [], 30))).toContain(again);
  expect(refusalPage(new Refusal('not_found'))).not.toContain(again);
});
