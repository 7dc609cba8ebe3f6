import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type SentLine, sentRequests, sentRequestsText } from '../upgrades/sent-requests.ts';

/**
 * `node packages/testing/bin/record-requests.ts DAY FILE`: stores what tabs of a day send as `upgrades/requests-DAY.json`, which a
 * test has today's schemas take from then on. FILE is what `TEST_RECORD_REQUESTS=FILE npm test -- --selectProjects e2e` left. Files
 * that are there are never written anew: those tabs may be open.
 */
const [day, file] = process.argv.slice(2);
if (day === undefined || file === undefined)
  throw new Error('Please name the day, 2026-11-29, and the file that the tests of the browser left.');
const lines = readFileSync(file, 'utf8').trim().split('\n');
const sent = sentRequests(
  lines.map((line) => JSON.parse(line) as SentLine),
  new Date().toISOString(),
);
const path = fileURLToPath(new URL(`../upgrades/requests-${day}.json`, import.meta.url));
writeFileSync(path, sentRequestsText(sent), { flag: 'wx' });
