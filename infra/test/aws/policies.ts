/** A statement of a policy, its references by name as `symbolic` leaves them. */
export interface Statement {
  Effect: 'Allow' | 'Deny';
  /** Absent in the policy of a role, which is the principal itself. */
  Principal?: '*' | Readonly<Record<string, string | readonly string[]>>;
  Action: string | readonly string[];
  Resource: string | readonly string[];
  Condition?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
}

/** A call as AWS judges it. */
export interface Call {
  /** `cloudwatch.amazonaws.com`, an account's `arn:…:root`, or `anonymous`. */
  principal: string;
  action: string;
  resource: string;
  /** `aws:SourceArn` and the like. */
  context: Readonly<Record<string, string>>;
}

export type Decision = 'allowed' | 'denied' | 'not allowed';

/** What statements say of a call: a denial wins, and what none allows is not allowed. */
export function decide(statements: readonly Statement[], call: Call): Decision {
  const fitting = statements.filter((statement) => fits(statement, call));
  if (fitting.some(({ Effect }) => Effect === 'Deny')) return 'denied';
  return fitting.length > 0 ? 'allowed' : 'not allowed';
}

/** The principals that a statement names. */
export function principalsOf({ Principal = '*' }: Statement): string[] {
  return Principal === '*' ? ['*'] : Object.values(Principal).flatMap((names) => [names].flat());
}

function fits(statement: Statement, { principal, action, resource, context }: Call): boolean {
  return (
    principalsOf(statement).some((name) => name === '*' || name === principal) &&
    matchesOne(statement.Action, action) &&
    matchesOne(statement.Resource, resource) &&
    Object.entries(statement.Condition ?? {}).every(([operator, keys]) => holds(operator, keys, context))
  );
}

/** Names of condition keys are the same in any case; a key that the call lacks fails, but for `…IfExists`. */
function holds(
  operator: string,
  keys: Readonly<Record<string, string | readonly string[]>>,
  context: Call['context'],
): boolean {
  const known = new Map(Object.entries(context).map(([key, value]) => [key.toLowerCase(), value]));
  const [plain = '', ifExists] = operator.split(/(IfExists)$/);
  return Object.entries(keys).every(([key, wanted]) => {
    const value = known.get(key.toLowerCase());
    if (value === undefined) return ifExists !== undefined;
    if (plain === 'ArnLike' || plain === 'StringLike') return matchesOne(wanted, value);
    if (['StringEquals', 'ArnEquals', 'Bool'].includes(plain)) return [wanted].flat().includes(value);
    throw new Error(`The operator ${operator} is not known here.`);
  });
}

function matchesOne(patterns: string | readonly string[], text: string): boolean {
  return [patterns].flat().some((pattern) => glob(pattern).test(text));
}

function glob(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
}
