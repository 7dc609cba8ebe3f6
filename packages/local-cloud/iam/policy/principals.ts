import { TemplateError } from '../../template/template.ts';

/** Who makes a request. */
export type Principal =
  | {
      readonly kind: 'role';
      /** `arn:aws:iam::ACCOUNT:role/NAME`. */
      readonly arn: string;
      /** `arn:aws:sts::ACCOUNT:assumed-role/NAME/SESSION`, which refusals name. */
      readonly sessionArn: string;
      readonly account: string;
    }
  /** An AWS service in its own name, as `sns.amazonaws.com`. */
  | { readonly kind: 'service'; readonly name: string };

/**
 * How a Principal element is about a request: `self` grants by itself; `account` names the principal's whole account,
 * which leaves the grant to the account's own policies.
 */
export type PrincipalMatch = 'self' | 'account' | 'none';

export type PrincipalPattern = (principal: Principal) => PrincipalMatch;

/** Reads a Principal element. @throws TemplateError for a kind other than AWS and Service */
export function readPrincipals(
  entries: readonly (readonly [kind: string, values: readonly string[]])[],
  where: string,
): PrincipalPattern {
  const patterns = entries.flatMap(([kind, values]) => values.map((value) => readOne(kind, value, where)));
  return (principal) => {
    const found = patterns.map((pattern) => pattern(principal));
    return found.find((match) => match === 'self') ?? found.find((match) => match === 'account') ?? 'none';
  };
}

function readOne(kind: string, value: string, where: string): PrincipalPattern {
  if (value === '*') return () => 'self';
  if (kind === 'Service')
    return (principal) => (principal.kind === 'service' && principal.name === value ? 'self' : 'none');
  if (kind !== 'AWS') throw new TemplateError(`${where}: the local IAM does not know principals of ${kind}`);
  const account = /^(?:arn:aws:iam::)?(\d{12})(?::root)?$/.exec(value)?.[1];
  return (principal) => {
    if (principal.kind !== 'role') return 'none';
    if (account !== undefined) return principal.account === account ? 'account' : 'none';
    return value === principal.arn || value === principal.sessionArn ? 'self' : 'none';
  };
}
