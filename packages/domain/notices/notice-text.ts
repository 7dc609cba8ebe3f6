import type { Notice, NoticePart } from './notice.ts';

/** The plain text of a mail. */
export function noticeText({ parts, footer, language }: Notice): string {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  return `${[...parts.map((part) => partText(part, colon)), `-- \n${footer}`].join('\n\n')}\n`;
}

function partText(part: NoticePart, colon: string): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'facts':
      return part.facts
        .map(([label, value]) => `${label}${colon} ${value.replaceAll('\n', '\n  ')}`)
        .join('\n');
    case 'link':
      return `${part.label}${colon}\n${part.url}`;
    default:
      return part satisfies never;
  }
}
