import type { Input, Reply } from '@parley/contract/endpoint.ts';
import type { Fault, RefusalCode } from '@parley/contract/refusals.ts';
import type { Call, EndpointOf } from '@parley/contract/registry.ts';
import { createContext } from 'react-router';

/** The envelope; a refusal carries a code, and null for its data. */
export interface Answer<T> {
  status: number;
  message: string;
  data: T;
  code?: RefusalCode;
  errors?: Fault[];
}
/** Makes a call without leaving the process; used by the loaders of public pages. */
export type InProcess = <C extends Call>(
  call: C,
  input: Input<EndpointOf<C>>,
) => Promise<Answer<Reply<EndpointOf<C>>>>;

/** What the server hands to the pages it renders. It reads these objects from the build, so each has one identity. */
export const apiContext = createContext<InProcess>();
export const clockContext = createContext<() => Date>();
/** Where the world finds the product: "https://parley.example". */
export const originContext = createContext<string>();
/** Where people write for help: "support@parley.example". */
export const supportEmailContext = createContext<string>();
export const nonceContext = createContext<string | undefined>(undefined);
export const faultContext = createContext<(error: unknown) => void>();
