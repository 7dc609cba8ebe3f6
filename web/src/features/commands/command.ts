/** Something that the palette finds and does. */
export interface Command {
  id: string;
  label: string;
  /** What tells two of the same name apart, in quiet text. */
  detail?: string | undefined;
  /** Other words by which people look for it, in no text. */
  words?: string | undefined;
  /** The keys that do the same. */
  keys?: string | undefined;
  run: () => void;
}

/** Commands of a kind, under a heading of their own. */
export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

/** Returns the commands whose words, told or not, begin with each word of a text; all for an empty one. */
export function matchingCommands(commands: readonly Command[], text: string): readonly Command[] {
  const typed = wordsOf(text);
  return commands.filter(({ label, words: others = '' }) => {
    const words = wordsOf(`${label} ${others}`);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== '');
}
