import type { QuestionScores } from '@harbour-haul/domain/conversation/eval/blind/questions/score-questions';
import { LANGUAGE_LABELS, LANGUAGES } from '@harbour-haul/domain/site/language';
import { shown } from './figures.ts';

/** Returns the figures of questions as the lines of a table; nothing of what visitors asked is in them. */
export function questionFigures({ right, byLanguage, wrong, byTopic }: QuestionScores): string[] {
  return [
    row('right', shown(right)),
    ...LANGUAGES.map((language) => row(LANGUAGE_LABELS[language], shown(byLanguage[language]))),
    '',
    row('missed', `${wrong.missed}`),
    row('answered otherwise', `${wrong.otherwise}`),
    row('passed on as unknown', `${wrong['passed-on']}`),
    row('answered unasked', `${wrong.unasked}`),
    row('sent by a question', `${wrong.sent}`),
    '',
    ...Object.entries(byTopic).map(([topic, share]) => row(topic, shown(share))),
  ];
}

const row = (name: string, value: string) => `${name.padEnd(22)}${value}`;
