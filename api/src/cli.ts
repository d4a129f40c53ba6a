import { runCommand } from './platform/commands/run-command.ts';

// `npm run parley -- <command>`, or `node api/src/cli.ts <command>` where the product is installed.
process.exitCode = await runCommand(process.argv.slice(2));
