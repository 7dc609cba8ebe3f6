import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { runScript } from '../process/run-command.ts';
import { readJsonFile } from '../shared/read-json-file.ts';
import { writeJsonFile } from '../shared/write-json-file.ts';
import { type CloudAddress, endpointVariables } from './endpoints.ts';
import { SettingsError } from './settings.ts';

export interface AdminUser {
  readonly username: string;
  readonly password: string;
  /** Whoever gave the password knows it: it is not printed. */
  readonly isGiven: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Checks the account that the environment names, before anything is started for it.
 * @throws SettingsError for a name that nobody could sign in with, and for a password that is easy to guess.
 */
export async function checkAdmin({ ADMIN_USERNAME, ADMIN_PASSWORD }: Environment): Promise<void> {
  if (!ADMIN_USERNAME && !ADMIN_PASSWORD) return;
  const output = await runScript('packages/admin-cli/bin/check-admin.ts', [], {
    env: { ADMIN_USERNAME: ADMIN_USERNAME ?? '', ADMIN_PASSWORD: ADMIN_PASSWORD ?? '' },
  });
  // Node may print warnings beside it.
  const [refusal] = /^ADMIN_.*$/m.exec(output) ?? [];
  if (refusal !== undefined) throw new SettingsError(refusal);
}

/**
 * The admin account of this LOCAL_DIR: from the environment, else from an earlier start, else with a generated
 * password. Stored in LOCAL_DIR/admin.json (mode 0600), so the next start has the same.
 * @throws DamagedFileError
 */
export function adminUser(localDir: string, env: Environment): AdminUser {
  const file = join(localDir, 'admin.json');
  const saved = readJsonFile<Partial<AdminUser>>(file);
  const username = env.ADMIN_USERNAME || saved?.username || 'admin';
  const storedPassword = saved?.username === username ? saved.password : undefined;
  const password = env.ADMIN_PASSWORD || storedPassword || randomBytes(15).toString('base64url');
  const isGiven = Boolean(env.ADMIN_PASSWORD) || (storedPassword !== undefined && saved?.isGiven === true);
  const admin = { username, password, isGiven };
  writeJsonFile(file, admin);
  return admin;
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
