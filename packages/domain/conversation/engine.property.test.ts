import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { step } from './engine.ts';
import { leadFromSlots } from './lead-from-slots.ts';
import { readState } from './read-state.ts';
import { SLOT_DEFINITIONS, SLOT_NAMES } from './slot-definitions.ts';
import { type ConversationState, initialState } from './state.ts';
import { NOW } from './testing/converse.ts';
import type { Input, TurnContext } from './turn.ts';

const TODAY = '2026-11-18';

/** What people say, so that random conversations get somewhere. */
const PHRASES = [
  ...[
    'couch',
    'an old couch and a fridge',
    'reno debris',
    'junk',
    'qwerty',
    '',
    '   ',
    'yes',
    'no',
    '👍',
    '👎',
    'ok',
  ],
  ...[
    'skip',
    'Jane Roe',
    'J',
    'my name is Bob',
    '902-555-0148',
    '555-0148',
    'my number is 782 555 0101',
    '123',
  ],
  ...['12 Oak St, Dartmouth B2Y 1A1', '12 Oak St', 'Dartmouth', '5 Main St, Truro B2N 1A1', 'somewhere'],
  ...[
    'tomorrow',
    '5/12',
    'friday at 2pm',
    'yesterday',
    'asap',
    'anytime',
    'afternoon',
    'text me',
    'email',
    'pigeon',
  ],
  ...[
    'jane@example.com',
    'jane@',
    'none',
    'gate code 1234',
    'submit',
    'go back',
    'start over',
    'talk to a person',
  ],
  ...[
    'actually my number is 1',
    'change the time',
    'wrong address',
    'change my name',
    'never mind',
    'call me back',
  ],
  ...[
    'how much?',
    'is it free?',
    'do you take paint?',
    'hello',
    'thanks',
    'change the phone to 902-555-0177',
  ],
  ...[
    'Jane Roe, 902-555-0148, 12 Oak St Dartmouth B2Y 1A1, tomorrow morning',
    '<script>',
    '\u0000',
    '\u202Eabc',
  ],
];
const IDS = [
  ...[
    'junk:yard',
    'junk:furniture',
    'junk:nonsense',
    'photo:add',
    'photo:skip',
    'pickup:morning',
    'pickup:asap',
  ],
  ...[
    'pickup:any',
    'pickup:',
    'day:2026-12-05',
    'day:2026-13-45',
    'day:1999-01-01',
    'contact:sms',
    'contact:email',
  ],
  ...[
    'email:skip',
    'instructions:none',
    'submit',
    'edit:phone',
    'edit:photo',
    'edit:nothing',
    'edit:email',
    'keep',
  ],
  ...[
    'help:callback',
    'help:person',
    'help:continue',
    'start-over',
    'start-over:no',
    'address:keep',
    'address:other',
    'confirm',
    'confirm:no',
    'stop',
    'stop:no',
  ],
];

const input: fc.Arbitrary<Input> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ type: fc.constant('text' as const), text: fc.constantFrom(...PHRASES) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('text' as const), text: fc.string({ unit: 'binary' }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('choice' as const),
      id: fc.constantFrom(...IDS),
      label: fc.constantFrom(...PHRASES),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Input>(
      { type: 'open' },
      { type: 'resume' },
      { type: 'resume', from: 'phone' },
      { type: 'resume', from: 'photo-or-name' },
      { type: 'resume', told: ['my number is 902 555 0148, I live at 12 Oak St, Dartmouth B2Y 1A1'] },
      { type: 'heard', text: 'my number is 902 555 0148, I also have a piano' },
      { type: 'heard', text: '\ud800' },
      { type: 'photo', photo: { kind: 'local' } },
      { type: 'photo', photo: { kind: 'stored', path: '/uploads/a.jpg' } },
      { type: 'lead-result', outcome: 'accepted' },
      { type: 'lead-result', outcome: 'refused' },
      { type: 'lead-result', outcome: 'unreachable' },
      { type: 'lead-result', outcome: 'failed' },
      { type: 'form', values: { name: 'Ann Lee', phone: '902 555 0148', address: '12 Oak St' } },
      { type: 'sent-before' },
      { type: 'form-changed', values: { name: 'Bo Roe', details: '\ud800' }, names: ['name', 'details'] },
      {
        type: 'form-changed',
        values: { phone: '902 555 0177', preferredDate: '2026-11-21', when: 'weekend' },
        names: ['phone', 'preferredDate', 'when'],
      },
      { type: 'form', values: { junkType: 'yard', preferredDate: '2026-11-20', details: '\ud800' } },
    ),
  },
);
const conversation = fc.array(input, { minLength: 1, maxLength: 25 });

