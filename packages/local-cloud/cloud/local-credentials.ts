import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DamagedFileError, readJsonFile } from '../shared/read-json-file.ts';
import { writeJsonFile } from '../shared/write-json-file.ts';

export interface LocalCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * The access key of this LOCAL_DIR, made once and stored there (mode 0600). It is random because DynamoDB Local
 * listens on every interface and keeps one database per access key: without it a caller finds an empty one.
 * @throws DamagedFileError where the key of a database that is there is gone.
 */
export function localCredentials(localDir: string): LocalCredentials {
  const file = join(localDir, 'credentials.json');
  const saved = readJsonFile<LocalCredentials>(file);
  if (saved) return saved;
  requireNoDatabase(localDir, file);
  // DynamoDB Local accepts letters and digits alone.
  const made = {
    accessKeyId: `LOCAL${randomBytes(10).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(20).toString('hex'),
  };
  writeJsonFile(file, made);
  return made;
}

/** A new key would open an empty database beside the one that is there. */
function requireNoDatabase(localDir: string, file: string): void {
  const folder = join(localDir, 'dynamodb');
  const databases = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.db')) : [];
  const [database] = databases;
  if (database === undefined) return;
  throw new DamagedFileError(
    `${file} is gone, and with it the key to the data in ${join(folder, database)}. Put it back (its accessKeyId is what the database's name begins with), or remove LOCAL_DIR to begin anew.`,
  );
}
