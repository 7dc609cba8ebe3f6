import type { ChatNote, TakeoverEvent } from '@harbour-haul/domain/chat/notes/chat-note';
import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { ChatTranscript } from './chat-transcript.tsx';
import { chatsApi, type SampleChat, sampleChat } from './testing/chats-api.ts';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS - 1000).toISOString();

/** One sentence in each of three chats, and a fourth without messages; the newest first. */
const CHATS = [
  sampleChat('dddddddd-4', hoursAgo(1), []),
  sampleChat('cccccccc-3', hoursAgo(2), [{ content: 'Third' }]),
  sampleChat('bbbbbbbb-2', hoursAgo(30), [{ content: 'Second', sender: 'admin' }]),
  sampleChat('aaaaaaaa-1', hoursAgo(60), [{ content: 'First' }]),
];

interface Opening {
  sessionId?: string;
  isDown?: () => boolean;
}

function open(chats: SampleChat[], { sessionId, isDown }: Opening = {}) {
  const requests = fakeServer(fakeOperations(chatsApi(chats, isDown)));
  renderFeature(<ChatTranscript visitorId="visitor-1" sessionId={sessionId} />);
  return requests;
}

const messages = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const withoutTime = (text: string | null) => text?.replace(/ · [A-Z][a-z]{2} .*? [AP]M/, '');
const items = async () => (await messages()).getAllByRole('listitem').map(({ textContent }) => textContent);

describe('chat transcript', () => {
  it('the transcript loads all chats page by page, sorted by time, with a divider where each begins', async () => {
    const requests = open(CHATS);
    expect(screen.getByRole('status', { name: 'Loading chat transcript...' })).toBeTruthy();
    expect(button('Export').disabled).toBe(true);
    const shown = await items();
    expect(shown.map(withoutTime)).toEqual([
      'Session #aaaaaaaa · Active',
      'Visitor · 2 days agoFirst',
      'Session #bbbbbbbb · Active',
      'Admin · 1 day agoSecond',
      'Session #cccccccc · Active',
      'Visitor · 2 hours agoThird',
    ]);
    expect(screen.getByRole('heading', { name: 'Chat Transcript All Sessions' })).toBeTruthy();
    expect(requests[0]?.query).toEqual({ visitorId: 'visitor-1', limit: '100' });
    expect(requests.some(({ path }) => path.includes('dddddddd'))).toBe(false);
    expect(button('Export').disabled).toBe(false);
  });

  it('the transcript shows the visitor on one side and the team on the other, with sender labels', async () => {
    open([
      sampleChat('s-1', hoursAgo(1), [
        { sender: 'user' },
        { sender: 'assistant' },
        { sender: 'admin' },
        { sender: 'admin', authorId: 'dana', authorName: 'Dana' },
      ]),
    ]);
    await messages();
    const sides = [...document.querySelectorAll('[data-sender]')].map((row) => [
      row.getAttribute('data-sender'),
      getComputedStyle(row).alignItems,
      row.querySelector('strong')?.textContent,
    ]);
    expect(sides).toEqual([
      ['user', 'flex-end', 'Visitor'],
      ['assistant', 'flex-start', 'Assistant'],
      ['admin', 'flex-start', 'Admin'],
      ['admin', 'flex-start', 'Dana (Admin)'],
    ]);
  });

  it('the transcript says once whose word the assistant’s is, and nothing of it where there is none', async () => {
    open([sampleChat('s-1', hoursAgo(1), [{ sender: 'assistant' }, {}, { sender: 'assistant' }])]);
    await messages();
    expect(screen.getAllByText(/sent by the visitor’s browser/)).toHaveLength(1);
    cleanup();
    open([sampleChat('s-1', hoursAgo(1), [{}, { sender: 'admin' }])]);
    await messages();
    expect(screen.queryByText(/sent by the visitor’s browser/)).toBeNull();
  });

  it('the transcript has the takeovers and the notes of the team where they happened', async () => {
    const said = [{ sender: 'assistant' }, {}, { sender: 'admin' }, {}] as const;
    const chat = sampleChat('s-1', '2026-11-20T18:10:00.000Z', [...said]);
    const event = (event: TakeoverEvent | undefined, afterSeq: number, createdAt: string): ChatNote => ({
      id: `note-${afterSeq}`,
      sessionId: 's-1',
      number: 1,
      content: 'Call her after 6.',
      authorId: 'dana',
      authorName: 'Dana',
      afterSeq,
      createdAt,
      ...(event && { event }),
    });
    const notes = [
      event('taken', 2, '2026-11-20T18:11:30.000Z'),
      event(undefined, 3, '2026-11-20T18:12:10.000Z'),
      event('ended', 4, '2026-11-20T18:14:00.000Z'),
    ];
    open([{ ...chat, notes }], { sessionId: 's-1' });
    await messages();
    expect(await screen.findByText('Dana took over, Nov 20, 2:11 PM')).toBeTruthy();
    const rows = (await items()).map((text) => text?.replace(/ · \d+ .* ago/, ''));
    expect(rows).toEqual([
      'Assistant · Nov 20, 2:10 PMMessage 1',
      'Visitor · Nov 20, 2:11 PMMessage 2',
      'Dana took over, Nov 20, 2:11 PM',
      'Admin · Nov 20, 2:12 PMMessage 3',
      'Dana · Note, for the team alone · Nov 20, 2:12 PMCall her after 6.',
      'Visitor · Nov 20, 2:13 PMMessage 4',
      'Assistant back, Nov 20, 2:14 PM · ended by Dana',
    ]);
  });

  it('a chat of notes alone has them in its transcript, and nothing to export', async () => {
    const chat = sampleChat('s-1', '2026-11-20T18:10:00.000Z', []);
    const note = { id: 'n', sessionId: 's-1', number: 1, authorId: 'dana', authorName: 'Dana', afterSeq: 0 };
    const notes = [{ ...note, content: 'Call her after 6.', createdAt: '2026-11-20T18:12:10.000Z' }];
    open([{ ...chat, notes }], { sessionId: 's-1' });
    expect(await items()).toEqual(['Dana · Note, for the team alone · Nov 20, 2:12 PMCall her after 6.']);
    expect(button('Export').disabled).toBe(true);
  });

  it('the transcript of one chat requests no others, and shows all of them on demand', async () => {
    const requests = open(CHATS, { sessionId: 'bbbbbbbb-2' });
    expect((await items()).map(withoutTime)).toEqual(['Admin · 1 day agoSecond']);
    expect(screen.getByRole('heading', { name: 'Chat Transcript Session #bbbbbbbb' })).toBeTruthy();
    expect(requests.every(({ path }) => path.startsWith('/api/chat/sessions/bbbbbbbb-2/'))).toBe(true);
    fireEvent.click(button('Show all sessions'));
    expect(await screen.findByText('Third')).toBeTruthy();
    fireEvent.click(button('Show this session'));
    await waitFor(() => expect(screen.queryByText('Third')).toBeNull());
  });

  it('the messages of the transcript scroll within 400 px', async () => {
    open(CHATS);
    const { height, overflowY } = getComputedStyle(await screen.findByRole('region', { name: 'Messages' }));
    expect([height, overflowY]).toEqual(['400px', 'auto']);
  });

  it('the transcript shows every message of a long chat', async () => {
    const said = Array.from({ length: 7 }, () => ({}));
    open([sampleChat('s-1', hoursAgo(1), said)], { sessionId: 's-1' });
    expect(await items()).toHaveLength(7);
  });

  it.each<[string, SampleChat[], Opening]>([
    ['no chat', [], {}],
    ['a chat without messages', [sampleChat('s-1', hoursAgo(1), [])], {}],
    ['a chat that is gone', [], { sessionId: 's-9' }],
  ])('the transcript is shown as empty for %s', async (_case, chats, opening) => {
    open(chats, opening);
    expect(await screen.findByText('No chat history available for this lead')).toBeTruthy();
    expect(screen.getByText(/may have come from the form instead of chat/)).toBeTruthy();
    expect(button('Export').disabled).toBe(true);
  });

  it('the transcript of a lead that came from the chat says that the conversation is gone', async () => {
    fakeServer(fakeOperations(chatsApi([])));
    renderFeature(<ChatTranscript visitorId="visitor-1" sessionId="s-9" isFromChat />);
    expect(await screen.findByText('The conversation is no longer here')).toBeTruthy();
    expect(screen.queryByText(/may have come from the form/)).toBeNull();
  });

  it('the transcript shows markup as text', async () => {
    open([sampleChat('s-1', hoursAgo(1), [{ content: '<img src=x onerror=alert(1)>' }])]);
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  });
});

