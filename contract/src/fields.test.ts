import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { Objection } from './appointments/schemas.ts';
import { SignUp } from './auth/schemas.ts';
import { NewBusyCalendar } from './availability/busy-calendars.ts';
import { NewCertificate } from './certificates/schemas.ts';
import { description, personName, singleLine, title, visibleText } from './fields.ts';
import { JobReason, Resumption } from './jobs/schemas.ts';
import { negotiationMessage } from './negotiations/schemas.ts';
import { UpdateMe } from './users/schemas.ts';
import { NewWebhook } from './webhooks/schemas.ts';

test.each([
  '\u200B\u200B\u200B',
  '\u2060 \uFEFF \u200D',
  '\u3164\u3164\u3164',
  '\u2800\u2800\u2800',
  '\u202E\u202C\u00AD',
])('what nobody can see counts as empty (%j)', (typed) => {
  const { success, error } = visibleText(1, 120).safeParse(typed);
  expect([success, error?.issues.map(({ message }) => message)]).toEqual([false, ['This is required.']]);
});

test.each(['नमस्ते', '👩‍👩‍👧', 'علی‌رضا', '👍️', '…', '日本'])(
  'letters and pictures of any script can be seen (%s)',
  (typed) => {
    expect(visibleText(1, 120).parse(` ${typed} `)).toBe(typed);
  },
);

test('what is empty is refused in one sentence, and taken where it may be empty', () => {
  expect(
    visibleText(1, 9)
      .safeParse('  ')
      .error?.issues.map(({ message }) => message),
  ).toEqual(['This is required.']);
  expect(visibleText(0, 9).parse('  ')).toBe('');
});

test('what is empty is required, however much the field takes at least; what is short says how much', () => {
  const said = (typed: string) =>
    singleLine(3, 9)
      .safeParse(typed)
      .error?.issues.map(({ message }) => message);
  expect([said(''), said('  '), said('ab'), said('abc')]).toEqual([
    ['This is required.'],
    ['This is required.'],
    ['At least 3 characters.'],
    undefined,
  ]);
});

test('an empty field says what is missing', () => {
  const named = { firstName: '', lastName: ' \u200B', displayName: '', timeZone: 'UTC' };
  expect(UpdateMe.safeParse(named).error?.issues.map(({ message }) => message)).toEqual([
    'Enter your first name.',
    'Enter your last name.',
    'Enter a display name.',
  ]);
  const asked = [title, description, negotiationMessage].map((field) => field.safeParse(undefined).error);
  expect(asked.map((error) => error?.issues.map(({ message }) => message))).toEqual([
    ['Write a title.'],
    ['Write a description.'],
    ['Write a message.'],
  ]);
  const empty: [z.ZodType, object, string][] = [
    [
      NewCertificate,
      { name: '', issuer: 'A board', issuedOn: '2026-01-01' },
      'Enter the certificate’s name.',
    ],
    [NewWebhook, { name: '', address: 'https://example.com', events: ['job.moved'] }, 'Enter a name.'],
    [NewBusyCalendar, { name: 'Work', address: '' }, 'Enter the calendar’s link.'],
    [Objection, { reason: ' ' }, 'Say what happened.'],
    [JobReason, { message: '' }, 'Write a message.'],
    [Resumption, { reason: '' }, 'Enter a reason.'],
  ];
  for (const [schema, value, message] of empty)
    expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

describe('the name of a person', () => {
  const said = (name: string) =>
    personName(80)
      .safeParse(name)
      .error?.issues.map(({ message }) => message);

  test.each([
    'Ana Rincón',
    'Nguyễn Thị Mai',
    'Nguyễn Thị Mai'.normalize('NFD'),
    'น้ำผึ้ง ปิ่นแก้ว',
    'مُحَمَّد',
    'علی‌رضا',
    'श्रीकृष्ण ज़ैदी',
    'ශ්‍රී',
    'O’Neill-Ó Briain Jr.',
    '李小龍',
    'Adrian Support-Nguyen',
    'Parleyan',
    'Adminah Team',
    'J. R. R.',
    'Mia 👩🏽‍💻 ❤️',
  ])('may be %s', (name) => {
    expect(personName(80).parse(name)).toBe(name);
  });

  test.each([
    ['You won $900: http://evil.example/claim', 'address'],
    ['see WWW.evil.example', 'address'],
    ['evil.example/claim', 'address'],
    ['evil.example\\claim', 'address'],
    ['evil.example／claim', 'address'],
    ['An\u200Ba', 'invisible'],
    ['An\u200Da', 'invisible'],
    ['Ana\u{E0041}\u{E0042}', 'invisible'],
    ['Ana\u00AD', 'invisible'],
    ['Ana\u200F', 'invisible'],
    ['Z\u0300\u0301\u0302\u0303\u0304\u0305algo', 'accents'],
    ['A\u20DD', 'accents'],
    ['Parley', 'reserved'],
    ['SUPPORT', 'reserved'],
    ['admin', 'reserved'],
    ['Administrator', 'reserved'],
    ['Parley Support', 'reserved'],
    ['The Parley Team', 'reserved'],
    ['P4r1ey', 'reserved'],
    ['Pаrley', 'reserved'],
    ['P-a-r-l-e-y', 'reserved'],
    ['Párlęy', 'reserved'],
    ['5upport', 'reserved'],
    ['Adm1n!', 'reserved'],
    ['Admin 01', 'reserved'],
    ['ＡＤＭＩＮ', 'reserved'],
    ['customer support', 'reserved'],
  ])('may not be %j', (name, why) => {
    expect(said(name)).toEqual([expect.stringContaining(why)]);
  });

  test('is no other than that wherever it is set', () => {
    const me = { firstName: 'Ana', lastName: 'Rincón', displayName: 'Ana R.', timeZone: 'UTC' };
    const { displayName: _, ...names } = me;
    const signUp = { ...names, email: 'ana@pros.test', password: 'plum-tractor-77', role: 'CLIENT' };
    expect(UpdateMe.safeParse(me).success && SignUp.safeParse(signUp).success).toBe(true);
    for (const field of ['firstName', 'lastName', 'displayName'] as const)
      expect(UpdateMe.safeParse({ ...me, [field]: 'Parley Support' }).error?.issues[0]?.path).toEqual([
        field,
      ]);
    for (const field of ['firstName', 'lastName'])
      expect(SignUp.safeParse({ ...signUp, [field]: 'a://b' }).error?.issues[0]?.path).toEqual([field]);
    const halves = { ...signUp, firstName: 'Par', lastName: 'ley' };
    expect(SignUp.safeParse(halves).error?.issues).toMatchObject([{ path: ['lastName'] }]);
  });
});
