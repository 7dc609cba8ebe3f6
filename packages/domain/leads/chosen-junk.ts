import type { Lead } from './lead.ts';

/**
 * How the junk type of a lead is known once a person has chosen another one: by that person, and no more by what recognised the
 * last one. Nothing where it stays as it is, or is not named.
 */
export function chosenJunk(
  lead: Pick<Lead, 'junkType'>,
  { junkType }: Partial<Pick<Lead, 'junkType'>>,
): Partial<Pick<Lead, 'junkClassificationSource' | 'junkConfidence'>> {
  if (junkType === undefined || junkType === lead.junkType) return {};
  return { junkClassificationSource: junkType === null ? null : 'user', junkConfidence: null };
}
