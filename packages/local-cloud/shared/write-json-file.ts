import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file of JSON that its owner alone can read. It is there whole, or as it was before: also when this process is killed
 * meanwhile, or there is no room for it.
 * @throws Error of the file system
 */
export function writeJsonFile(file: string, content: object): void {
  const draft = `${file}.draft`;
  try {
    writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
