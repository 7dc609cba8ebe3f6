import { text } from 'node:stream/consumers';
import promptPassword from '@inquirer/password';

/** Reads a new password: twice and hidden at a terminal, else the first line of standard input. */
export async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const password = await promptPassword({ message: 'New password' });
  const again = await promptPassword({ message: 'The same password again' });
  if (password !== again) throw new Error('The two passwords differ; nothing was changed.');
  return password;
}
