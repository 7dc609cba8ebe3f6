/** `ExpressionAttributeNames` and `ExpressionAttributeValues`, as far as a call has them. */
export interface Placeholders {
  readonly names: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Words of expressions that name no attribute; a function is told by its bracket. */
const words = new Set(['and', 'or', 'not', 'between', 'in', 'set', 'remove', 'add', 'delete']);

const token = /[#:]?\w[\w-]*|[().=[\],]|<>|<=|>=|[<>+-]/g;

/**
 * The top-level attributes that an expression names: of `address.city` and `#list[3].name`, `address` and what `#list` stands
 * for.
 */
export function namesInExpression(expression: string, { names }: Placeholders): string[] {
  const tokens = tokensOf(expression);
  return tokens
    .filter((text, index) => isName(text) && tokens[index - 1] !== '.' && tokens[index + 1] !== '(')
    .map((text) => nameOf(text, names));
}

/** The value that a key condition wants an attribute to equal, with its type, or undefined. */
export function equalValue(expression: string, attribute: string, placeholders: Placeholders): unknown {
  const tokens = tokensOf(expression);
  const found = tokens.findIndex(
    (text, index) =>
      isName(text) && nameOf(text, placeholders.names) === attribute && tokens[index + 1] === '=',
  );
  return found === -1 ? undefined : placeholders.values[tokens[found + 2] ?? ''];
}

/** Names, placeholders and signs of an expression, in order. */
export function tokensOf(expression: string): string[] {
  return expression.match(token) ?? [];
}

function isName(text: string): boolean {
  return /^#?[A-Za-z_]/.test(text) && !words.has(text.toLowerCase());
}

/** The attribute that a token names, itself or by its placeholder. */
export function nameOf(text: string, names: Placeholders['names']): string {
  const name = text.startsWith('#') ? names[text] : text;
  return typeof name === 'string' ? name : text;
}
