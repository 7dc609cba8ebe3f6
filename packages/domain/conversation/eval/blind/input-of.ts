import type { Input, QuickReply } from '../../turn.ts';

/** Returns what a visitor puts in: `@Furniture` taps the quick reply with that label, or types it where there is none. */
export function inputOf(said: string, offered: readonly QuickReply[]): Input {
  if (!said.startsWith('@')) return { type: 'text', text: said };
  const label = said.slice(1).trim();
  const reply = offered.find((candidate) => isLabel(candidate.label, label));
  return reply === undefined ? { type: 'text', text: label } : { type: 'choice', ...reply };
}

/** Authors know `Morning (9AM-12PM)` as "Morning". */
function isLabel(shown: string, label: string): boolean {
  const [full, wanted] = [shown.toLowerCase(), label.toLowerCase()];
  return full === wanted || full.startsWith(`${wanted} (`);
}
