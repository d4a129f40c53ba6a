import { expect, test } from 'vitest';
import { searchTopics, topics } from './faq.ts';

test('every answer has an anchor of its own', () => {
  const ids = topics().flatMap((topic) => [topic.id, ...topic.questions.map(({ id }) => id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a search finds the answers that contain all the words', () => {
  const found = searchTopics(topics(), ' refund  DISPUTE ').flatMap(({ questions }) =>
    questions.map(({ id }) => id),
  );
  expect(found).toEqual(['refunds']);
  expect(searchTopics(topics(), "can't").length).toBeGreaterThan(0);
  expect(searchTopics(topics(), 'zebra')).toEqual([]);
  expect(searchTopics(topics(), ' ')).toEqual(topics());
});
