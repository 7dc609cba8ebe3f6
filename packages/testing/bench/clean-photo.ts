import { readFileSync } from 'node:fs';
import { cleanImage } from '../../../functions/photo-cleaner/images/clean-image.ts';
import { peakMemory } from './export/peak-memory.ts';

/**
 * `node packages/testing/bench/clean-photo.ts FILE`: cleans a file in a process of its own and prints what that
 * took, in megabytes of the process at most and in milliseconds.
 */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Please name a file.');

const upload = readFileSync(file);
const before = process.memoryUsage().rss;
const started = performance.now();
const { outcome } = await cleanImage(upload);
const milliseconds = Math.round(performance.now() - started);
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const peak = megabytes(peakMemory());
console.log(JSON.stringify({ outcome, idle: megabytes(before), peak, milliseconds }));
