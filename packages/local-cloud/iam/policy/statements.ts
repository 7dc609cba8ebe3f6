import { isRecord, TemplateError } from '../../template/template.ts';
import { type Condition, readCondition } from './conditions.ts';
import { type PrincipalPattern, readPrincipals } from './principals.ts';

/** Action or Resource, or all but what NotAction or NotResource lists. */
export interface PatternList {
  readonly patterns: readonly string[];
  readonly isNegated: boolean;
}

/** A statement of a policy, ready to be evaluated. */
export interface Statement {
  /** Where it stands, as `LeadsRolePolicy.Statement[2]`. */
  readonly where: string;
  readonly effect: 'Allow' | 'Deny';
  readonly actions: PatternList;
  readonly resources: PatternList;
  readonly conditions: readonly Condition[];
  /** Of the policy of a resource; undefined in the policy of an identity. */
  readonly principals: PrincipalPattern | undefined;
}

const elements = [
  'Action',
  'Condition',
  'Effect',
  'NotAction',
  'NotResource',
  'Principal',
  'Resource',
  'Sid',
];

/**
 * Reads a policy document, with intrinsics resolved.
 * @throws TemplateError for an element, operator or condition key that the local IAM does not know: a policy it would
 * take for another must not seem to work
 */
export function readPolicy(document: unknown, where: string): Statement[] {
  if (!isRecord(document)) throw new TemplateError(`${where}: expected a policy document`);
  return [document.Statement]
    .flat()
    .map((statement, index) => readStatement(statement, `${where}.Statement[${index}]`));
}

function readStatement(statement: unknown, where: string): Statement {
  if (!isRecord(statement)) throw new TemplateError(`${where}: expected a statement`);
  const unknown = Object.keys(statement).find((name) => !elements.includes(name));
  if (unknown !== undefined) throw new TemplateError(`${where}: the local IAM does not know ${unknown}`);
  const { Effect: effect, Principal: principal } = statement;
  if (effect !== 'Allow' && effect !== 'Deny')
    throw new TemplateError(`${where}.Effect must be Allow or Deny`);
  return {
    where,
    effect,
    actions: patternList(statement, 'Action', where),
    resources: patternList(statement, 'Resource', where),
    conditions: conditions(statement.Condition ?? {}, `${where}.Condition`),
    principals: principal === undefined ? undefined : principals(principal, `${where}.Principal`),
  };
}

function patternList(statement: Record<string, unknown>, name: string, where: string): PatternList {
  const isNegated = statement[name] === undefined;
  const found = isNegated ? `Not${name}` : name;
  return { patterns: texts(statement[found], `${where}.${found}`), isNegated };
}

function conditions(element: unknown, where: string): Condition[] {
  if (!isRecord(element)) throw new TemplateError(`${where}: expected operators`);
  return Object.entries(element).flatMap(([operator, keys]) => {
    if (!isRecord(keys)) throw new TemplateError(`${where}.${operator}: expected keys`);
    return Object.entries(keys).map(([key, values]) =>
      readCondition(operator, key, texts(values, `${where}.${operator}.${key}`), `${where}.${operator}`),
    );
  });
}

function principals(element: unknown, where: string): PrincipalPattern {
  if (element === '*') return readPrincipals([['AWS', ['*']]], where);
  if (!isRecord(element)) throw new TemplateError(`${where}: expected principals`);
  const entries = Object.entries(element).map(
    ([kind, values]) => [kind, texts(values, `${where}.${kind}`)] as const,
  );
  return readPrincipals(entries, where);
}

/** One text or several. Variables in them would be taken for plain text, and are refused. */
function texts(value: unknown, where: string): string[] {
  return [value].flat().map((one) => {
    if (typeof one === 'boolean' || typeof one === 'number') return String(one);
    if (typeof one !== 'string')
      throw new TemplateError(`${where}: expected texts, found ${JSON.stringify(one)}`);
    if (one.includes('${')) throw new TemplateError(`${where}: the local IAM knows no policy variables`);
    return one;
  });
}
