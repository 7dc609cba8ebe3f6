import { isRecord } from '../../template/template.ts';
import { nameOf, type Placeholders, tokensOf } from '../access/expression-names.ts';

/** A value in DynamoDB's own JSON, as `{ S: 'text' }`. */
export type TypedValue = Readonly<Record<string, unknown>>;

const SECTIONS = ['SET', 'REMOVE', 'ADD', 'DELETE'];
/** What stands for a value of which only the type is known. */
const NUMBER = { N: '' };
const LIST = { L: [] };

/**
 * What an update expression gives to whole attributes, each with its value or one of its type; undefined for what it copies from
 * another attribute, whose type the expression does not say.
 */
export function assignedValues(
  expression: string,
  { names, values }: Placeholders,
): [attribute: string, value: TypedValue | undefined][] {
  return actionsOf(tokensOf(expression)).flatMap(({ section, tokens }) => {
    const [path = '', ...rest] = tokens;
    const isWhole = section === 'SET' ? rest[0] === '=' : section === 'ADD' && rest.length === 1;
    if (!isWhole) return [];
    const operand = section === 'SET' ? rest.slice(1) : rest;
    return [[nameOf(path, names), operandValue(operand, values)]];
  });
}

interface Action {
  readonly section: string;
  readonly tokens: readonly string[];
}

/** The parts of an update expression that stand between its words and commas. */
function actionsOf(tokens: readonly string[]): Action[] {
  const actions: { section: string; tokens: string[] }[] = [];
  let depth = 0;
  for (const token of tokens) {
    depth += Number(token === '(') - Number(token === ')');
    const section = SECTIONS.find((word) => word === token.toUpperCase());
    const last = actions.at(-1);
    if (section) actions.push({ section, tokens: [] });
    else if (token === ',' && depth === 0 && last) actions.push({ section: last.section, tokens: [] });
    else last?.tokens.push(token);
  }
  return actions;
}

function operandValue(operand: readonly string[], values: Placeholders['values']): TypedValue | undefined {
  const [first = '', bracket] = operand;
  if (isSum(operand)) return NUMBER;
  if (bracket === '(') return first === 'list_append' ? LIST : operandValue(elseOf(operand), values);
  const value = values[first];
  return operand.length === 1 && isRecord(value) ? value : undefined;
}

/** Outside of brackets: `if_not_exists(seq, :none) + :one`. */
function isSum(operand: readonly string[]): boolean {
  let depth = 0;
  return operand.some((token) => {
    depth += Number(token === '(') - Number(token === ')');
    return depth === 0 && (token === '+' || token === '-');
  });
}

/** What `if_not_exists(path, value)` takes where there is nothing; what is there was checked when it was written. */
function elseOf(operand: readonly string[]): readonly string[] {
  return operand.slice(operand.indexOf(',') + 1, -1);
}
