import { type BlindBatch, WANTED_KEYS, type WantedKey } from './batch.ts';
import { wrongInDialogue } from './judge-dialogue.ts';
import { judgeText } from './judge-text.ts';
import { missOfText, missOfVisit } from './misses.ts';
import { scoreTexts } from './score-texts.ts';
import { type BlindScores, type PutText, type Share, shareOf, type Visit } from './scores.ts';
import { playVisitor } from './visitor.ts';

/** Plays every visitor and puts every text of the batches. */
export function scoreBatches(batches: readonly BlindBatch[]): BlindScores {
  const visits = batches.flatMap(visitsOf);
  const texts = batches.flatMap(putTextsOf);
  const leads = visits.filter(({ dialogue }) => dialogue.lead);
  const others = visits.filter(({ dialogue }) => !dialogue.lead);
  const sent = leads.filter(({ played }) => played.sent);
  const outcomes = [...visits.map(({ played }) => played), ...texts.map(({ judged }) => judged)];
  return {
    visits,
    finished: shareOf(leads, ({ played }) => played.sent),
    allRight: shareOf(sent, ({ wrong }) => wrong.length === 0),
    unwantedLeads: shareOf(others, ({ played }) => played.sent),
    exact: exactBySlot(leads),
    texts: scoreTexts(texts),
    loops: visits.filter(({ played }) => played.looped).length,
    tripleAskings: visits.reduce((sum, { played }) => sum + played.tripleAskings.length, 0),
    throws: outcomes.filter(({ threw }) => threw !== null).length,
    misses: [...visits.flatMap(missOfVisit), ...texts.flatMap(missOfText)],
  };
}

function visitsOf({ name, dialogues }: BlindBatch): Visit[] {
  return dialogues.map((dialogue, index) => {
    const played = playVisitor(dialogue);
    const wrong = wrongInDialogue(dialogue, played);
    return { id: `${name} dialogues[${index}]`, dialogue, played, wrong };
  });
}

const putTextsOf = ({ name, texts }: BlindBatch): PutText[] =>
  texts.map((text, index) => ({ id: `${name} texts[${index}]`, text, judged: judgeText(text) }));

function exactBySlot(leads: readonly Visit[]): Record<WantedKey, Share> {
  const exact = (key: WantedKey) => shareOf(leads, ({ wrong }) => !wrong.some((miss) => miss.key === key));
  return Object.fromEntries(WANTED_KEYS.map((key) => [key, exact(key)])) as Record<WantedKey, Share>;
}
