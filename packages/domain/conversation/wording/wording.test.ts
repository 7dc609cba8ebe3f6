import { expect, it } from '@jest/globals';
import { SITE } from '../../site/site.ts';
import {
  converse,
  lastReplyOf,
  TO_ADDRESS,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_NAME,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';
import { FALLBACK_WELCOME } from '../welcome-wording.ts';

/** The texts that the specification gives, each where it is said. */
it.each([
  ["I'm not sure I understood that. Please select the type of junk you need removed:", ['qwerty']],
  ["Oops, I didn't catch that. Could you try again?", ['']],
  ["Oops, I didn't catch that. Could you try again?", [...TO_PHONE, ' \u200b ']],
  ["I need your name to create a quote. What's your name?", [...TO_NAME, '']],
  ['Could you please provide your full name?', [...TO_NAME, 'J']],
  [
    `Please provide a valid phone number with area code (e.g., ${SITE.examplePhone}).`,
    [...TO_PHONE, '555-0148'],
  ],
  [
    `Please provide a valid phone number with area code (e.g., ${SITE.examplePhone}).`,
    [...TO_PHONE, '000 000 0000'],
  ],
  [
    "I'm having trouble understanding that date. Please select a time slot or enter a date like 'tomorrow morning' or 'Friday at 2pm'.",
    [...TO_PICKUP, 'blah'],
  ],
  ["Please select how you'd like us to contact you:", [...TO_CONTACT, 'pigeon']],
  [
    "That doesn't look like a valid email. Please try again or type 'skip'.",
    [...TO_CONTACT, '@contact:email', 'jane@'],
  ],
])('the specified text is the reply: %s', (text, said) => {
  expect(lastReplyOf(converse(...said))).toBe(text);
});

it('a street alone is answered with the prompt for city and postal code', () => {
  const answer = lastReplyOf(converse(...TO_ADDRESS, '12 Oak St'));
  expect(answer).toContain('city');
  expect(answer).toContain('postal code');
});

it('the email step is skipped after the second invalid answer', () => {
  const { state } = converse(...TO_CONTACT, '@contact:email', 'jane@', 'still no email');
  expect(state).toMatchObject({
    step: 'instructions',
    slots: { email: null, preferredContactMethod: 'phone' },
  });
});

it('the email step can be skipped', () => {
  expect(converse(...TO_CONTACT, '@contact:email', 'skip').state.step).toBe('instructions');
});

it.each(['none', 'no', 'No.', 'nope', 'n/a', '👎', "that's all"])(
  'stores no instructions for "%s"',
  (said) => {
    expect(converse(...TO_INSTRUCTIONS, said).state).toMatchObject({
      step: 'review',
      slots: { specialInstructions: null },
    });
  },
);

it('a re-prompt is shorter than the first prompt', () => {
  const first = lastReplyOf(converse(...TO_PICKUP));
  const again = lastReplyOf(converse(...TO_PICKUP, 'thanks'));
  expect(again.length).toBeLessThan(first.length);
});

it('no reply is repeated three times in a row', () => {
  for (const said of ['', 'blah', 'how much?', 'hello', 'go back', 'talk to a person']) {
    const answers = [1, 2, 3, 4, 5, 6].map((times) =>
      lastReplyOf(converse(...Array<string>(times).fill(said))),
    );
    answers.forEach((answer, index) => {
      const three = new Set([answer, answers[index + 1] ?? index, answers[index + 2] ?? 'end']);
      expect(three.size).toBeGreaterThan(1);
    });
  }
});

it('the recap re-prompts until the request is submitted or changed', () => {
  for (const said of ['hmm', 'no', 'no thanks'])
    expect(lastReplyOf(converse(...TO_REVIEW, said))).toBe(
      "Please choose 'Submit', or tell me what to change.",
    );
});

it('the fallback welcome is for a chat without a session', () => {
  expect(FALLBACK_WELCOME).toMatch(/^Hi there! I can help you schedule a junk removal/);
});
