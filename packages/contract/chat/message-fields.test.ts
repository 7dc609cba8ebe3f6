import { describe, expect, it } from '@jest/globals';
import { messageFrameSchema } from '../realtime-frames.ts';
import { validationErrors } from '../validate.ts';
import { postMessageSchema } from './post-chat-message.ts';
import { postVisitorMessageSchema } from './post-visitor-message.ts';

const STEP = 'Please use a whole number from 1 to 10.';

describe.each([
  ['a chat', postMessageSchema(), { sender: 'user', content: 'hi' }],
  [
    'a visitor’s newest chat',
    postVisitorMessageSchema(),
    { sender: 'user', content: 'hi', visitorId: 'v-1' },
  ],
  ['a socket', messageFrameSchema, { type: 'visitor_message', content: 'hi' }],
])('the step of a message to %s', (_name, schema, message) => {
  it.each([undefined, 1, 7, 10])('may be %p', (step) => {
    expect(validationErrors(schema, step === undefined ? message : { ...message, step })).toBeNull();
  });

  it.each([
    [0, STEP],
    [11, STEP],
    [2.5, STEP],
    [-1, STEP],
    ['3', 'Invalid input'],
    [null, expect.any(String)],
    [{ valueOf: 3 }, 'Invalid input'],
  ])('may not be %p', (step, text) => {
    expect(validationErrors(schema, { ...message, step })).toEqual({ step: text });
  });
});

describe('what a visitor’s message says of its customer', () => {
  const of = (pickupDay: string) => ({ sender: 'user', content: 'hi', customer: { pickupDay } });

  it('may be a day', () => {
    expect(validationErrors(postMessageSchema(), of('2026-11-27'))).toBeNull();
  });

  it.each(['9999-99-99', '2026-02-30', 'friday', ''])('may not be the day %j', (day) => {
    expect(validationErrors(postMessageSchema(), of(day))).toEqual({ 'customer.pickupDay': 'Invalid input' });
  });
});

describe('a request for a person', () => {
  const by = (sender: string) => ({ sender, content: 'hi', personRequest: { about: 'cancel' } });

  it.each(['user', 'visitor'])('comes with the words of a %s', (sender) => {
    expect(validationErrors(postMessageSchema(), by(sender))).toBeNull();
  });

  it.each(['assistant', 'ai'])('comes with no words of the %s', (sender) => {
    expect(validationErrors(postMessageSchema(), by(sender))).toEqual({
      personRequest: 'Please send it with the visitor’s own words.',
    });
  });
});
