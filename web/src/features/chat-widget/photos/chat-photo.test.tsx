import '#lib/testing/patience.ts';
import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import type { PhotoUploadTicket } from '@harbour-haul/contract/photos/upload-photo';
import { NO_PHOTOS } from '@harbour-haul/domain/leads/lead-photos';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { leftOutPhotos } from '#lib/storage/left-out-photos.ts';
import { fakeIndexedDb } from '#lib/testing/fake-indexed-db.ts';
import { fakePictures } from '#lib/testing/fake-pictures.ts';
import { fakeStorage } from '#lib/testing/fake-storage.ts';
import { photoState } from '#lib/testing/photo-state.ts';
import { ChatServer } from '../testing/chat-server.ts';
import { matchNoMedia, openByButton, pass, renderChat, say, shownMessages } from '../testing/open-chat.tsx';
import { scriptedEngine } from '../testing/scripted-engine.ts';

const PATH = '/uploads/0b0f7a52-1c3d-4e5f-8a9b-0c1d2e3f4a5b.jpg';
const TICKET: PhotoUploadTicket = {
  path: PATH,
  upload: { method: 'PUT', url: 'https://photos.example/q', headers: { 'content-type': 'image/jpeg' } },
};

let server: ChatServer;
let chat: Awaited<ReturnType<typeof renderChat>>;
let device: ReturnType<typeof fakeIndexedDb>;

beforeEach(async () => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  matchNoMedia();
  device = fakeIndexedDb();
  server = new ChatServer();
  chat = await renderChat();
  await openByButton();
});
afterEach(() => {
  chat.leave();
  jest.useRealTimers();
});

const serveTicket = () => server.on({ uploadPhoto: () => ({ status: 201, body: TICKET }) });
const serveState = (changes: Partial<PhotoStateResponse> = {}) =>
  server.on({
    getPhotoState: ({ params }) =>
      `/uploads/${params.name}` === PATH ? { body: photoState(PATH, changes) } : { status: 404, body: {} },
  });

const picture = (bytes: number, type = 'image/jpeg', name = 'couch.jpg') =>
  new File([new Uint8Array(bytes)], name, { type });

async function choose(...files: File[]): Promise<void> {
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files } });
  await pass(0);
}

async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
}

/** Time for an upload and its check: each answer of a server takes a turn of its own. */
async function passUploads(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await pass(500);
}

/** The same tab loads its page anew, with the chat open. */
async function reload(): Promise<void> {
  chat.leave();
  chat = await renderChat();
  await pass(1100);
}

/** The tab is closed, and another one opened later. */
async function comeBack(): Promise<void> {
  sessionStorage.clear();
  await reload();
}

const retries = () => screen.queryAllByRole('button', { name: /retry|try/i });
const steps = () => screen.queryAllByRole('group', { name: 'Chosen photo' });
const step = () => screen.queryByRole('group', { name: 'Chosen photo' });

