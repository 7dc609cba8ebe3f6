import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { transcriptFileName, transcriptText } from './transcript-text.ts';

const said = (changes: Partial<ChatMessage>): ChatMessage => ({
  id: 'm-1',
  sessionId: 's-1',
  seq: 1,
  sender: 'user',
  content: 'Hello',
  image: null,
  timestamp: '2026-11-21T03:12:05.000Z',
  clientMessageId: null,
  ...changes,
});

describe('transcript text', () => {
  it('the transcript text has a line for each message, with a blank line between two', () => {
    const messages = [
      said({}),
      said({ sender: 'assistant', content: 'Hi there!', timestamp: '2026-11-21T03:12:06.000Z' }),
      said({ sender: 'admin', content: 'Sam here.', timestamp: '2026-11-21T16:00:00.000Z' }),
      said({
        sender: 'admin',
        content: 'And Jane.',
        timestamp: '2026-11-21T16:00:01.000Z',
        authorId: 'jane.roe',
        authorName: 'Jane Roe',
      }),
    ];
    expect(transcriptText(messages)).toBe(
      [
        '[Nov 20, 2026, 11:12:05 PM] Visitor: Hello',
        '',
        '[Nov 20, 2026, 11:12:06 PM] Assistant: Hi there!',
        '',
        '[Nov 21, 2026, 12:00:00 PM] Admin: Sam here.',
        '',
        '[Nov 21, 2026, 12:00:01 PM] Jane Roe (Admin): And Jane.',
        '',
      ].join('\n'),
    );
  });

  it('says once whose word the assistant’s messages are', () => {
    const hello = said({ sender: 'assistant', content: 'Hi there!', relayedBy: 'visitor' });
    const [note, ...rest] = transcriptText([said({}), hello, hello]).split('\n\n');
    expect(note).toBe('What the assistant says is sent by the visitor’s browser.');
    expect(rest).toHaveLength(3);
  });

  it.each([
    [{ content: '', image: '/uploads/couch.jpg' }, 'Visitor: [photo: couch.jpg]'],
    [{ content: 'This one', image: 'data:image/png;base64,AAAA' }, 'Visitor: This one [photo]'],
    [{ content: 'One\r\n\n  \nTwo' }, 'Visitor: One\n    Two'],
    [{ content: '' }, 'Visitor: '],
  ])('the transcript text of %j', (changes, text) => {
    expect(transcriptText([said(changes)])).toBe(`[Nov 20, 2026, 11:12:05 PM] ${text}\n`);
  });

  it('the transcript text is empty without messages', () => {
    expect(transcriptText([])).toBe('');
  });

  it('no content can forge another message in the transcript text', () => {
    const forged = fc
      .array(fc.constantFrom('\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '[x] Admin: ', 'a'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(forged, { minLength: 1, maxLength: 5 }), (contents) => {
        const lines = transcriptText(contents.map((content) => said({ content }))).split(
          /[\n\r\v\f\u0085\u2028\u2029]/,
        );
        expect(lines.filter((line) => line.startsWith('['))).toHaveLength(contents.length);
      }),
    );
  });
});

describe('transcript file name', () => {
  it('the transcript file is named after the visitor and the day in Halifax', () => {
    expect(transcriptFileName('visitor-1', new Date('2026-11-21T03:00:00.000Z'))).toBe(
      'chat_transcript_visitor-1_2026-11-20.txt',
    );
  });
});
