/** What a canned reply can name, and what each stands for. */
export const REPLY_VARIABLES = {
  name: 'the visitor’s first name',
  date: 'the day they want the pickup',
  junk: 'what they want rid of',
  area: 'the area of their address',
  address: 'their address',
  today: 'today’s date',
  admin: 'your name',
} as const satisfies Record<string, string>;

export type ReplyVariable = keyof typeof REPLY_VARIABLES;

/** What is known of them; null for what is not. */
export type ReplyValues = Readonly<Record<ReplyVariable, string | null>>;

const NAMES = Object.keys(REPLY_VARIABLES) as ReplyVariable[];
const VARIABLE = /\{([a-z]{1,20})\}/gi;

/** A variable that nothing is known of, as it stands in a text. `to` is exclusive. */
export interface Blank {
  label: string;
  from: number;
  to: number;
}

/** Returns a reply with what is known in place of its variables; the others stay as they are. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replace(VARIABLE, (written, name: string) => {
    const known = variableNamed(name);
    return (known && values[known]) ?? written;
  });
}

/** Returns the variables that a text still holds, in their order: it is not to be sent with them. */
export function blanksIn(text: string): Blank[] {
  return [...text.matchAll(VARIABLE)].flatMap(({ 0: label, 1: name = '', index }) =>
    variableNamed(name) ? [{ label, from: index, to: index + label.length }] : [],
  );
}

/** Returns what is written like a variable of a text and is none. */
export function unknownVariables(text: string): string[] {
  return [...text.matchAll(VARIABLE)].flatMap(([label, name = '']) => (variableNamed(name) ? [] : [label]));
}

/** Returns all variables for people: `{name}, {date} … and {admin}`. */
export function variableList(): string {
  const labels = NAMES.map((name) => `{${name}}`);
  return `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
}

function variableNamed(name: string): ReplyVariable | undefined {
  return NAMES.find((known) => known === name.toLowerCase());
}
