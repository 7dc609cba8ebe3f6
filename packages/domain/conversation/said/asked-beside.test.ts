import { describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import {
  converse,
  converseFrom,
  lastReplyOf,
  TO_ADDRESS,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';
import { ENGLISH } from '../wording/english.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const inFrench = (...said: string[]) => converseFrom(initialState('fr'), [{ type: 'open' }, ...said]);
const saidTo = (before: readonly string[], text: string, isFrench = false) =>
  isFrench ? inFrench(...before, text) : converse(...before, text);

describe('a question at the summary is answered, and sends nothing', () => {
  it.each([
    ['so what am I on the hook for if I hit send', ENGLISH.answers['is-it-free']],
    ['ok and then what', ENGLISH.answers.process],
    ['looks good, so now what', ENGLISH.answers.process],
    ['looks right. are the guys licensed and insured', ENGLISH.answers.insurance],
    ['ok mais le prix yé où la dedans', FRENCH.answers.price],
    ["si jchange d'idée jpeux tu canceller", FRENCH.answers.cancelling],
    ["ok pis quand ce que j'va avoir mon prix", FRENCH.answers.price],
    ["ok et le devis c'est gratuit ou y a des frais cachés", FRENCH.answers['is-it-free']],
    ['ok pis là y se passe quoi', FRENCH.answers.process],
    ["yaani c'est bon c'est envoyé ? et maintenant j'attends quoi", FRENCH.answers.process],
    ["quand-ce qu'y vont m'appeler", FRENCH.answers['how-contact']],
    ['ok pis asteure quoi ce qui arrive', FRENCH.answers.process],
    ['si jamais mon proprio change la date je peux tu modifier le rendez-vous?', FRENCH.answers.cancelling],
    ['can i change the day later if my shift changes', ENGLISH.answers.cancelling],
    ['can i still change the pick up day after i submit', ENGLISH.answers.cancelling],
    ['Je peux changer le jour plus tard si je suis malade?', FRENCH.answers.cancelling],
  ])('%j', (text, answer) => {
    const said = saidTo(TO_REVIEW, text, Object.values(FRENCH.answers).includes(answer));
    expect(said.state.lead).toBe('collecting');
    expect(lastReplyOf(said)).toContain(answer);
  });

  it.each([
    'yes, send it. how soon will somebody call?',
    'All good, could you submit it please?',
    'Yes! When will I hear from you?',
    'Now is everything right, send please',
  ])('%j sends', (text) => {
    expect(converse(...TO_REVIEW, text).state.lead).toBe('sending');
  });
});

describe('what is hazardous in company alone, and is asked about', () => {
  it.each([
    ['do you take glue?', 'Crews cannot take chemicals.'],
    ['do you take grease?', 'Crews cannot take fuels and oils.'],
    ['do you take blood?', 'Crews cannot take biological waste.'],
    ['do you take primer?', 'Crews cannot take paint and solvents.'],
  ])('is none that crews take: %j', (text, answer) => {
    expect(lastReplyOf(converse(...TO_PHONE, text))).toContain(answer);
  });

  it('but what is made for it is', () => {
    expect(lastReplyOf(converse(...TO_PHONE, 'do you take glue guns?'))).toContain('Yes, crews take that.');
  });
});

describe('what is asked beside a part of an answer is answered with the question for the rest', () => {
  it.each([
    [TO_ADDRESS, 'Je suis à Wolfville, est-ce que vous vous déplacez jusque-là?', FRENCH.answers.areas],
    [TO_ADDRESS, 'im in Hubbards, would they charge extra for the drive', ENGLISH.answers.price],
    [TO_ADDRESS, '12 rue Maple à Bedford. la tvh est elle comprise', FRENCH.answers.taxes],
    [TO_CONTACT, 'texto. y travaillez-tu la fin de semaine', FRENCH.answers.hours],
    [TO_PICKUP, "samedi, pis faut-tu que j'soye là quand y passent", FRENCH.answers['need-to-be-home']],
    [TO_INSTRUCTIONS, 'third floor, no elevator. and are they insured and licensed', ENGLISH.answers.licence],
  ])('after %j, %j', (before, text, answer) => {
    const said = saidTo(before, text, Object.values(FRENCH.answers).includes(answer));
    expect(said.replies.map(({ content }) => content).join('\n')).toContain(answer);
  });
});

describe('what would be, were it so, calls nothing off', () => {
  it.each([
    [
      TO_INSTRUCTIONS,
      "on paye quand? pis si je change d'idée je peux tu canceller",
      FRENCH.answers.cancelling,
    ],
    [TO_PICKUP, 'Thursday, and if my schedule gets switched can I move it', ENGLISH.answers.cancelling],
  ])('after %j, %j', (before, text, answer) => {
    const said = saidTo(before, text, Object.values(FRENCH.answers).includes(answer));
    expect(said.state.pending).toBeNull();
    expect(said.replies.map(({ content }) => content).join('\n')).toContain(answer);
  });
});

describe('what is told for the crew is a note, and no question', () => {
  it.each([
    ["give me a phone call when you're outside", 'phone call', false],
    ['vous pouvez passer par la ruelle', 'la ruelle', true],
    ['on peut appeler le concierge en arrivant', 'le concierge', true],
    ['si je suis pas là je peux laisser la clé sous le tapis', 'la clé sous le tapis', true],
    ["réserver l'ascenseur c'est obligatoire", 'ascenseur', true],
  ])('%j', (text, note, isFrench) => {
    const { slots } = saidTo(TO_INSTRUCTIONS, text, isFrench).state;
    expect(slots.specialInstructions).toContain(note);
    expect(slots.openQuestions ?? []).toEqual([]);
  });
});

it.each([
  "Well if you don't go to Yarmouth then forget the whole works, thanks anyway",
  'if it costs more than that cancel everything',
])('%j calls it off', (text) => {
  expect(converse(...TO_PICKUP, text).state.pending?.kind).toBe('stop');
});

it('of paint and batteries alone no list of kinds is told', () => {
  const reply = lastReplyOf(inFrench('des pots de peinture et des batteries de voiture, vous prenez ou pas'));
  expect(reply).not.toContain(FRENCH.answers['what-we-take']);
});

it('a new day is asked for later in the day, and no question', () => {
  expect(converse(...TO_REVIEW, 'can i change the time to later in the day').state.lead).toBe('collecting');
  expect(lastReplyOf(converse(...TO_REVIEW, 'can i change the time to later in the day'))).not.toContain(
    ENGLISH.answers.cancelling,
  );
});

it('what is wished before the sending holds it back', () => {
  const text = 'Avant de confirmer, je vous prie de bien vouloir me rappeler les renseignements donnés.';
  expect(inFrench(...TO_REVIEW, text).state.lead).toBe('collecting');
});

it.each([
  ['can i throw in a pile of brush and some sod too', []],
  ['what do I do with a pile of old batteries', ['batteries']],
])('a pile is no battery: %j', (text, hazards) => {
  const { slots } = converse(text).state;
  expect(slots.hazards ?? []).toHaveLength(hazards.length);
});

it('whoever would not give a number hears what becomes of it, and nothing of junk', () => {
  const text = "J'aimerais mieux pas donner mon cell. Vous faites quoi avec ça au juste?";
  expect(lastReplyOf(inFrench(...TO_PHONE, text))).toContain(FRENCH.answers.privacy);
});

describe('three things asked at once are all answered', () => {
  it('in one reply', () => {
    const reply = lastReplyOf(
      converse('got 20 bags of leaves, whats it cost, do i have to be here for it and are you insured?'),
    );
    for (const topic of ['price', 'need-to-be-home', 'insurance'] as const)
      expect(reply).toContain(ENGLISH.answers[topic]);
  });
});

it.each([
  ['sunday or monday, not just monday', ['2026-11-22', '2026-11-23']],
  ['pickup should say sunday or monday not just monday', ['2026-11-22', '2026-11-23']],
])('%j means both days', (text, days) => {
  const { pickup } = converse(...TO_REVIEW, text).state.slots;
  expect([pickup?.day, ...(pickup?.otherDays ?? [])]).toEqual(days);
});

it.each([
  ['do they do evenings? im at work til 6', ENGLISH.answers.hours],
  ['curb. is it fine if im at work', ENGLISH.answers['need-to-be-home']],
])('%j is a question and no pause', (text, answer) => {
  expect(lastReplyOf(converse(...TO_PICKUP, text))).toContain(answer);
});
