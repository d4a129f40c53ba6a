import { expect, test } from 'vitest';
import { addressForPrograms } from './run-postgres.ts';

test('PostgreSQL’s programs get an address that they understand, and the password apart', () => {
  const address = 'postgres://parley:se%23cret@10.0.0.1:5432/parley';
  expect(addressForPrograms(`${address}?sslmode=no-verify`)).toEqual({
    address: 'postgres://parley@10.0.0.1:5432/parley?sslmode=require',
    password: 'se#cret',
  });
  expect(addressForPrograms(address).address).toBe('postgres://parley@10.0.0.1:5432/parley');
});
