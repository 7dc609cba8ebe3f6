import { describe, expect, it } from '@jest/globals';
import { step } from '../../engine.ts';
import { converse, lastReplyOf, TO_REVIEW } from '../../testing/converse.ts';

const SENT = [...TO_REVIEW, '@submit', { type: 'lead-result', outcome: 'accepted' }] as const;
const after = (...texts: string[]) => converse(...SENT, ...texts);

describe('behind the lead', () => {
  it.each([
    ['how much is it', 'a single item $75'],
    ['do you recycle?', 'donate and recycle'],
    ['are you insured?', 'the insurance is theirs'],
    ['what do you have down for me?', 'Phone: (902) 555-0148'],
  ])('%j is answered from the table', (text, answer) => {
    expect(lastReplyOf(after(text))).toContain(answer);
  });

  it.each([
    "I'd like to keep her rocking chair as well",
    'my neighbour has the key actually',
    'la clé est chez la voisine en fait',
  ])('%j is passed on in its own words', (text) => {
    const said = after(text);
    expect(lastReplyOf(said)).toBe(`I've passed that on to the team: ${text}. They'll get back to you.`);
    expect(said.effects).toContainEqual({ type: 'pass-on', about: 'existing-request' });
  });

  it.each(["and if they can't come before noon?", 'et s’ils peuvent pas avant midi?'])(
    '%j moves nothing, and is passed on as a question',
    (text) => {
      const said = after(text);
      expect(lastReplyOf(said)).toBe("I don't know that for sure: I've passed your question to the team.");
      expect(said.effects).toContainEqual({ type: 'pass-on', about: 'existing-request' });
    },
  );

  it.each(['thanks so much you guys are great', 'we had a lovely chat today bye', 'ok'])(
    '%j calls nobody',
    (text) => {
      expect(after(text).effects).toEqual([]);
    },
  );

  it.each([
    'did it go thru',
    'did you get my request?',
    'has it been sent',
    'was my form received?',
    'is it submitted?',
  ])('%j is answered: it has arrived', (text) => {
    const said = after(text);
    expect(lastReplyOf(said)).toMatch(/^Yes, we have it\. Your request is with the team/);
    expect(said.effects).toEqual([]);
  });

  it.each([
    'did it get cancelled?',
    'is it cancelled now?',
    'so thats cancelled?',
    "so it's all cancelled then",
    'have you guys cancelled it yet',
    'did the cancellation go through ok?',
    'was my request actually cancelled',
    'can you confirm that its cancelled',
    "c'est annulé?",
    'l’avez-vous annulée?',
    'ma demande est bien annulée?',
    'c’est tu annulé là',
    'est-ce que c’est annulé',
  ])('%j is answered behind a wish to cancel: it is not yet', (text) => {
    const said = after('actually cancel it, my brother in law is taking the fridge', text);
    expect(lastReplyOf(said)).toMatch(/^Not yet: your request stands .* To cancel it at once, choose/);
    expect(said.effects).toEqual([]);
    expect(after(text).replies).toEqual(said.replies);
  });

  it('tells the team of a yes behind that, and takes it back', () => {
    const agreed = after('is it cancelled?', 'yes please');
    expect(agreed.effects).toEqual([{ type: 'pass-on', about: 'cancel' }]);
    expect(lastReplyOf(after('is it cancelled?', 'ok keep it then'))).toContain("you don't want to cancel");
  });

  it.each([
    ["it's cancelled, my brother is taking it", 'cancel'],
    ['i want it cancelled', 'cancel'],
    ["c'est annulé, mon frère le prend", 'cancel'],
  ])('%j calls it off', (text, about) => {
    expect(after(text).effects).toEqual([{ type: 'pass-on', about }]);
  });

  it.each(['if its cancelled do i pay?', 'how do i cancel it', 'was the other appointment cancelled'])(
    '%j does not ask whether it is cancelled',
    (text) => {
      expect(lastReplyOf(after(text))).not.toContain('Not yet');
    },
  );

  it.each([
    'whats my pickup day again?',
    "what's my pickup time",
    'what phone number do you have for me',
    'which day did i pick',
    'what address did I give',
  ])('%j is answered with what was sent', (text) => {
    const said = after(text);
    expect(lastReplyOf(said)).toMatch(
      /Phone: \(902\) 555-0148[\s\S]*Pickup: [\s\S]*The team confirms the day/,
    );
    expect(said.effects).toEqual([]);
  });

  it.each(['we need to cancel, my mom changed her mind', 'Excusez, faut annuler, on a changé d’idée'])(
    '%j cancels',
    (text) => {
      expect(after(text).effects).toEqual([{ type: 'pass-on', about: 'cancel' }]);
    },
  );

  it('another place is passed on, and may be a request of its own', () => {
    const said = after('i have another place to clear out at 50 Mumford Rd');
    expect(lastReplyOf(said)).toMatch(/^I've passed your message on to the team.*write "new request"\.$/);
    expect(said.effects).toEqual([{ type: 'pass-on', about: 'existing-request' }]);
    expect(said.state.slots).toEqual(after().state.slots);
  });

  it.each(['what will my pickup cost?', 'what is my quote', 'did you get my neighbour’s couch too'])(
    '%j asks for neither',
    (text) => {
      expect(lastReplyOf(after(text))).not.toMatch(/Yes, we have it|The team confirms the day/);
    },
  );

  it.each([
    ['actually my phone is 902-555-0177', '(902) 555-0177', 'existing-request'],
    ['sorry, the address is 14 Oak St, Dartmouth B2Y 1A1', '14 Oak St', 'existing-request'],
    ['change the day to monday', 'Monday, November 23', 'reschedule'],
    ['also a freezer', 'Appliances (freezer)', 'existing-request'],
    ['can we make it saturday instead', 'Saturday, November 21', 'reschedule'],
    ['shoot can we do tuesday instead? no saturday morning', 'Saturday, November 21, morning', 'reschedule'],
    ['may I still change it to friday morning after all?', 'Friday, November 20, morning', 'reschedule'],
    ['is it too late to switch to saturday?', 'Saturday, November 21', 'reschedule'],
    ['would it be possible to have it moved to the 27th', 'November 27', 'reschedule'],
    ['text me instead of calling', 'Text Message', 'existing-request'],
    ['also take the rug', 'rug', 'existing-request'],
  ])('%j is passed on to the team and changes nothing here', (text, value, about) => {
    const said = after(text);
    expect(lastReplyOf(said)).toContain("I've passed that on to the team");
    expect(lastReplyOf(said)).toContain(value);
    expect(said.effects).toEqual([{ type: 'pass-on', about }]);
    expect(said.state.slots).toEqual(after().state.slots);
  });

  describe('of a load whose mattress was misspelt and whose paint was refused', () => {
    const [, ...rest] = SENT;
    const sent = (text: string) =>
      converse('an old matress, a frige and some half full paint cans', ...rest, text);

    it.each(['what about my mattress, do you charge for it', 'et mon matelas, ça coûte combien?'])(
      '%j is answered, and adds nothing',
      (text) => {
        const said = sent(text);
        expect(lastReplyOf(said)).toMatch(/a single item \$75|un seul objet/);
        expect(lastReplyOf(said)).not.toMatch(/passed that on|transmis/);
        expect(said.effects).toEqual([]);
      },
    );

    it.each([
      ['also take my mattress and a rug', ': Furniture (rug).'],
      ['also take the rug, how much extra is that?', ': Furniture (rug).'],
    ])('%j passes on what is new, once', (text, value) => {
      const said = sent(text);
      expect(lastReplyOf(said)).toContain(`I've passed that on to the team${value}`);
      expect(said.effects).toEqual([{ type: 'pass-on', about: 'existing-request' }]);
    });
  });

  it.each(['change my phone number', 'the address is wrong'])('%j is passed on as it stands', (text) => {
    const said = after(text);
    expect(lastReplyOf(said)).toContain("I've passed your message on to the team");
    expect(said.effects).toHaveLength(1);
  });

  it('who calls it off is shown the link that does so at once', () => {
    const said = after('cancel my request');
    expect(lastReplyOf(said)).toContain('To cancel it at once, choose "See, print, change or cancel" below.');
    expect(said.effects).toEqual([{ type: 'pass-on', about: 'cancel' }]);
  });

  it.each([
    'please delete everything you know of me, forget me',
    'delete my data please',
    'can you delete all my info?',
    'how do i delete my data?',
    'i want to be forgotten',
    'effacez tout ce que vous savez de moi',
    'supprimez mes renseignements svp',
    'oubliez-moi',
  ])('%j is a wish to be deleted, of which the team is told', (text) => {
    const said = after(text);
    expect(lastReplyOf(said)).toContain('you want what we have of you to be deleted');
    expect(said.effects).toEqual([{ type: 'pass-on', about: 'deletion' }]);
    const agreed = after(text, 'yes');
    expect(agreed.effects).toEqual([]);
    expect(lastReplyOf(agreed)).not.toContain('cancel');
  });

  it.each(['forget it', 'delete my request', 'cancel everything'])('%j calls the request off', (text) => {
    expect(after(text).effects).toEqual([{ type: 'pass-on', about: 'cancel' }]);
  });

  it.each(['when do you delete my data?', 'remove the couch', "don't forget me on friday"])(
    '%j wishes nothing of the kind',
    (text) => {
      expect(after(text).effects).not.toContainEqual({ type: 'pass-on', about: 'deletion' });
    },
  );

  it.each(['yes', 'yes please', 'ok', 'oui'])('and %j to it is told so once more', (yes) => {
    const said = after('cancel my request', yes);
    expect(lastReplyOf(said)).toContain('To cancel it at once, choose "See, print, change or cancel" below.');
    expect(said.effects).toEqual([]);
  });

  it('a yes to anything else agrees', () => {
    expect(lastReplyOf(after('change the day to monday', 'yes'))).toMatch(/^You're welcome!/);
  });

  it.each([
    ['i meant MORNING', 'Friday, November 20, morning', 'reschedule'],
    ['call me after five', 'When to call: after five', 'existing-request'],
    ['the gate code is 4471', 'the gate code is 4471', 'existing-request'],
  ])('%j is passed on in so many words', (text, value, about) => {
    const said = after(text);
    expect(lastReplyOf(said)).toContain(`I've passed that on to the team: ${value}`);
    expect(said.effects).toEqual([{ type: 'pass-on', about }]);
  });

  it('a day that does not suit is passed on as it stands', () => {
    const said = after('actually friday is bad');
    expect(lastReplyOf(said)).toContain("I've passed your message on to the team");
    expect(said.effects).toEqual([{ type: 'pass-on', about: 'reschedule' }]);
  });

  it('a question that only the team can answer reaches the team', () => {
    const said = after('do you bring a ladder?');
    expect(lastReplyOf(said)).toBe("I don't know that for sure: I've passed your question to the team.");
    expect(said.effects).toEqual([{ type: 'pass-on', about: 'existing-request' }]);
  });

  it.each([
    'thanks',
    'ok great, thank you so much!',
    'thank you bye',
    'ok bye',
    'ok thanks, bye now',
    'merci beaucoup',
    'perfect thanks',
    'bye',
    'thanks, have a good one',
  ])('%j is answered kindly', (text) => {
    const said = after(text);
    expect(lastReplyOf(said)).toMatch(/^You're welcome!/);
    expect(said.effects).toEqual([]);
  });

  it('a request is called off by the team', () => {
    expect(after('cancel my request').effects).toEqual([{ type: 'pass-on', about: 'cancel' }]);
  });
});

describe('behind a lead that was canceled since', () => {
  const NOW = new Date('2026-11-20T15:00:00Z');
  const canceled = (text: string) => {
    const { state } = after();
    return step(state, { type: 'text', text }, { now: NOW, isCanceled: true });
  };
  const STANDS = /^Your request is cancelled\. Nobody will come, and there is nothing to pay\./;

  it.each([
    'hello?',
    'cancel my request',
    'did it get cancelled?',
    'my phone is 902-555-0177',
    'change the day to monday',
  ])('%j hears how it stands', (text) => {
    const { replies, effects } = canceled(text);
    expect(replies.at(-1)?.content).toMatch(STANDS);
    expect(replies.at(-1)?.quickReplies.map(({ id }) => id)).toEqual(['start-over']);
    expect(effects).toEqual([]);
  });

  it.each([
    ['thanks', /^You're welcome!$/],
    ['do you recycle?', /donate and recycle.*\n\nYour request is cancelled/],
    ['are you insured?', /the insurance is theirs.*\n\nYour request is cancelled/],
    ['when will you call me?', /\n\nYour request is cancelled/],
    ['talk to a person', /talk to a person/],
  ])('%j is answered as what it is', (text, answer) => {
    expect(canceled(text).replies.at(-1)?.content).toMatch(answer);
  });

  it('a new request is begun from there', () => {
    const { effects } = step(
      after().state,
      { type: 'choice', id: 'start-over', label: '' },
      { now: NOW, isCanceled: true },
    );
    expect(effects).toEqual([{ type: 'start-over' }]);
  });
});
