import '#lib/testing/patience.ts';
import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { fakeStorage } from '#lib/testing/fake-storage.ts';
import { openByButton, pass, say, shownMessages } from '../testing/open-chat.tsx';
import { choose, PATH, photoChat, picture, press, step, TICKET } from '../testing/photo-chat.ts';
import { scriptedEngine } from '../testing/scripted-engine.ts';

const tab = photoChat();

describe('a photo sent in the chat', () => {
  it('is uploaded to the signed address with its progress, and said once it is found clean', async () => {
    const puts = fakeStorage();
    tab.serveTicket();
    tab.serveState();
    await choose(picture(100));
    await press('Send photo');
    const asked = tab.server.requests.find(({ path }) => path === '/api/upload-photo');
    expect(asked?.body).toEqual({
      visitorId: localStorage.getItem('visitorId'),
      filename: 'couch.jpg',
      contentType: 'image/jpeg',
      size: 100,
      source: 'chat',
    });
    expect(puts[0]).toMatchObject(TICKET.upload);
    act(() => puts[0]?.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Sent' }).getAttribute('value')).toBe('0.4');
    puts[0]?.respond(200);
    await pass(0);
    expect(screen.getByText('Checking photo…')).toBeTruthy();
    await pass(1400);
    expect(shownMessages()).toEqual(['Welcome', 'Photo', '2: photo stored']);
    expect(step()).toBeNull();
  });

  it('and stored by an attempt whose answer was lost is sent all the same', async () => {
    // The address takes one upload: a second one finds it there.
    fakeStorage((put) => put.respond(412));
    tab.serveTicket();
    tab.serveState({ state: 'clean' });
    await choose(picture(100));
    await press('Send photo');
    await pass(2_000);
    expect(step()).toBeNull();
    expect(shownMessages()[1]).toBe('Photo');
  });

  it('and refused shows the text of the server, and nothing of it enters the chat', async () => {
    fakeStorage((put) => put.respond(200));
    tab.serveTicket();
    const message = 'Please select an image (JPG, PNG or GIF).';
    tab.serveState({ state: 'refused', message });
    await choose(picture(100));
    await press('Send photo');
    await pass(400);
    expect(screen.getByRole('alert').textContent).toBe(message);
    await press('Remove');
    expect(shownMessages()).toEqual(['Welcome']);
  });

  it('and cancelled can be sent again, under the address that it has', async () => {
    const puts = fakeStorage();
    tab.serveTicket();
    await choose(picture(100));
    await press('Send photo');
    await press('Cancel');
    expect(puts[0]?.aborted).toBe(true);
    await press('Send photo');
    expect(puts).toHaveLength(2);
    expect(tab.server.count('POST', /upload-photo/)).toBe(1);
    await press('Cancel');
  });

  it('and on its way when the window is closed arrives, and is said', async () => {
    const puts = fakeStorage();
    tab.serveTicket();
    tab.serveState();
    await choose(picture(100));
    await press('Send photo');
    await press('Close chat');
    puts[0]?.respond(200);
    await pass(1400);
    await openByButton();
    expect(shownMessages()).toEqual(['Welcome', 'Photo', '2: photo stored']);
    expect(step()).toBeNull();
  });
});

it('photos of the page’s form that go along are said as those that are chosen here, and sent with the request', async () => {
  localStorage.clear();
  const other = PATH.replace('4a5b', '4a5c');
  const formPhotos = [PATH, other].map((path) => ({ path, preview: null }));
  await tab.load(async () => ({
    ...scriptedEngine,
    step: (stored, input, context) => ({
      ...scriptedEngine.step(stored, input, context),
      ...(input.type === 'text' && input.text === 'yes' && { formPhotos }),
    }),
  }));
  await openByButton();
  await say('yes');
  await pass(3000);
  const posted = tab.server.requests.flatMap(({ body }) => {
    const { sender, image } = (body ?? {}) as { sender?: string; image?: string };
    return sender === 'user' && image ? [image] : [];
  });
  expect(posted).toEqual([PATH, other]);
  expect(shownMessages().at(-1)).toMatch(/photo stored x2$/);
  await say('submit');
  await pass(3000);
  expect(tab.server.leads.map(({ body }) => body.photoPaths)).toEqual([[PATH, other]]);
});
