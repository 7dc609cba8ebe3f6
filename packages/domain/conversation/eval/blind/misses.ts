import type { BlindWants } from './batch.ts';
import type { TextKey } from './judge-text.ts';
import type { BlindMiss, PutText, Visit } from './scores.ts';

/** Returns what went wrong with a visitor, in a list of none or one. */
export function missOfVisit({ id, dialogue, played, wrong }: Visit): BlindMiss[] {
  const problems = [
    ...(dialogue.lead === played.sent
      ? []
      : [dialogue.lead ? `no lead: ${played.deadEnd}` : 'an unwanted lead']),
    ...(played.threw === null ? [] : [`threw ${played.threw}`]),
    ...(played.looped ? ['the same message three times in a row'] : []),
    ...played.tripleAskings.map((asked) => `${asked} asked three times or more`),
    ...wrong.map(({ key, got }) => describeWrong(key, dialogue.wants, got)),
  ];
  return problems.length === 0 ? [] : [{ id, of: dialogue.persona, problems, transcript: played.transcript }];
}

/** Returns what went wrong with a text, in a list of none or one. */
export function missOfText({ id, text, judged }: PutText): BlindMiss[] {
  const flags = { submits: text.submits, stops: text.stops };
  const problems = [
    ...(judged.threw === null ? [] : [`threw ${judged.threw}`]),
    ...judged.wrong.map(({ key, got }) => describeWrong(key, { ...text.wants, ...flags }, got)),
  ];
  if (problems.length === 0) return [];
  const transcript = [`U: ${text.text}`, ...judged.replies.map((reply) => `A: ${reply}`)];
  return [{ id, of: `${text.asked}: ${text.text}`, problems, transcript }];
}

function describeWrong(
  key: TextKey,
  wants: BlindWants & { submits?: boolean | undefined; stops?: boolean },
  got: string,
): string {
  return `${key}: wanted ${JSON.stringify(wants[key]) ?? 'nothing new'}, got ${got}`;
}
