import { isRecord, TemplateError } from '../template/template.ts';

/** Whether a record fits a pattern. */
export type RecordFilter = (record: unknown) => boolean;

type Rule = (value: unknown) => boolean;

/**
 * A pattern of Lambda's event filtering. Known are values, `exists`, `prefix` and `anything-but`.
 * @throws TemplateError for any other rule
 */
export function parsePattern(pattern: string, where: string): RecordFilter {
  const parsed: unknown = JSON.parse(pattern);
  if (!isRecord(parsed)) throw new TemplateError(`${where}: a pattern is an object`);
  return parseObject(parsed, where);
}

function parseObject(pattern: Record<string, unknown>, where: string): Rule {
  const parts = Object.entries(pattern).map(([name, part]) => ({
    name,
    fits: parsePart(part, `${where}.${name}`),
  }));
  return (value) => parts.every(({ name, fits }) => fits(isRecord(value) ? value[name] : undefined));
}

function parsePart(part: unknown, where: string): Rule {
  if (isRecord(part)) return parseObject(part, where);
  if (!Array.isArray(part) || part.length === 0)
    throw new TemplateError(`${where}: expected a list of rules`);
  const rules = part.map((rule) => parseRule(rule, where));
  return (value) => rules.some((fits) => fits(value));
}

function parseRule(rule: unknown, where: string): Rule {
  if (!isRecord(rule)) return (value) => value === rule;
  const [[name, argument] = ['', undefined], ...others] = Object.entries(rule);
  if (others.length > 0) throw new TemplateError(`${where}: a rule has one name`);
  switch (name) {
    case 'exists':
      // In a pattern only leaves exist.
      return (value) => (value !== undefined && !isRecord(value)) === argument;
    case 'prefix':
      return (value) => typeof value === 'string' && value.startsWith(String(argument));
    case 'anything-but':
      return (value) => value !== undefined && !(argument as unknown[]).includes(value);
    default:
      throw new TemplateError(`${where}: the local streams do not know the rule ${name}`);
  }
}
