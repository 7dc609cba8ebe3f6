/** A synthesized template, as far as tests read it. */
export interface Template {
  readonly Resources: Readonly<
    Record<
      string,
      {
        readonly Type: string;
        readonly Properties?: Readonly<Record<string, unknown>>;
        readonly Metadata?: Readonly<Record<string, unknown>>;
      }
    >
  >;
}

/**
 * A value of the template as plain JSON in which references stand by name: `<Topic>` for `Ref`, `<Bucket.Arn>` for
 * `Fn::GetAtt`. Two that are equal here are equal in every account.
 * @throws Error for an intrinsic that the template has not had before.
 */
export function symbolic(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(symbolic);
  if (typeof value !== 'object' || value === null) return value;
  const [[name, argument] = ['', undefined], ...others] = Object.entries(value);
  if (others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) return intrinsic(name, argument);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, symbolic(item)]));
}

function intrinsic(name: string, argument: unknown): unknown {
  if (name === 'Ref') return `<${String(argument)}>`;
  if (name === 'Fn::GetAtt') return `<${(argument as string[]).join('.')}>`;
  if (name === 'Fn::Join') {
    const [separator, parts] = argument as [string, unknown[]];
    return parts.map((part) => String(symbolic(part))).join(separator);
  }
  return `<${name} ${JSON.stringify(symbolic(argument))}>`;
}
