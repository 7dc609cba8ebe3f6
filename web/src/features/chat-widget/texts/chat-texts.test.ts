import { ENGLISH } from '@harbour-haul/domain/conversation/wording/english';
import { FRENCH } from '@harbour-haul/domain/conversation/wording/french';
import { SITE } from '@harbour-haul/domain/site/site';
import { describe, expect, it } from '@jest/globals';
import { en, fr } from './chat-texts.ts';
import { CANCELED } from './english-notes.ts';

/** As it stands in chats that were stored until November 2026. */
const STORED_BEFORE = 'Your request is canceled. Nobody will come, and there is nothing to pay.';

describe('the note that a request was cancelled', () => {
  it.each([
    ['as it is stored today', CANCELED],
    ['as it was stored before', STORED_BEFORE],
  ])('%s is read as it is spelled in Canada, in either language', (_, note) => {
    expect(en.note(note)).toBe('Your request is cancelled. Nobody will come, and there is nothing to pay.');
    expect(fr.note(note)).toBe('Votre demande est annulée. Personne ne passera, et il n’y a rien à payer.');
  });

  it('is stored as it is shown', () => {
    expect(CANCELED).toBe(en.note(CANCELED));
  });
});

describe('what the assistant says of a sent request', () => {
  it.each([
    [en, ENGLISH],
    [fr, FRENCH],
  ])('names the link below it as it is called there, before the number to call: %#', (texts, { done }) => {
    for (const said of [done.already, done.cancel, done.whenToCall])
      expect(said).toContain(texts.thankYou.see);
    const { already } = done;
    expect(already.indexOf(texts.thankYou.see)).toBeLessThan(already.indexOf(SITE.callbackPhone));
  });
});
