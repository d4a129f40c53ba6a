import { expect, test } from 'vitest';
import { captionsOf, cuesOf } from './captions.ts';

test('captions are WebVTT: a cue for each line, by its length and without a gap', () => {
  // 8 and 28 letters with a breath of 12 each: a third and two thirds of the time.
  expect(captionsOf('Hi there\r\n\n  And so I read contracts all.', 12)).toBe(
    'WEBVTT\n\n00:00.000 --> 00:04.000\nHi there\n\n00:04.000 --> 00:12.000\nAnd so I read contracts all.\n',
  );
});

test('what means something in WebVTT is shown as it was typed', () => {
  expect(captionsOf('<b>R&D</b> --> NOTE', 10)).toBe(
    'WEBVTT\n\n00:00.000 --> 00:10.000\n&lt;b&gt;R&amp;D&lt;/b&gt; --&gt; NOTE\n',
  );
});

test('long lines become several cues, between sentences or between words, in any script', () => {
  const english =
    'I read contracts for small teams that have no lawyer of their own. I tell you what to sign, and what to change first.';
  expect(cuesOf(english, 20).map(({ text }) => text)).toEqual([
    'I read contracts for small teams that have no lawyer of their own.',
    'I tell you what to sign, and what to change first.',
  ]);
  const thai = 'ฉันอ่านสัญญาให้ทีมเล็กที่ไม่มีทนายความของตัวเองและบอกว่าอะไรควรเซ็นอะไรควรแก้ก่อนที่คุณจะเซ็นชื่อ';
  for (const text of [thai, 'word, '.repeat(100), '私は契約書を読みます'.repeat(12)]) {
    const cues = cuesOf(text, 30);
    expect(cues.length).toBeGreaterThan(1);
    expect(Math.max(...cues.map((cue) => cue.text.length))).toBeLessThanOrEqual(86);
    expect(cues.at(-1)?.to).toBeCloseTo(30);
    expect(cues.map((cue) => cue.text).join(' ')).not.toMatch(/ ,/);
    expect(
      cues
        .map((cue) => cue.text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(' ', ''));
  }
});
