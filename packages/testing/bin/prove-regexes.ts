import { engineRegexes } from '../regexes/engine-regexes.ts';
import { judgeRegex } from '../regexes/judge-regex.ts';
import { writeProvedRegexes } from '../regexes/proved-regexes.ts';

/** `npm run regexes` proves every regex of the chat's engine anew, and stores which are safe for `npm test`, which proves the others. */
const safe: RegExp[] = [];
for (const regex of await engineRegexes()) {
  const verdict = await judgeRegex(regex);
  if (verdict === 'safe') {
    safe.push(regex);
  } else {
    console.error(`${verdict} ${regex}`);
    process.exitCode = 1;
  }
}
writeProvedRegexes(safe);
console.log(`${safe.length} regexes are safe.`);
