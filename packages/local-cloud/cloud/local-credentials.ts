import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LocalCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * The access key of this LOCAL_DIR, made once and stored there (mode 0600). It is random because DynamoDB Local
 * listens on every interface and keeps one database per access key: without it a caller finds an empty one.
 */
export function localCredentials(localDir: string): LocalCredentials {
  const file = join(localDir, 'credentials.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as LocalCredentials;
  // DynamoDB Local accepts letters and digits alone.
  const made = {
    accessKeyId: `LOCAL${randomBytes(10).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(20).toString('hex'),
  };
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return made;
}