describe('a photo chosen in the chat', () => {
  it('of 5 MB that this browser cannot make smaller is refused with the text of the specification', async () => {
    // jsdom cannot read the image.
    await choose(picture(5 * 1024 * 1024));
    await pass(10);
    expect(chat.showNotice).toHaveBeenCalledWith({
      title: 'File too large',
      description: 'Please select an image smaller than 5MB.',
      variant: 'destructive',
    });
    expect(step()).toBeNull();
  });

  it('of 5 MB is made smaller by itself, also after a reload, and is sent then', async () => {
    const pictures = fakePictures();
    const puts = fakeStorage((put) => put.respond(200));
    serveTicket();
    serveState({ state: 'clean' });
    await choose(picture(5 * 1024 * 1024));
    expect(step()?.textContent).toContain('It is 5 MB or more: we are making it smaller…');
    expect(screen.queryByRole('button', { name: 'Send photo' })).toBeNull();
    await reload();
    expect(pictures.waiting()).toBe(2);
    pictures.finish();
    pictures.finish();
    await pass(10);
    expect(chat.showNotice).not.toHaveBeenCalled();
    await press('Send photo');
    await passUploads();
    expect(puts.map(({ file }) => [file.size, file.type])).toEqual([[3, 'image/jpeg']]);
  });

  it.each(['application/pdf', 'image/svg+xml', 'text/html'])('is refused as %s', async (type) => {
    await choose(picture(10, type));
    expect(chat.showNotice).toHaveBeenCalledWith(expect.objectContaining({ title: 'Not a photo' }));
    expect(step()).toBeNull();
  });

  it('is still there when the window is opened again', async () => {
    await choose(picture(100));
    await press('Close chat');
    expect(step()).toBeNull();
    await openByButton();
    expect(screen.getByRole('button', { name: 'Send photo' })).toBeTruthy();
  });

  it.each([
    ['a reload', reload],
    ['its tab was closed', comeBack],
  ])('is still there after %s, and is sent from there', async (_what, again) => {
    const puts = fakeStorage((put) => put.respond(200));
    serveTicket();
    serveState({ state: 'clean' });
    await choose(picture(100));
    await again();
    expect(step()?.textContent).toContain('couch.jpg');
    await press('Send photo');
    await passUploads();
    expect(puts.map(({ file }) => [file.size, file.type])).toEqual([[100, 'image/jpeg']]);
    await again();
    expect(step()).toBeNull();
    expect(device.keys()).toEqual([]);
  });

  it('and removed is not there after a reload, nor is one that was forgotten with the chat', async () => {
    await choose(picture(100));
    await press('Remove');
    await reload();
    expect(step()).toBeNull();

    server.on({ forgetChat: () => ({ status: 204 }) });
    await choose(picture(100));
    await say('forget');
    await pass(2_000);
    expect(step()).toBeNull();
    expect(device.keys()).toEqual([]);
  });

  it('and not seen to for a week is gone', async () => {
    await choose(picture(100));
    // An hour more, since the tests before have moved their clocks on.
    jest.setSystemTime(Date.now() + 7 * 24 * 3_600_000 + 3_600_000);
    await reload();
    expect(step()).toBeNull();
    expect(device.keys()).toEqual([]);
  });

  it('in two tabs is sent by one', async () => {
    const puts = fakeStorage((put) => put.respond(200));
    serveTicket();
    serveState({ state: 'clean' });
    await choose(picture(100));
    await reload();
    // As the other tab does once it has sent it.
    device.forget();
    await press('Send photo');
    await passUploads();
    expect([puts, step(), shownMessages()]).toEqual([[], null, ['Welcome']]);
  });

  it('opens the photo picker when the conversation requests it', async () => {
    const clicked = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
    await say('photo');
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

describe('several photos chosen at once', () => {
  const three = ['sofa', 'bed', 'desk'].map((name, index) =>
    picture(100 + index, 'image/jpeg', `${name}.jpg`),
  );

  it('have a state each, are sent by one button, and are answered once', async () => {
    const puts = fakeStorage();
    serveTicket();
    serveState({ state: 'clean' });
    await choose(...three);
    expect(steps()).toHaveLength(3);
    await press('Send 3 photos');
    expect(puts.map(({ file }) => file.size)).toEqual([100, 101, 102]);
    act(() => puts[1]?.progress(0.5));
    const shares = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('value'));
    expect(shares).toEqual(['0', '0.5', '0']);
    puts[2]?.respond(200);
    await pass(1400);
    expect(steps().map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['sofa.jpg', 'bed.jpgS']);
    puts[0]?.cut();
    puts[1]?.respond(200);
    await pass(3000);
    expect(shownMessages()).toEqual([
      'Welcome',
      'Photo',
      'Photo (kept on my device)',
      'Photo',
      '2: photo stored x2',
    ]);
    expect(step()).toBeNull();
  });

  it('can be removed and cancelled one by one', async () => {
    const puts = fakeStorage();
    serveTicket();
    serveState({ state: 'clean' });
    await choose(...three);
    fireEvent.click(within(steps()[1] as HTMLElement).getByRole('button', { name: 'Remove' }));
    await press('Send 2 photos');
    fireEvent.click(within(steps()[0] as HTMLElement).getByRole('button', { name: 'Cancel' }));
    puts[1]?.respond(200);
    await pass(3000);
    expect(puts.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(shownMessages()).toEqual(['Welcome', 'Photo', '2: photo stored']);
    expect(screen.getByRole('button', { name: 'Send photo' })).toBeTruthy();
  });

  it('are as many as the form takes, and those that are none are left out', async () => {
    await choose(...three, picture(10, 'application/pdf'), ...three);
    expect(steps()).toHaveLength(5);
    const titles = chat.showNotice.mock.calls.map(([{ title }]) => title);
    expect(titles).toEqual(['Not a photo', 'Too many photos']);
    await reload();
    expect(steps()).toHaveLength(5);
  });

  it('are as many as the form takes, however fast others are chosen', async () => {
    const input = screen.getByLabelText('Photo');
    fireEvent.change(input, { target: { files: three } });
    fireEvent.change(input, { target: { files: three } });
    await pass(0);
    expect(steps()).toHaveLength(5);
    expect(chat.showNotice.mock.lastCall?.[0].title).toBe('Too many photos');
  });
});

describe('a photo that is chosen when something is said', () => {
  beforeEach(() => {
    serveTicket();
    serveState({ state: 'clean' });
  });

  it('goes along, with words and without any', async () => {
    fakeStorage((put) => put.respond(200));
    await choose(picture(100));
    await say('hello');
    await pass(2_000);
    expect(shownMessages()).toEqual(['Welcome', 'hello', '2: heard hello', 'Photo', '3: photo stored']);
    await choose(picture(100));
    await say('');
    await pass(2_000);
    expect(shownMessages().slice(5)).toEqual(['Photo', '4: photo stored']);
    expect(step()).toBeNull();
  });

  it('is with the request before that is submitted', async () => {
    const puts = fakeStorage();
    await say('recap');
    await pass(1_100);
    await choose(picture(100));
    expect(step()?.textContent).toContain('It goes with your request.');
    await press('Submit');
    expect(shownMessages()).not.toContain('Submit');
    puts[0]?.respond(200);
    await pass(2_000);
    expect(shownMessages().slice(3)).toEqual(['Photo', '3: photo stored', 'Submit', '4: chose submit']);
  });

  it('and cannot be used is said to be so, and the request goes all the same', async () => {
    fakeStorage((put) => put.respond(200));
    serveState({ state: 'refused', message: 'Please select an image (JPG, PNG or GIF).' });
    await say('recap');
    await pass(1_100);
    await choose(picture(100));
    await press('Submit');
    await pass(2_000);
    expect(screen.getByRole('alert').textContent).toBe('Please select an image (JPG, PNG or GIF).');
    expect(shownMessages().at(-1)).toBe('3: chose submit');
  });

  it('and not sent by then is still there once the request is', async () => {
    fakeStorage();
    await choose(picture(100));
    await say('submit');
    await press('Cancel');
    await pass(3_000);
    expect(screen.getByRole('group', { name: 'Request sent' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send photo' })).toBeTruthy();
  });
});

describe('a photo sent in the chat', () => {
  it('is uploaded to the signed address with its progress, and said once it is found clean', async () => {
    const puts = fakeStorage();
    serveTicket();
    serveState();
    await choose(picture(100));
    await press('Send photo');
    const asked = server.requests.find(({ path }) => path === '/api/upload-photo');
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
    serveTicket();
    serveState({ state: 'clean' });
    await choose(picture(100));
    await press('Send photo');
    await pass(2_000);
    expect(step()).toBeNull();
    expect(shownMessages()[1]).toBe('Photo');
  });

  it('and refused shows the text of the server, and nothing of it enters the chat', async () => {
    fakeStorage((put) => put.respond(200));
    serveTicket();
    const message = 'Please select an image (JPG, PNG or GIF).';
    serveState({ state: 'refused', message });
    await choose(picture(100));
    await press('Send photo');
    await pass(400);
    expect(screen.getByRole('alert').textContent).toBe(message);
    await press('Remove');
    expect(shownMessages()).toEqual(['Welcome']);
  });

  it('and cancelled can be sent again, under the address that it has', async () => {
    const puts = fakeStorage();
    serveTicket();
    await choose(picture(100));
    await press('Send photo');
    await press('Cancel');
    expect(puts[0]?.aborted).toBe(true);
    await press('Send photo');
    expect(puts).toHaveLength(2);
    expect(server.count('POST', /upload-photo/)).toBe(1);
    await press('Cancel');
  });

  it('and cut off stays on the device, the conversation goes on, and from its message it is sent again', async () => {
    const puts = fakeStorage();
    serveTicket();
    serveState();
    await choose(picture(100));
    await press('Send photo');
    puts[0]?.cut();
    await pass(1100);
    expect(shownMessages()).toEqual(['Welcome', 'Photo (kept on my device)', '2: photo local']);
    await press('Retry');
    expect(retries()).toEqual([]);
    puts[1]?.respond(200);
    await pass(1400);
    expect(shownMessages().slice(3)).toEqual(['Photo', '3: photo stored']);
    expect(retries()).toEqual([]);
  });

  it.each([
    ['after a reload', reload],
    ['in the next tab', comeBack],
  ])('and cut off is sent by itself %s, and then is kept no longer', async (_what, again) => {
    const puts = fakeStorage();
    serveTicket();
    serveState();
    await choose(picture(100));
    await press('Send photo');
    puts[0]?.cut();
    await pass(1100);
    await again();
    expect([puts[1]?.file.size, puts[1]?.file.type]).toEqual([100, 'image/jpeg']);
    puts[1]?.respond(200);
    await pass(1400);
    expect(shownMessages().slice(3)).toEqual(['Photo', '3: photo stored']);
    await again();
    expect([retries(), device.keys()]).toEqual([[], []]);
    expect(puts).toHaveLength(2);
  });

  it('and lost with its message has one button that sends both', async () => {
    const puts = fakeStorage((put) => put.respond(200));
    serveTicket();
    serveState({ state: 'clean' });
    server.down = true;
    await choose(picture(100));
    await press('Send photo');
    await pass(1100);
    const [button, ...others] = retries().filter((one) => one.closest('[data-message]'));
    expect(others).toEqual([]);
    server.down = false;
    fireEvent.click(button as HTMLElement);
    await passUploads();
    expect(puts).toHaveLength(1);
    expect(server.transcript.slice(0, 3)).toEqual([
      'assistant: Welcome',
      'user: Photo (kept on my device)',
      'assistant: 2: photo local',
    ]);
    expect(server.transcript).toContain('user: Photo');
    expect(retries()).toEqual([]);
  });

  it('and cut off is not promised to outlive the page where the browser keeps nothing', async () => {
    fakeStorage((put) => put.cut());
    serveTicket();
    device.fill();
    await choose(picture(100));
    await press('Send photo');
    await pass(1100);
    expect(chat.showNotice.mock.lastCall?.[0].description).toBe(
      'The photo could not be sent. Please leave this page open.',
    );
    expect(retries()).toHaveLength(1);
  });

  it('and sent by another tab since is not sent again', async () => {
    const puts = fakeStorage();
    serveTicket();
    await choose(picture(100));
    await press('Send photo');
    puts[0]?.cut();
    await pass(1100);
    device.forget();
    await press('Retry');
    await pass(1100);
    expect([puts.length, step(), retries()]).toEqual([1, null, []]);
  });

  it('and refused when it is sent again is not sent a third time', async () => {
    const puts = fakeStorage((put) => put.respond(puts.length === 1 ? 500 : 200));
    serveTicket();
    serveState({ state: 'refused', message: 'Damaged.' });
    await choose(picture(100));
    await press('Send photo');
    await pass(1100);
    await press('Retry');
    await passUploads();
    expect(screen.getByRole('alert').textContent).toBe('Damaged.');
    expect(retries()).toEqual([]);
    expect(device.keys()).toEqual([]);
  });

  it('and cut off is sent again by itself once the network is back, and says nothing where it fails once more', async () => {
    const puts = fakeStorage();
    serveTicket();
    serveState({ state: 'clean' });
    server.down = true;
    await choose(picture(100));
    await press('Send photo');
    await pass(1100);
    expect(shownMessages()).toEqual(['Welcome', 'Photo (kept on my device)', '2: photo local']);
    const networkReturns = async () => {
      fireEvent(window, new Event('online'));
      await pass(0);
    };
    await networkReturns();
    expect(step()).toBeNull();
    expect(chat.showNotice).not.toHaveBeenCalled();
    server.down = false;
    await networkReturns();
    await networkReturns();
    expect(puts).toHaveLength(1);
    puts[0]?.respond(200);
    await pass(1400);
    expect(shownMessages().slice(3)).toEqual(['Photo', '3: photo stored']);
    expect(retries()).toEqual([]);
  });

  it('and cut off waits while the browser knows of no network', async () => {
    serveTicket();
    server.down = true;
    await choose(picture(100));
    await press('Send photo');
    await pass(1100);
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await say('submit');
    await pass(60_000);
    expect(server.count('POST', /leads/)).toBeGreaterThan(1);
    expect(server.count('POST', /upload-photo/)).toBe(1);
    isOnline.mockRestore();
  });

  it.each(['the network is back', 'the page is loaded again'])(
    'and cut off goes with the request that waits as well, once %s',
    async (what) => {
      const puts = fakeStorage();
      serveTicket();
      serveState({ state: 'clean' });
      server.down = true;
      await choose(picture(100));
      await press('Send photo');
      await pass(1100);
      await say('submit');
      await pass(1100);
      expect(shownMessages().at(-1)).toBe('4: lead unreachable');
      server.down = false;
      if (what.includes('page')) await reload();
      else fireEvent(window, new Event('online'));
      await pass(1100);
      expect(server.leads).toEqual([]);
      puts[0]?.respond(200);
      await pass(3000);
      expect(server.leads.map(({ body }) => body.photoPaths)).toEqual([[PATH]]);
      expect(shownMessages().slice(-3)).toEqual(['Photo', '5: photo stored', '6: lead accepted']);
    },
  );

  it('and cut off again does not keep back the request', async () => {
    const puts = fakeStorage((put) => put.cut());
    serveTicket();
    await choose(picture(100));
    await press('Send photo');
    await pass(1100);
    await say('submit');
    await pass(3000);
    expect(puts).toHaveLength(2);
    expect(server.leads.map(({ body }) => body.photoPaths)).toEqual([undefined]);
    expect(retries()).toHaveLength(1);
  });

  it.each(['the network is back', 'the page is loaded again'])(
    'and left behind by its request joins that once %s, which is known to be without it until then',
    async (what) => {
      let isCut = true;
      const puts = fakeStorage((put) => (isCut ? put.cut() : put.respond(200)));
      serveTicket();
      serveState({ state: 'clean' });
      server.on({ addLeadPhotos: () => ({ body: { id: 7, ...NO_PHOTOS } }) });
      await choose(picture(100));
      await press('Send photo');
      await pass(1100);
      await say('submit');
      await pass(3000);
      expect([server.leads.length, leftOutPhotos().missing]).toEqual([1, 1]);
      isCut = false;
      if (what.includes('page')) await comeBack();
      else fireEvent(window, new Event('online'));
      await passUploads();
      const added = server.requests.filter(({ path }) => path === '/api/leads/7/photos');
      expect(added.map(({ body }) => body)).toEqual([{ photoPaths: [PATH] }]);
      expect([puts.length, leftOutPhotos().missing, device.keys()]).toEqual([3, 0, []]);
    },
  );

  it('and cut off is not kept behind a chat that was begun anew', async () => {
    const puts = fakeStorage();
    serveTicket();
    await choose(picture(100));
    await press('Send photo');
    puts[0]?.cut();
    await pass(1100);
    expect(device.keys()).toHaveLength(1);
    await press('Chat options');
    await press('Start over');
    await press('Start over');
    await pass(1100);
    expect(device.keys()).toEqual([]);
  });

  it('and on its way when the window is closed arrives, and is said', async () => {
    const puts = fakeStorage();
    serveTicket();
    serveState();
    await choose(picture(100));
    await press('Send photo');
    await press('Close chat');
    puts[0]?.respond(200);
    await pass(1400);
    await openByButton();
    expect(shownMessages()).toEqual(['Welcome', 'Photo', '2: photo stored']);
    expect(step()).toBeNull();
  });

  it('and never moving counts as cut off', async () => {
    const puts = fakeStorage();
    serveTicket();
    await choose(picture(100));
    await press('Send photo');
    await pass(21_200);
    expect(puts[0]?.aborted).toBe(true);
    expect(shownMessages()).toContain('Photo (kept on my device)');
  });
});

it('photos of the page’s form that go along are said as those that are chosen here, and sent with the request', async () => {
  chat.leave();
  localStorage.clear();
  const other = PATH.replace('4a5b', '4a5c');
  const formPhotos = [PATH, other].map((path) => ({ path, preview: null }));
  chat = await renderChat(async () => ({
    ...scriptedEngine,
    step: (stored, input, context) => ({
      ...scriptedEngine.step(stored, input, context),
      ...(input.type === 'text' && input.text === 'yes' && { formPhotos }),
    }),
  }));
  await openByButton();
  await say('yes');
  await pass(3000);
  const posted = server.requests.flatMap(({ body }) => {
    const { sender, image } = (body ?? {}) as { sender?: string; image?: string };
    return sender === 'user' && image ? [image] : [];
  });
  expect(posted).toEqual([PATH, other]);
  expect(shownMessages().at(-1)).toMatch(/photo stored x2$/);
  await say('submit');
  await pass(3000);
  expect(server.leads.map(({ body }) => body.photoPaths)).toEqual([[PATH, other]]);
});
