import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clientTypes } from './client-types.ts';

// `npm run client`: writes the types of @parley/client.
await writeFile(path.join(import.meta.dirname, '../src/api.gen.ts'), await clientTypes());
