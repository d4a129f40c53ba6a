import type { Currency } from '@parley/contract/money.ts';
import type { Input, Reply } from '@parley/contract/endpoint.ts';
import type { FieldError, RefusalCode } from '@parley/contract/refusals.ts';
import type { Call, EndpointOf } from '@parley/contract/registry.ts';
import type { PersonLimits } from '@parley/contract/admin/settings/limits.ts';
import type { Logo } from '@parley/contract/admin/settings/logo.ts';
import type { Colors } from '@parley/contract/admin/settings/colors.ts';
import type { FeeTerms } from '@parley/contract/payments/fee-terms.ts';
import type { Messages } from '@lingui/core';
import { createContext } from 'react-router';

/** The response envelope; a refusal has a code, and null as data. */
export interface Answer<T> {
  status: number;
  message: string;
  data: T;
  code?: RefusalCode;
  errors?: FieldError[];
}
/** Calls the API in process, for the loaders of public pages. */
export type InProcess = <C extends Call>(
  call: C,
  input: Input<EndpointOf<C>>,
) => Promise<Answer<Reply<EndpointOf<C>>>>;

/** Router contexts that the server sets. It imports them from the build, so that both sides share one identity. */
export const apiContext = createContext<InProcess>();
export const clockContext = createContext<() => Date>();
/** The public origin: "https://parley.example". */
export const originContext = createContext<string>();
/** What admins have set for the whole installation. */
export const installationContext = createContext<{
  version: number;
  name: string;
  supportEmail: string;
  colors: Colors;
  logo: Logo | null;
  limits: PersonLimits;
}>();
/** The installation's. */
export const currencyContext = createContext<Currency>();
/** The platform's fee on what is agreed now. */
export const feeContext = createContext<() => Promise<FeeTerms>>();
export const nonceContext = createContext<{ script: string; style: string } | undefined>(undefined);
export const faultContext = createContext<(error: unknown) => void>();
/** The reader's language with its messages and where the browser fetches them, the languages there are, and their clock format. */
export const readerContext = createContext<{
  language: string;
  messages: Messages;
  catalog: string | undefined;
  languages: string[];
  hours: 12 | 24;
}>();
