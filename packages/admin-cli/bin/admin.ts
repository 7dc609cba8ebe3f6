import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import promptPassword from '@inquirer/password';
import { ACTIONS, type AdminAction, adminCommand } from '../admin-command.ts';
import { deployedUsers, localUsers } from '../users-table.ts';

const USAGE = `Usage: npm run admin -- create|disable|password USERNAME [--stack NAME [--profile PROFILE]]
       npm run admin -- name USERNAME ["Name that visitors see"]

Without --stack the local product that runs on this machine is meant (LOCAL_DIR, default .local).
The password is asked for, or read from standard input; it is never an argument.`;

/** `npm run admin`: one line of outcome, exit code 1 when nothing was done. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stack: { type: 'string' }, profile: { type: 'string' } },
  });
  const [action, username, name, ...rest] = positionals;
  const isExtra = rest.length > 0 || (name !== undefined && action !== 'name');
  if (!isAction(action) || username === undefined || isExtra) throw new Error(USAGE);
  const users = values.stack
    ? await deployedUsers(values.stack, values.profile)
    : localUsers(process.env.LOCAL_DIR ?? '.local');
  console.log(await adminCommand(action, username, users, readNewPassword, name));
}

function isAction(action: string | undefined): action is AdminAction {
  return ACTIONS.some((known) => known === action);
}

/** Reads a new password: twice and hidden at a terminal, else the first line of standard input. */
async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const password = await promptPassword({ message: 'New password' });
  const again = await promptPassword({ message: 'The same password again' });
  if (password !== again) throw new Error('The two passwords differ; nothing was changed.');
  return password;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
