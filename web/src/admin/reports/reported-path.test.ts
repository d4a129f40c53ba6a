import { expect, test } from 'vitest';
import { reportedPath } from './reported-path.ts';

const of = (type: 'person' | 'posting' | 'service' | 'message', isPublic = true) =>
  reportedPath({
    subject: { type, id: 'it', title: 'It', isPublic },
    jobId: type === 'message' ? 'job' : null,
  });

test('a report leads to what it is about, and for a message to it in its chat', () => {
  expect(of('person')).toBe('/professional/profile/it');
  expect(of('posting')).toBe('/job-posting/it');
  expect(of('service')).toBe('/service/it');
  expect(of('message', false)).toBe('/job/admin/job/chat?message=it');
});

test('what has been closed, removed or never had a page leads nowhere', () => {
  for (const type of ['person', 'posting', 'service'] as const) expect(of(type, false)).toBeNull();
});
