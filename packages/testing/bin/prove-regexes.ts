import { parseArgs } from 'node:util';
import { engineRegexes } from '../regexes/engine-regexes.ts';
import { judgeRegex } from '../regexes/judge-regex.ts';
import { hashOfRegex, provedRegexes, writeProvedRegexes } from '../regexes/proved-regexes.ts';

/**
 * `npm run regexes [-- --all]` proves the regexes of the chat's engine that are not proved yet, or every one anew, and stores which are
 * safe for `npm test`, which proves the others.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const proved = values.all ? new Set<string>() : provedRegexes();
const safe: RegExp[] = [];
for (const regex of await engineRegexes()) {
  const verdict = proved.has(hashOfRegex(regex)) ? 'safe' : await judgeRegex(regex);
  if (verdict === 'safe') {
    safe.push(regex);
  } else {
    console.error(`${verdict} ${regex}`);
    process.exitCode = 1;
  }
}
writeProvedRegexes(safe);
console.log(`${safe.length} regexes are safe.`);
