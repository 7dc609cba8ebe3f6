import { adminScreens } from '@harbour-haul/testing/hostile/screens/admin-screens';
import type { Planted } from '@harbour-haul/testing/hostile/screens/planted';
import { visitorScreens } from '@harbour-haul/testing/hostile/screens/visitor-screens';
import { describe, expect, it } from '@jest/globals';
import { CONSOLE_STATES } from './screens/console-states.ts';
import { VISITOR_STATES } from './screens/visitor-states.ts';

const PLANTED: Planted = {
  texts: ['<b>'],
  leadIds: ['1'],
  tokens: ['a'],
  sessionId: 'b',
  newest: ['2', '3'],
  deleted: '4',
};

/** States in which nothing stands that anybody could have written, and why. */
const CONSOLE_ASIDE: Readonly<Record<string, string>> = {
  'a photo in full size': 'pixels; its title counts photos',
  'a lead that was erased while it was open': 'nothing of it is left to be shown',
  'the keys': 'fixed texts',
  'the question whom to add, with what is wrong': 'fixed texts and empty fields',
  'the question for the own password': 'fixed texts and an empty field',
};
const VISITOR_ASIDE: Readonly<Record<string, string>> = {
  'the menu': 'links of the site',
  'the question of consent': 'fixed texts',
  'the sign-in': 'empty fields',
  'the sign-in, refused': 'fixed texts; what was typed stays in its field',
  'the form, with what is missing': 'empty fields',
  'the form, filled in': 'fields, in which nothing is markup',
  'the form, with an address beyond the area': 'a name of the own list of places',
  'the form, with a near miss of a mail service': 'what the own browser typed, sent nowhere',
  'the form, with photos': 'files of the own disk',
  'the form, not sent': 'fixed texts',
  'the form, refused': 'fixed texts',
  'the form and the chat, out of reach': 'fixed texts',
  'a request whose link does not work': 'fixed texts',
  'a request, with what is wrong in its correction': 'fields as in a correction, fixed texts',
  'a request, changed since its correction was begun': 'fields as in a correction, fixed texts',
  'a request, with photos to be added': 'files of the own disk',
  'a request that is cancelled': 'fixed texts',
  'the chat, with photos that are chosen': 'files of the own disk',
  'the chat, with a photo, large': 'pixels',
  'the chat, before it is sent': 'what the own browser has just said, in the bubbles of the chat',
  'the chat, sent': 'fixed texts',
  'the chat, with somebody of the team': 'bubbles as in the chat in the midst of it',
  'the chat, closed by the team': 'fixed texts',
  'the chat, whose assistant could not be loaded': 'fixed texts',
};

/** Pages of the site hold what was built, and what a request's link or a thank-you brings is a state of its own. */
const isPage = (name: string) => name.startsWith('the page ');

describe.each([
  ['the console', CONSOLE_STATES, adminScreens(PLANTED), CONSOLE_ASIDE],
  ['visitors', VISITOR_STATES, visitorScreens(PLANTED), VISITOR_ASIDE],
] as const)('the states of what %s see', (_whose, states, screens, aside) => {
  const names: string[] = states.map(({ name }) => name).filter((name) => !isPage(name));
  const opened = new Set(screens.flatMap((screen) => screen.states));

  it('are opened with payloads by `npm run hostile`, but for those that show nothing of anybody', () => {
    expect(names.filter((name) => !opened.has(name) && !(name in aside))).toEqual([]);
  });

  it('are named there as they are here, and each either opened or left aside', () => {
    expect([...opened, ...Object.keys(aside)].filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(aside).filter((name) => opened.has(name))).toEqual([]);
  });
});
