import { expect, test } from 'vitest';
import { resultOf } from './result.ts';

test('a response without data can be a success: only its status decides', () => {
  expect(resultOf({ status: 200, message: 'OK', data: null })).toEqual({
    ok: true,
    status: 200,
    message: 'OK',
    data: null,
  });
});

test('a refusal keeps its code, message and field errors', () => {
  const errors = [{ path: 'title', message: 'At least 3 characters.' }];
  const refused = resultOf({ status: 400, message: 'Not right.', data: null, code: 'invalid_input', errors });
  expect(refused).toEqual({
    ok: false,
    status: 400,
    message: 'Not right.',
    data: null,
    code: 'invalid_input',
    errors,
  });
});
