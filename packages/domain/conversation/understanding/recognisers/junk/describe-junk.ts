import type { JunkMention } from '../proposal.ts';

/** Longer descriptions are truncated at a thing: the transcript has the rest. */
const MAX_DESCRIPTION = 1000;

/**
 * What a message names as junk for the lead's details: "old couch, rug". A thing that is named twice stands once; a bare
 * hint ("stuff") stands only where nothing is named. Returns null where there is nothing.
 */
export function describeJunk(mentions: readonly JunkMention[]): string | null {
  const named = mentions.filter(({ vague }) => !vague);
  const told =
    named.length === 0 ? mentions : mentions.filter((mention) => !mention.vague || isTelling(mention));
  const things = [...new Map(told.map(({ thing }) => [thing.toLowerCase(), thing])).values()];
  let description = '';
  for (const thing of things) {
    const longer =
      description === '' ? thing.slice(0, MAX_DESCRIPTION).toWellFormed() : `${description}, ${thing}`;
    if (longer.length > MAX_DESCRIPTION) break;
    description = longer;
  }
  return description === '' ? null : description;
}

/** "A bunch of random crap" tells how much, "stuff" tells nothing. */
const isTelling = ({ thing }: JunkMention) => thing.includes(' ');
