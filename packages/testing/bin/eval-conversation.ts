import { CORPUS } from '@harbour-haul/domain/conversation/eval/corpus/corpus';
import { SCORED_SLOTS } from '@harbour-haul/domain/conversation/eval/facts';
import { play } from '@harbour-haul/domain/conversation/eval/play';
import { missedThresholds, type Scores, score } from '@harbour-haul/domain/conversation/eval/score';

/**
 * `npm run eval:conversation [dialogue]` plays the written visitors and prints the figures; with the name of a dialogue
 * it prints that conversation alone. Ends with 1 where a bar is missed.
 */
const [only] = process.argv.slice(2);

if (only === undefined) printScores(score(CORPUS));
else printDialogue(only);

function printScores(scores: Scores): void {
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(`dialogues        ${scores.dialogues}`);
  console.log(
    `finished leads   ${scores.finished} of ${scores.finishable} finishable (${share(scores.finished, scores.finishable)})`,
  );
  for (const slot of SCORED_SLOTS) {
    const exact = scores.exact[slot];
    console.log(
      `exact ${slot.padEnd(16)} ${exact} of ${scores.dialogues} (${share(exact, scores.dialogues)})`,
    );
  }
  console.log(`turns per lead   ${scores.turnsPerLead.toFixed(2)}`);
  console.log(`re-asks per lead ${scores.reAsksPerLead.toFixed(2)}`);
  console.log(`dead ends        ${scores.deadEnds.length}`);
  console.log(`loops            ${scores.loops.length}`);
  console.log(`throws           ${scores.throws.length}`);
  for (const { id, slot, wanted, got } of scores.misses)
    console.log(`  ${id} ${slot}: wanted ${wanted}, got ${got}`);
  for (const { id, reason } of [...scores.deadEnds, ...scores.throws]) console.log(`  ${id}: ${reason}`);
  for (const id of scores.loops) console.log(`  ${id}: the same message three times in a row`);
  for (const id of scores.unexpected) console.log(`  ${id}: a lead where none was expected`);
  const missed = missedThresholds(scores);
  console.log(missed.length === 0 ? 'All bars held.' : `Bars missed: ${missed.join(', ')}.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

function printDialogue(id: string): void {
  const dialogue = CORPUS.find((candidate) => candidate.id === id);
  if (dialogue === undefined) throw new Error(`There is no dialogue ${id}.`);
  const { transcript, ...played } = play(dialogue);
  console.log(transcript.join('\n'));
  console.log(JSON.stringify(played, null, 2));
}
