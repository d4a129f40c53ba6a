import type { z } from 'zod';
import { whatItIs } from './described-settings.ts';

type Issue = z.core.$ZodIssue;

/** The sentence for a setting that is missing or can't be used. It never quotes the value, which may be a secret. */
export function faultSentence(issue: Issue, given: Record<string, string>): string {
  const name = String(issue.path[0]);
  const fault = name in given ? faultOf(issue) : 'is missing';
  return `${name} ${fault}. ${whatItIs(name)}`.trimEnd();
}

function faultOf(issue: Issue): string {
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}${unitOf(issue.origin)}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}${unitOf(issue.origin)}`;
  if (issue.code === 'invalid_type')
    return `must be a ${issue.expected === 'int' ? 'whole number' : issue.expected}`;
  if (issue.code === 'invalid_value' && issue.values.length <= 20)
    return `must be one of ${issue.values.join(', ')}`;
  return 'can’t be used as it is';
}

const unitOf = (origin: string) => (origin === 'string' ? ' characters long' : '');
