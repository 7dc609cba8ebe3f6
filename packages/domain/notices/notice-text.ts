import type { Notice, NoticePart } from './notice.ts';

/** The plain text of a mail. */
export function noticeText({ parts, footer }: Notice): string {
  return `${[...parts.map(partText), `-- \n${footer}`].join('\n\n')}\n`;
}

function partText(part: NoticePart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n');
    case 'link':
      return `${part.label}:\n${part.url}`;
    default:
      return part satisfies never;
  }
}
