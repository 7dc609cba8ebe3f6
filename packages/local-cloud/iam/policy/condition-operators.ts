import { matchesArn, matchesWildcard } from './wildcards.ts';

/** A comparison of one value of a request with one of a policy. */
type Comparison = (requested: string, stated: string) => boolean;

export interface Operator {
  readonly matches: Comparison;
  /** True where no value of the policy matches, and for a key that is absent. */
  readonly isNegated: boolean;
}

const sameText: Comparison = (requested, stated) => requested === stated;
const sameLetters: Comparison = (requested, stated) => requested.toLowerCase() === stated.toLowerCase();
const likeText: Comparison = (requested, stated) => matchesWildcard(stated, requested);
const likeArn: Comparison = (requested, stated) => matchesArn(stated, requested);
const sameNumber: Comparison = (requested, stated) => Number(requested) === Number(stated);

const is = (matches: Comparison): Operator => ({ matches, isNegated: false });
const isNot = (matches: Comparison): Operator => ({ matches, isNegated: true });

/** IAM's condition operators, but for dates, addresses and binary values, which no policy here compares. */
const operators: Readonly<Record<string, Operator>> = {
  ArnEquals: is(likeArn),
  ArnLike: is(likeArn),
  ArnNotEquals: isNot(likeArn),
  ArnNotLike: isNot(likeArn),
  Bool: is(sameLetters),
  NumericEquals: is(sameNumber),
  NumericGreaterThan: is((requested, stated) => Number(requested) > Number(stated)),
  NumericGreaterThanEquals: is((requested, stated) => Number(requested) >= Number(stated)),
  NumericLessThan: is((requested, stated) => Number(requested) < Number(stated)),
  NumericLessThanEquals: is((requested, stated) => Number(requested) <= Number(stated)),
  NumericNotEquals: isNot(sameNumber),
  StringEquals: is(sameText),
  StringEqualsIgnoreCase: is(sameLetters),
  StringLike: is(likeText),
  StringNotEquals: isNot(sameText),
  StringNotEqualsIgnoreCase: isNot(sameLetters),
  StringNotLike: isNot(likeText),
};

export function findOperator(name: string): Operator | undefined {
  return Object.hasOwn(operators, name) ? operators[name] : undefined;
}
