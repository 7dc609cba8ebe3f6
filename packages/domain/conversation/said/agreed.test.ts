import { describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import { converse, converseFrom, TO_PHONE, TO_REVIEW } from '../testing/converse.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const after = (language: 'en' | 'fr', ...said: string[]) =>
  converseFrom(initialState(language), [{ type: 'open' }, ...said]);
const leadAfter = (language: 'en' | 'fr', text: string) => after(language, ...TO_REVIEW, text).state.lead;

describe('a yes at the recap that sends nothing, as it is still to come', () => {
  it.each([
    ['en', 'sure, as soon as my wife agrees'],
    ['en', "yes if it's under $100"],
    ['en', "yes, once I've measured the sofa"],
    ['en', 'go ahead when my landlord says ok'],
    ['en', 'ok after I talk to my husband'],
    ['en', "yes as long as it's free"],
    ['en', 'send it unless you charge for stairs'],
    ['en', 'when I get home I will send it'],
    ['en', 'yes, if my landlord agrees'],
    ['fr', "oui, dès que mon mari est d'accord"],
    ['fr', "oui, si mon proprio est d'accord"],
    ['fr', 'oui pourvu que ce soit gratuit'],
    ['fr', "oui si c'est moins de 100 $"],
    ['fr', "oui quand j'aurai mesuré le divan"],
    ['fr', "envoyez, à condition que ce soit gratuit, mais si c'est plus de 100 $ non"],
  ] as const)('%s: %j', (language, text) => {
    expect(leadAfter(language, text)).toBe('collecting');
  });
});

describe('words of sending that are denied, mocked or taken back send nothing', () => {
  it.each([
    ['en', "I didn't say yes"],
    ['en', 'nobody said send it'],
    ['en', "correct, but don't"],
    ['en', "If you submit that I'll call the police"],
    ['en', "do it and you'll regret it"],
    ['en', "send it... just kidding, don't"],
    ['en', 'Send it, not!'],
    ['en', 'Sure. Not.'],
    ['en', "ok fine submit it once you've confirmed the price is $50"],
    ['en', 'I was told to say send it'],
    ['en', 'send it back'],
    ['en', "Oh sure, send it, like I'd ever trust you"],
    ['en', 'Sure, send it over my dead body'],
    ['en', "yes that's a lie"],
    ['en', 'ok sure I hate you'],
    ['en', 'yeah right'],
    ['en', 'yes?'],
    ['fr', 'oui mais non'],
    ['fr', 'envoie... non je blague'],
    ['fr', 'quelqu’un a dit « envoyez »'],
    ['fr', "d'accord mais demandez-moi d'abord le prix"],
    ['fr', 'oui oui, quand les poules auront des dents'],
    ['fr', 'oui oui bien sûr, et quoi encore'],
    ['fr', 'bien sûr, envoyez, et mon œil aussi'],
  ] as const)('%s: %j', (language, text) => {
    expect(leadAfter(language, text)).toBe('collecting');
  });
});

describe('what only sounds so sends', () => {
  it.each([
    ['en', 'I said yes'],
    ['en', 'yeah right on, send it'],
    ['en', "yes you're right"],
    ['en', 'send it, the cat is not friendly'],
    ['en', 'I never told you the dog bites, send it anyway'],
    ['en', 'if you need anything just call. send it'],
    ['fr', "oui, c'est bien ça"],
    ['fr', "envoyez, quelqu'un sera là"],
  ] as const)('%s: %j', (language, text) => {
    expect(leadAfter(language, text)).not.toBe('collecting');
  });
});

describe('a word of agreeing that only opens a statement sends nothing', () => {
  it.each(['sure is cold', 'sure hope so', 'sure does look heavy', 'ok this is heavy stuff'])(
    '%j',
    (text) => {
      expect(leadAfter('en', text)).toBe('collecting');
    },
  );
});

describe('a yes of somebody else sends nothing against one’s own no', () => {
  it.each([
    ['en', 'my wife said yes send it but I said no'],
    ['fr', 'ma femme a dit oui envoie mais moi non'],
    ['fr', 'mon voisin dit d’envoyer, mais moi non'],
  ] as const)('%s: %j', (language, text) => {
    expect(leadAfter(language, text)).toBe('collecting');
  });
});

describe('what only sounds like a condition, or like somebody else, sends', () => {
  it.each([
    ['en', 'my wife says yes, send it'],
    ['en', 'my neighbour said submit'],
    ['en', 'send it when you can'],
    ['en', 'send it whenever'],
    ['en', 'I said yes'],
    ['en', 'ok my wife agrees'],
    ['en', 'ok she read it now she says send'],
    ['en', 'sure thing boss'],
    ['en', 'ok thats everything'],
    ['en', 'sure why not'],
    ['en', 'yes my husband told me to'],
    ['en', 'yes and when we’re not home use the back door'],
    ['fr', 'mon chum dit que c’est bon, envoie'],
    ['fr', 'oui, envoyez si possible'],
    ['fr', 'oui svp'],
    ['en', 'looks as if it is all there, send it'],
    ['en', "yes, I'll let you know when to come"],
    ['fr', "ça a l'air super merci!"],
    ['fr', 'oui envoyez quand vous pouvez'],
    ['fr', 'si si envoyez'],
  ] as const)('%s: %j', (language, text) => {
    expect(leadAfter(language, text)).not.toBe('collecting');
  });
});

describe('a yes that is taken back, or not meant, sends nothing', () => {
  it.each([
    ['en', 'yeah no'],
    ['en', 'yes... actually no'],
    ['en', "yeah right, like I'd send that"],
    ['en', 'sure, whatever, as if'],
    ['fr', 'oui... en fait non'],
    ['fr', "ouais c'est ça, comme si j'allais envoyer ça"],
  ] as const)('%s: %j', (language, text) => {
    expect(leadAfter(language, text)).toBe('collecting');
  });
});

describe('who says not to send is not asked whether to forget all', () => {
  it.each([
    ['en', "don't submit it"],
    ['fr', "n'envoyez pas"],
  ] as const)('%s: %j', (language, text) => {
    const { lead, pending } = after(language, ...TO_REVIEW, text).state;
    expect([lead, pending]).toEqual(['collecting', null]);
  });
});

describe('who sends another time sends nothing, and moves no pickup', () => {
  it.each([
    ['en', "looks good but I'll do it tomorrow"],
    ['en', 'i will decide on monday'],
    ['en', "I'll say yes tomorrow"],
    ['fr', 'je dirai oui demain'],
    ['en', "I'll let you know monday"],
    ['fr', "je vais l'envoyer demain"],
    ['fr', 'je vous reviens lundi'],
  ] as const)('%s: %j', (language, text) => {
    const { lead, slots } = after(language, ...TO_REVIEW, text).state;
    expect([lead, slots.pickup?.day]).toEqual(['collecting', '2026-11-20']);
  });

  it('but who would rather have it another day moves it', () => {
    expect(after('en', ...TO_REVIEW, "I'd rather do it monday").state.slots.pickup?.day).toBe('2026-11-23');
  });

  it('but "ok I\'ll send it" sends', () => {
    expect(leadAfter('en', "ok I'll send it")).not.toBe('collecting');
  });
});

describe('what would clear everything asks again for a yes that', () => {
  it.each([
    ['en', 'start over', 'what does start over do?'],
    ['en', 'start over', 'yes my husband told me to, what does that do'],
    ['en', 'start over', 'start again?'],
    ['en', 'start over', 'yes?'],
    ['en', 'start over', "sure if it's quick"],
    ['en', 'forget it all', 'yes?'],
    ['en', 'forget it all', 'what gets forgotten?'],
    ['fr', 'recommencer', 'oui?'],
    ['fr', 'recommencer', 'ça fait quoi recommencer?'],
  ] as const)('asks or sets a condition (%s, %s): %j', (language, command, text) => {
    const { pending, slots } = after(language, ...TO_PHONE, command, text).state;
    expect(pending?.kind).toBe(command === 'forget it all' ? 'stop' : 'start-over');
    expect([slots.name, slots.openQuestions]).toEqual(['Jane Roe', undefined]);
  });

  it.each(['yes', 'yes start over please', 'start over'])('and takes %j for one', (text) => {
    expect(after('en', ...TO_PHONE, 'start over', text).state.slots.name).toBeNull();
  });
});

describe('a yes to keeping forgets nothing', () => {
  const asked = converse(...TO_REVIEW, 'cancel everything').state;

  it.each(["yes keep it all, don't lose anything", 'yes keep going', 'oui continuez', "non n'oublie rien"])(
    '%j',
    (text) => {
      const said = converseFrom(asked, [text]);
      expect(said.state).toMatchObject({ pending: null, slots: { name: 'Jane Roe' } });
      expect(said.effects.map(({ type }) => type)).not.toContain('forget');
    },
  );

  it.each(['yes', 'yes forget it', "yes don't keep it"])('%j forgets', (text) => {
    expect(converseFrom(asked, [text]).effects.map(({ type }) => type)).toContain('forget');
  });
});
