import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInAs } from '../../../test/render.tsx';
import { useDraftText } from './use-draft-text.ts';

test('what is sent is forgotten, what was typed while it was being sent is not', () => {
  signInAs('CLIENT');
  const { result } = renderHook(() => useDraftText('a message', { max: 100 }));
  act(() => result.current.field.onChange('Hello'));
  const { forget } = result.current;
  act(() => result.current.field.onChange('Hello, and one more thing'));
  act(() => forget());
  expect(result.current.text).toBe('Hello, and one more thing');
  expect(renderHook(() => useDraftText('a message', { max: 100 })).result.current.text).toBe(
    'Hello, and one more thing',
  );
  act(() => result.current.forget());
  expect(result.current.text).toBe('');
  expect(renderHook(() => useDraftText('a message', { max: 100 })).result.current.text).toBe('');
});
