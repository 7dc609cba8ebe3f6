import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from '../process/run-command.ts';
import { type CloudAddress, endpointVariables } from './endpoints.ts';

export interface AdminUser {
  readonly username: string;
  readonly password: string;
}

/**
 * The admin account of this LOCAL_DIR: from the environment, else from an earlier start, else with a generated
 * password. Stored in LOCAL_DIR/admin.json (mode 0600), so the next start prints the same.
 */
export function adminUser(localDir: string, env: Readonly<Record<string, string | undefined>>): AdminUser {
  const file = join(localDir, 'admin.json');
  const saved = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AdminUser) : undefined;
  const username = env.ADMIN_USERNAME || saved?.username || 'admin';
  const storedPassword = saved?.username === username ? saved.password : undefined;
  const password = env.ADMIN_PASSWORD || storedPassword || randomBytes(15).toString('base64url');
  writeFileSync(file, `${JSON.stringify({ username, password }, null, 2)}\n`, { mode: 0o600 });
  return { username, password };
}

/**
 * Makes sure the account exists in the users table. Runs as a process of its own, so the local cloud's addresses
 * never enter this process's environment, nor the password a command line.
 * @throws CommandError
 */
export async function ensureAdmin(cloud: CloudAddress, usersTable: string, admin: AdminUser): Promise<void> {
  await runScript('packages/admin-cli/bin/ensure-admin.ts', [], {
    env: {
      ...endpointVariables(cloud.endpoints),
      AWS_REGION: cloud.region,
      AWS_ACCESS_KEY_ID: cloud.accessKeyId,
      AWS_SECRET_ACCESS_KEY: cloud.secretAccessKey,
      USERS_TABLE: usersTable,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
    },
  });
}