interface Turn {
  before: ConversationState;
  input: Input;
  after: ReturnType<typeof step>;
}

/** What the browser may have sent before. */
const context = fc.constantFrom<TurnContext>(
  { now: NOW },
  { now: NOW, sent: { id: 42, isCanceled: false } },
  { now: NOW, sent: { id: 42, isCanceled: true } },
);

/** Random conversations; `check` sees every turn of them. */
function everyTurn(check: (turn: Turn) => void): void {
  fc.assert(
    fc.property(conversation, context, (inputs, known) => {
      let state = initialState();
      for (const one of inputs) {
        const after = step(state, one, known);
        check({ before: state, input: one, after });
        state = after.state;
      }
    }),
    { numRuns: RUNS },
  );
}

const RUNS = 100;
/** The one answer that can be taken back for nothing: by "none". */
const CAN_BE_EMPTIED = 'instructions';

it('step never throws, its state survives storage, every input gets a reply, no slot is lost and leads can be stored', () => {
  everyTurn(({ before, input: { type }, after: { state, replies, effects } }) => {
    const stored: unknown = JSON.parse(JSON.stringify(state));
    expect(readState(stored)).toEqual(state);

    const isKnown = type === 'lead-result' && before.lead === 'accepted';
    // What the page tells is passed over where another question is open, or it is no news.
    const isOfPage = type === 'form' || type === 'form-changed' || type === 'sent-before';
    const isSilent = type === 'heard' || isKnown || (isOfPage && replies.length === 0);
    // What is told before a recap is a message of its own.
    const most = replies.at(-1)?.recap === undefined ? [1] : [1, 2];
    expect(isSilent ? [0] : most).toContain(replies.length);
    expect(replies.every(({ content }) => content.trim() !== '')).toBe(true);

    const startsOver = effects.some((effect) => effect.type === 'start-over' || effect.type === 'forget');
    for (const slot of startsOver ? [] : SLOT_NAMES) {
      const { shown } = SLOT_DEFINITIONS[slot];
      const isLost = shown(before.slots) !== null && shown(state.slots) === null;
      if (slot !== CAN_BE_EMPTIED) expect({ slot, isLost }).toEqual({ slot, isLost: false });
    }

    for (const effect of effects) {
      if (effect.type !== 'submit-lead' && effect.type !== 'save-progress') continue;
      const lead = leadFromSlots(effect.slots, { visitorId: 'v', sessionId: null }, true);
      expect(lead.phone).not.toBeNull();
      expect((lead.preferredDate ?? TODAY) >= TODAY).toBe(true);
    }
  });
});

it('step never repeats one message three times in a row', () => {
  fc.assert(
    fc.property(fc.array(input, { maxLength: 4 }), input, context, (opening, repeated, known) => {
      const said: string[] = [];
      let state = initialState();
      for (const one of [...opening, ...Array<Input>(4).fill(repeated)]) {
        const after = step(state, one, known);
        said.push(...after.replies.map(({ content }) => content));
        state = after.state;
      }
      expect(said.some((content, at) => content === said[at + 1] && content === said[at + 2])).toBe(false);
    }),
    { numRuns: RUNS },
  );
});
