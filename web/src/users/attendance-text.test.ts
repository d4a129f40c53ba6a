import { expect, test } from 'vitest';
import { attendanceText } from './attendance-text.ts';

test('how often somebody came is said once enough consultations have counted', () => {
  expect(attendanceText(null)).toBeNull();
  expect(attendanceText({ came: 23, of: 24 })).toBe('came to 23 of 24 consultations');
});
