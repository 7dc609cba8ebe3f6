import { visibleLength } from './visible-text.ts';

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

/** Returns the trimmed value without lone surrogates, which no table stores; null where it is missing, a placeholder, or nothing that anybody sees. */
export function withoutPlaceholder(value: string | null | undefined): string | null {
  const trimmed = value?.trim().toWellFormed() ?? '';
  return visibleLength(trimmed) === 0 || PLACEHOLDERS.has(trimmed.toLowerCase()) ? null : trimmed;
}
