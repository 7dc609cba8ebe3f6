import { expect, it } from '@jest/globals';
import { readMail } from './read-mail.ts';

const SETTINGS = { identities: new Set(['harbour-haul.example']), configurationSets: new Map([['set', []]]) };

function input(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    FromEmailAddress: 'Harbour Haul <quotes@harbour-haul.example>',
    Destination: { ToAddresses: ['jane@example.com'] },
    ReplyToAddresses: ['support@harbour-haul.example'],
    ConfigurationSetName: 'set',
    Content: content(),
    ...overrides,
  };
}

const content = (overrides: Record<string, unknown> = {}) => ({
  Simple: {
    Subject: { Data: 'Hello' },
    Body: { Text: { Data: 'a' }, Html: { Data: '<p>a</p>' } },
    ...overrides,
  },
});

it('reads a mail that SES would take', () => {
  expect(readMail(input(), SETTINGS)).toMatchObject({
    to: ['jane@example.com'],
    subject: 'Hello',
    text: 'a',
  });
});

it.each<[string, Record<string, unknown>, string]>([
  ['a sender that is not verified', { FromEmailAddress: 'me@other.example' }, 'not verified'],
  ['a sender of a similar domain', { FromEmailAddress: 'me@evilharbour-haul.example' }, 'not verified'],
  ['no sender', { FromEmailAddress: undefined }, 'FromEmailAddress'],
  ['no recipient', { Destination: { ToAddresses: [] } }, 'recipient'],
  ['no destination', { Destination: undefined }, 'Destination'],
  ['a recipient without a domain', { Destination: { ToAddresses: ['jane'] } }, 'Illegal address'],
  ['two recipients in one', { Destination: { ToAddresses: ['a@x.ca, b@x.ca'] } }, 'Illegal address'],
  [
    'a line end in a recipient',
    { Destination: { ToAddresses: ['a@x.ca\r\nBcc: b@x.ca'] } },
    'Illegal address',
  ],
  ['51 recipients', { Destination: { ToAddresses: Array(51).fill('a@x.ca') } }, 'exceeds 50'],
  ['no content', { Content: undefined }, 'Content'],
  ['no subject', { Content: content({ Subject: undefined }) }, 'Subject'],
  ['no body', { Content: content({ Body: {} }) }, 'body'],
  ['an empty body', { Content: content({ Body: { Text: { Data: '' } } }) }, 'Body.Text'],
  ['a line end in the subject', { Content: content({ Subject: { Data: 'a\r\nBcc: b@x.ca' } }) }, 'Subject'],
  [
    'a header of its own',
    { Content: content({ Headers: [{ Name: 'Bcc', Value: 'b@x.ca' }] }) },
    'header name',
  ],
  ['a line end in a header', { Content: content({ Headers: [{ Name: 'X-A', Value: 'a\nb' }] }) }, 'X-A'],
  ['another configuration set', { ConfigurationSetName: 'none' }, 'does not exist'],
])('refuses %s', (_case, overrides, message) => {
  expect(() => readMail(input(overrides), SETTINGS)).toThrow(message);
});
