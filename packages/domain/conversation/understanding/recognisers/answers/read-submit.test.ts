import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { readSubmit } from './read-submit.ts';

it.each([
  'wait, it is monday right? ok then yes send it',
  "can't make it all out but it looks fine, send it please",
  'my eyes are bad but go ahead and send',
  '10-4, send it',
])('"%s" sends', (text) => {
  expect(readSubmit(readUtterance(text)).wish).toBe('submit');
});

it.each(['looks fine but make it monday, then send', 'good but the unit is 4, send'])(
  '"%s" sends what it changes',
  (text) => {
    expect(readSubmit(readUtterance(text)).wish).toBe('submit-changed');
  },
);

it.each([
  'yes',
  'submit',
  'great, send thx',
  'good submit ty',
  'parfait envoyez svp',
  'Submit!',
  'sumbit',
  'send it',
  'send',
  'go for it',
  'send it gotta run',
  "submit it I'm late for my shift",
  'lovely, release it into the wild',
  'shoot it over',
  'thats the one, send it',
  'ready to submit',
  'nothing to change, send it',
  'good to go',
  'perfect thanks',
  'works for me',
  "c'est bon, envoyez",
  'yes, all of that is right',
  'ship it',
  'book it',
  "let's do it",
  'looks good, please send',
  'looks great thank you so much',
  'yep send er off',
  'no changes',
  'no changes, submit',
  'nope looks good',
  'nah all good, send it in',
  "everything's correct",
  'go ahead and submit it please',
  'you can send that now',
  'please submit my request',
  "I'd like to submit",
  'I want to send it',
  'can you send it please',
  'could you submit it now?',
  'all good 👍',
  '👍',
  'confirm',
  'confirmed',
  'Confirm my booking',
  'hit send',
  'press submit for me',
  'done',
  "I'm happy with that, send it away",
  "yes it's all correct dear, please go ahead",
  'oui envoyez',
  'envoie ça',
  'soumettre',
  'confirmer svp',
  "tout est beau, vous pouvez l'envoyer",
  "can't wait, send it",
  "don't wait, send it",
  'that is all right, submit it',
  'lock it in',
  'sign me up',
  'get er done',
  'pull the trigger',
  'send it before I chicken out',
  'yes submit that before my battery dies',
  'great, away it goes',
  'all correct, transmit',
  'lovely, off you go',
  'yup thats me, submit',
  'full send lol',
  'Looks right. Submit.',
  'A-OK send it',
  'nothing wrong, go',
  "it's good as is",
  'perfect',
  'parfait merci',
  'rien à changer',
  'sounds good book me in',
  'ok finish it up',
  "I wouldn't change a thing",
  'no thats all correct',
  'nope, send it',
  'no that is right',
  'send it and call me after 5',
  'jesus just send it',
  'oui allez-y',
  "that's all",
  'no thats everything',
  'no more changes, thanks',
  'stop asking and send it',
])('"%s" sends', (text) => {
  expect(readSubmit(readUtterance(text)).wish).toBe('submit');
});

it.each([
  "don't send it yet",
  'do not submit',
  'hold off',
  'not yet',
  'wait',
  'wait a sec',
  'hold on',
  'hang on a minute',
  "yes but don't send it",
  'send it later',
  'please wait',
  "I'm not ready",
  'not ready to submit',
  'let me check with my wife first',
  'stop',
  'cancel',
  'cancel it',
  "n'envoyez pas",
  'pas encore',
  'attendez',
  'un instant svp',
  "don't go ahead",
  'before you send it fix my name',
  'I need to think about it',
  'looks good but not yet',
  'never mind',
  "I changed my mind, don't submit that",
  'forget it',
  'call it off',
  'hold on, looks good but wait',
  'maybe',
  "I don't want to send this",
  "please don't",
  "don't book it",
  'do not confirm it please',
  'not now',
  'no wait',
  'send it once I talk to my husband',
])('"%s" holds back', (text) => {
  expect(readSubmit(readUtterance(text)).wish).toBe('hold');
});

it.each([
  '',
  'no',
  'nope',
  'hmm',
  'change the phone number',
  'yes but change the phone number',
  'send me a text instead',
  'what happens next?',
  'do I send it now?',
  'will you send a truck?',
  'my name is wrong',
  'the date is wrong',
  "it's not right",
  'not good',
  'Friday',
  'the second one',
  '902-555-0148',
  'is it sent?',
  'thanks',
  'send the quote to someone else instead',
  'how do I submit?',
  'when will it be sent?',
  'the address should be 14 Oak',
  'remove the couch',
  'send it tomorrow',
  'send it to my wife',
  'no, change the date',
])('"%s" is no wish to send', (text) => {
  expect(readSubmit(readUtterance(text)).wish).not.toBe('submit');
});

it('a message with a no to sending never sends', () => {
  const refusal = fc.constantFrom(
    "don't send it",
    'not yet',
    'hold off',
    'wait',
    'do not submit',
    "n'envoyez pas",
    'hold on',
  );
  const around = fc.constantFrom(
    'yes',
    'looks good',
    'send it',
    'perfect',
    'ok',
    'thanks',
    'all good',
    'go ahead',
    '',
  );
  fc.assert(
    fc.property(around, refusal, around, (before, no, after) => {
      expect(readSubmit(readUtterance(`${before}, ${no}. ${after}`)).wish).toBe('hold');
    }),
  );
});

it.each([
  'change it to monday and then send it',
  "swap the call for a text, and then you're good to send",
  'fix the last name to Cole. otherwise go ahead',
])('"%s" sends once it is changed', (text) => {
  expect(readSubmit(readUtterance(text)).wish).toBe('submit-changed');
});

it.each([
  'change it to monday then',
  'if the day is wrong then tell me',
  'swap it and then do not send it',
  'change the day, then I will have another look',
])('"%s" does not', (text) => {
  expect(readSubmit(readUtterance(text)).wish).not.toBe('submit-changed');
});

it.each([
  "wait it's not unit 4 it's unit 14, then yes send",
  'oh chuck in the lamp, otherwise bang on, fire away',
  'a rug too, forgot that. then yes',
])('"%s" sends with what it changes', (text) => {
  expect(readSubmit(readUtterance(text)).wish).toBe('submit-changed');
});

it.each([
  'ok not yes',
  'by no means submit it',
  'submit? nope',
  'submit it? of course not',
  'submit it? certainly not',
  'send it? my answer is no',
  'never say yes for me',
  'you have no yes from me',
  'anything but submit',
  'surtout pas, envoyez rien',
])('"%s" holds back', (text) => {
  expect(readSubmit(readUtterance(text)).wish).toBe('hold');
});

it.each(['do I need to be home?', 'wear boots', 'the good suit', 'Kathryn, with a K and a y', 'a plate'])(
  '"%s" asks for no sending',
  (text) => {
    expect(readSubmit(readUtterance(text)).wish).toBeNull();
  },
);

it.each(['wait until friday then send', 'hold off, then send it'])('"%s" does not send at once', (text) => {
  expect(['hold', 'submit-changed']).toContain(readSubmit(readUtterance(text)).wish);
});
