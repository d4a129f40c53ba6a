import { everyEndpoint, openapi } from '@parley/api/src/platform/openapi/openapi.ts';
import { scopeOf } from '@parley/contract/auth/scope-table.ts';
import openapiTS, { astToString } from 'openapi-typescript';

const HEAD =
  '// Written by `npm run client` from the OpenAPI document: run it again after changing the contract.\n\n';

/** The client's types, from the OpenAPI document of the calls that a program can make. */
export async function clientTypes(): Promise<string> {
  const endpoints = everyEndpoint().filter((endpoint) => scopeOf(endpoint) !== null);
  const document = JSON.stringify(openapi(endpoints, 'https://parley.example'));
  // A field with a default may be left out.
  const shape = { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false };
  const types = await openapiTS(document, shape);
  return HEAD + astToString(types);
}
