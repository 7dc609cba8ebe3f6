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
