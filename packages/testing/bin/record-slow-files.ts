import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { slowestFiles, slowFilesText } from '../setup/slow-files.ts';

/**
 * `node packages/testing/bin/record-slow-files.ts LOG`: takes the slowest test files from what a run of all tests has printed
 * (`npm test 2>&1 | tee LOG`) into `setup/slow-files.json`, by which later runs begin with them. @throws Error where it names none
 */
const [log] = process.argv.slice(2);
if (log === undefined) throw new Error('Please name the log of a run of all tests.');
const files = slowestFiles(readFileSync(log, 'utf8'));
if (files.length === 0) throw new Error(`${log} names no test file that took long.`);
writeFileSync(fileURLToPath(new URL('../setup/slow-files.json', import.meta.url)), slowFilesText(files));
