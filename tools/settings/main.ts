import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { settingsExample, settingsPage } from './settings-page.ts';

// `npm run settings`: writes what operators read of the settings, from the schema that reads them.
const root = path.join(import.meta.dirname, '../..');
writeFileSync(path.join(root, 'docs/operate/settings.md'), settingsPage());
writeFileSync(path.join(root, '.env.example'), settingsExample());
