import { TemplateError } from '../../template/template.ts';
import { type RequestContext, valuesOf } from './condition-keys.ts';
import { findOperator, type Operator } from './condition-operators.ts';

/** One line of a Condition element: all of a statement's must hold. */
export interface Condition {
  /** As the policy writes it, to be named in a refusal. */
  readonly text: string;
  readonly key: string;
  readonly holds: (context: RequestContext) => boolean;
}

const operatorForm = /^(?:(ForAllValues|ForAnyValue):)?([A-Za-z]+?)(IfExists)?$/;

/**
 * Reads one operator, key and its values.
 * @throws TemplateError for an operator or key that the local cloud does not know, and where a key of many values has no
 * set operator, which AWS leaves undefined
 */
export function readCondition(
  name: string,
  key: string,
  values: readonly string[],
  where: string,
): Condition {
  const condition = { text: `${name} ${key} ${JSON.stringify(values)}`, key };
  const size = valuesOf(key);
  if (size === undefined) throw new TemplateError(`${where}: the local IAM does not know the key ${key}`);
  if (name === 'Null')
    return { ...condition, holds: (context) => String(isAbsent(context, key)) === values[0] };
  const [, set, base = '', ifExists] = operatorForm.exec(name) ?? [];
  const operator = findOperator(base);
  if (operator === undefined)
    throw new TemplateError(`${where}: the local IAM does not know the operator ${name}`);
  if (size === 'many' && set === undefined)
    throw new TemplateError(`${where}: ${key} has many values, and needs ForAllValues or ForAnyValue`);
  const test =
    set === undefined ? single(operator) : set === 'ForAllValues' ? every(operator) : some(operator);
  return {
    ...condition,
    holds: (context) =>
      ifExists !== undefined && isAbsent(context, key) ? true : test(requested(context, key), values),
  };
}

type Test = (requested: readonly string[], stated: readonly string[]) => boolean;

/** A key that is absent matches nothing, which is what a negated operator asks for. */
function single(operator: Operator): Test {
  return (values, stated) =>
    values.length === 0 ? operator.isNegated : values.every((value) => compare(operator, value, stated));
}

/** True of no values at all. */
function every(operator: Operator): Test {
  return (values, stated) => values.every((value) => compare(operator, value, stated));
}

/** False of no values at all. */
function some(operator: Operator): Test {
  return (values, stated) => values.some((value) => compare(operator, value, stated));
}

function compare({ matches, isNegated }: Operator, value: string, stated: readonly string[]): boolean {
  return stated.some((one) => matches(value, one)) !== isNegated;
}

function requested(context: RequestContext, key: string): readonly string[] {
  return [context.get(key.toLowerCase()) ?? []].flat();
}

/** A list without values is no more than no list. */
function isAbsent(context: RequestContext, key: string): boolean {
  return requested(context, key).length === 0;
}
