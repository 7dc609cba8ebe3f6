import { describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import { converse, converseFrom, lastReplyOf } from '../testing/converse.ts';
import { ENGLISH } from '../wording/english.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const toAddress = ['couch', 'skip', 'Dana Roe', '902 555 0134'];
const inFrench = (...said: string[]) => converseFrom(initialState('fr'), [{ type: 'open' }, ...said]);

describe('who tells of a death is told a kind word before the question', () => {
  it.each([
    [[], 'my mom passed away in May and we have to clear out her place, mostly furniture'],
    [[], 'Settling things after my father died. An old desk and a bed'],
    [[], 'we lost my grandmother last month, her couch and two chairs need to go'],
    [
      [],
      'furniture from the house of my late aunt, her death of our uncle hit hard. I mean the death of our uncle',
    ],
    [toAddress, '12 Oak Street, Dartmouth, it was my husband’s place, he passed away in June'],
  ])('%j then %j', (before, text) => {
    const told = converse(...before, text);
    expect(lastReplyOf(told).startsWith(`${ENGLISH.condolence}\n\n`)).toBe(true);
    expect(lastReplyOf(told).length).toBeGreaterThan(ENGLISH.condolence.length + 20);
  });

  it.each([
    'ma mère est décédée au mois de mai, faut vider sa maison, surtout des meubles',
    'mon père vient de mourir, y a un divan et deux lits',
    "on a perdu ma grand-mère, c'est pour son divan",
    'suite au décès de mon oncle, un vieux frigo à faire ramasser',
  ])('%j', (text) => {
    expect(lastReplyOf(inFrench(text)).startsWith(`${FRENCH.condolence}\n\n`)).toBe(true);
  });

  it('once', () => {
    const told = converse(
      'my mom passed away, her couch has to go',
      'skip',
      'my mom passed away so it is empty. Dana Roe',
    );
    expect(lastReplyOf(told)).not.toContain(ENGLISH.condolence);
  });

  it.each([
    'my washer died, it has to go',
    'the fridge passed away lol',
    "my dad's fridge died yesterday",
    'my husband passed me your number, an old couch',
    'my mom passed it on to me, an old couch',
    'my late husband’s tools and a workbench',
    'I lost my couch key, the couch has to go',
    'we lost my dad’s keys to the shed, an old couch anyway',
  ])('and not for %j', (text) => {
    expect(lastReplyOf(converse(text))).not.toContain(ENGLISH.condolence);
  });

  it.each(['ma laveuse est morte', 'la télé de ma mère est morte', 'mon frigo est décédé haha'])(
    'nor for %j',
    (text) => {
      expect(lastReplyOf(inFrench(text))).not.toContain(FRENCH.condolence);
    },
  );
});
