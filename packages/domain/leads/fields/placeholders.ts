/**
 * Texts that older clients send for missing values (specification sections 4 and 5). They are never stored as facts (design decision 6).
 */
const PLACEHOLDERS = new Set([
  'name pending',
  'unknown',
  'pending',
  '0000000000',
  'address pending',
  'not specified',
]);

/** Returns the trimmed value without lone surrogates, which no table stores; null where it is missing, blank or a placeholder. */
export function withoutPlaceholder(value: string | null | undefined): string | null {
  const trimmed = value?.trim().toWellFormed() ?? '';
  return trimmed === '' || PLACEHOLDERS.has(trimmed.toLowerCase()) ? null : trimmed;
}
