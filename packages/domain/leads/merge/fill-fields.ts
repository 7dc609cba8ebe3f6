import type { Lead } from '../lead.ts';

/** The named fields of `lead`, and of `other` where `lead` has none. */
export function fillFields<F extends keyof Lead>(
  names: readonly F[],
  lead: Pick<Lead, F>,
  other: Pick<Lead, F>,
): Pick<Lead, F> {
  return Object.fromEntries(names.map((name) => [name, lead[name] ?? other[name]])) as Pick<Lead, F>;
}

/** The named fields alone. */
export function pickFields<F extends keyof Lead>(names: readonly F[], lead: Pick<Lead, F>): Pick<Lead, F> {
  return Object.fromEntries(names.map((name) => [name, lead[name]])) as Pick<Lead, F>;
}
