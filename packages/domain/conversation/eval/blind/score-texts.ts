import { ASKED_KEYS } from './batch.ts';
import { type JudgedText, TEXT_KEYS, type TextKey } from './judge-text.ts';
import { type PutText, type Share, shareOf, type TextScores } from './scores.ts';

/** Returns the figures of single texts. */
export function scoreTexts(texts: readonly PutText[]): TextScores {
  const asksBack = (kind: JudgedText['asksBack']) =>
    texts.filter(({ judged }) => judged.asksBack === kind).length;
  return {
    right: shareOf(texts, isRight),
    byQuestion: byKey(ASKED_KEYS, (key) =>
      shareOf(
        texts.filter(({ text }) => text.asked === key),
        isRight,
      ),
    ),
    bySlot: byKey(TEXT_KEYS, (key) => rightOfWanted(texts, key)),
    unwanted: byKey(TEXT_KEYS, (key) => texts.filter((put) => !wants(put, key) && isWrong(put, key)).length),
    asksBack: { wanted: asksBack('wanted'), unwanted: asksBack('unwanted') },
  };
}

const isRight = ({ judged: { wrong, threw } }: PutText): boolean => wrong.length === 0 && threw === null;

const isWrong = ({ judged: { wrong } }: PutText, key: TextKey): boolean =>
  wrong.some((miss) => miss.key === key);

function wants({ text }: PutText, key: TextKey): boolean {
  if (key === 'stops') return text.stops;
  return key === 'submits' ? text.submits === true : text.wants[key] !== undefined;
}

function rightOfWanted(texts: readonly PutText[], key: TextKey): Share {
  const wanted = texts.filter((put) => wants(put, key));
  return shareOf(wanted, (put) => !isWrong(put, key));
}

function byKey<Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>;
}