describe('failure of the transcript', () => {
  it('a transcript that fails to load shows an error, notes why, and is loaded by Try Again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    let isDown = true;
    open(CHATS, { isDown: () => isDown });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(warn.mock.calls).toEqual([['The chat transcript could not be loaded', expect.any(Error)]]);
    expect(button('Export').disabled).toBe(true);
    isDown = false;
    fireEvent.click(button('Try Again'));
    expect(await screen.findByText('Third')).toBeTruthy();

    isDown = true;
    fireEvent.click(button('Refresh'));
    expect(await screen.findByText(/could not be refreshed/)).toBeTruthy();
    expect(screen.getByText('Third')).toBeTruthy();
    isDown = false;
    fireEvent.click(button('Refresh'));
    await waitFor(() => expect(screen.queryByText(/could not be refreshed/)).toBeNull());
  });
});

describe('images in a transcript', () => {
  it('a transcript image is tried at every address before it is unavailable', async () => {
    open([sampleChat('s-1', hoursAgo(1), [{ content: '', image: 'uploads/couch.jpg' }])]);
    await messages();
    const image = () => screen.getByRole('img', { name: 'Sent by visitor' });
    expect(image().getAttribute('src')).toBe('/uploads/couch.jpg');
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe('/api/photos/couch.jpg');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/api/photos/couch.jpg');
    fireEvent.error(image());
    expect(screen.getByText('Image unavailable')).toBeTruthy();
  });

  it('transcript images are shown from data URLs of bitmaps only', async () => {
    open([
      sampleChat('s-1', hoursAgo(1), [
        { image: 'data:image/png;base64,AAAA' },
        { image: 'data:image/svg+xml;base64,AAAA' },
      ]),
    ]);
    await messages();
    expect(screen.getByRole('img').getAttribute('src')).toBe('data:image/png;base64,AAAA');
    expect(screen.getAllByText('Image unavailable')).toHaveLength(1);
  });
});

describe('transcript export', () => {
  it('Export saves the messages of the transcript as a text file', async () => {
    const blobs: Blob[] = [];
    const names: string[] = [];
    // jsdom has neither of these addresses, nor a place to save to.
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    open(CHATS);
    await messages();
    fireEvent.click(button('Export'));
    expect(names).toEqual([expect.stringMatching(/^chat_transcript_visitor-1_\d{4}-\d{2}-\d{2}\.txt$/)]);
    expect(blobs[0]?.type).toBe('text/plain;charset=utf-8');
    expect(blobs[0]?.size).toBeGreaterThan(100);
  });
});
