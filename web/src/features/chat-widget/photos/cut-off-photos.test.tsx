import '#lib/testing/patience.ts';
import { NO_PHOTOS } from '@harbour-haul/domain/leads/lead-photos';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { leftOutPhotos } from '#lib/storage/left-out-photos.ts';
import { fakeStorage } from '#lib/testing/fake-storage.ts';
import { pass, say, shownMessages } from '../testing/open-chat.tsx';
import {
  choose,
  PATH,
  passUploads,
  photoChat,
  picture,
  press,
  retries,
  step,
} from '../testing/photo-chat.ts';

const tab = photoChat();

describe('a photo sent in the chat', () => {
  it('and cut off stays on the device, the conversation goes on, and from its message it is sent again', async () => {
    const puts = fakeStorage();
    tab.serveTicket();
    tab.serveState();
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
    ['after a reload', tab.reload],
    ['in the next tab', tab.comeBack],
  ])('and cut off is sent by itself %s, and then is kept no longer', async (_what, again) => {
    const puts = fakeStorage();
    tab.serveTicket();
    tab.serveState();
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
    expect([retries(), tab.device.keys()]).toEqual([[], []]);
    expect(puts).toHaveLength(2);
  });

  it('and lost with its message has one button that sends both', async () => {
    const puts = fakeStorage((put) => put.respond(200));
    tab.serveTicket();
    tab.serveState({ state: 'clean' });
    tab.server.down = true;
    await choose(picture(100));
    await press('Send photo');
    await pass(1100);
    const [button, ...others] = retries().filter((one) => one.closest('[data-message]'));
    expect(others).toEqual([]);
    tab.server.down = false;
    fireEvent.click(button as HTMLElement);
    await passUploads();
    expect(puts).toHaveLength(1);
    expect(tab.server.transcript.slice(0, 3)).toEqual([
      'assistant: Welcome',
      'user: Photo (kept on my device)',
      'assistant: 2: photo local',
    ]);
    expect(tab.server.transcript).toContain('user: Photo');
    expect(retries()).toEqual([]);
  });

  it('and cut off is not promised to outlive the page where the browser keeps nothing', async () => {
    fakeStorage((put) => put.cut());
    tab.serveTicket();
    tab.device.fill();
    await choose(picture(100));
    await press('Send photo');
    await pass(1100);
    expect(tab.showNotice.mock.lastCall?.[0].description).toBe(
      'The photo could not be sent. Please leave this page open.',
    );
    expect(retries()).toHaveLength(1);
  });

  it('and sent by another tab since is not sent again', async () => {
    const puts = fakeStorage();
    tab.serveTicket();
    await choose(picture(100));
    await press('Send photo');
    puts[0]?.cut();
    await pass(1100);
    tab.device.forget();
    await press('Retry');
    await pass(1100);
    expect([puts.length, step(), retries()]).toEqual([1, null, []]);
  });

  it('and refused when it is sent again is not sent a third time', async () => {
    const puts = fakeStorage((put) => put.respond(puts.length === 1 ? 500 : 200));
    tab.serveTicket();
    tab.serveState({ state: 'refused', message: 'Damaged.' });
    await choose(picture(100));
    await press('Send photo');
    await pass(1100);
    await press('Retry');
    await passUploads();
    expect(screen.getByRole('alert').textContent).toBe('Damaged.');
    expect(retries()).toEqual([]);
    expect(tab.device.keys()).toEqual([]);
  });

  it('and cut off is sent again by itself once the network is back, and says nothing where it fails once more', async () => {
    const puts = fakeStorage();
    tab.serveTicket();
    tab.serveState({ state: 'clean' });
    tab.server.down = true;
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
    expect(tab.showNotice).not.toHaveBeenCalled();
    tab.server.down = false;
    await networkReturns();
    await networkReturns();
    expect(puts).toHaveLength(1);
    puts[0]?.respond(200);
    await pass(1400);
    expect(shownMessages().slice(3)).toEqual(['Photo', '3: photo stored']);
    expect(retries()).toEqual([]);
  });

  it('and cut off waits while the browser knows of no network', async () => {
    tab.serveTicket();
    tab.server.down = true;
    await choose(picture(100));
    await press('Send photo');
    await pass(1100);
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await say('submit');
    await pass(60_000);
    expect(tab.server.count('POST', /leads/)).toBeGreaterThan(1);
    expect(tab.server.count('POST', /upload-photo/)).toBe(1);
    isOnline.mockRestore();
  });

  it.each(['the network is back', 'the page is loaded again'])(
    'and cut off goes with the request that waits as well, once %s',
    async (what) => {
      const puts = fakeStorage();
      tab.serveTicket();
      tab.serveState({ state: 'clean' });
      tab.server.down = true;
      await choose(picture(100));
      await press('Send photo');
      await pass(1100);
      await say('submit');
      await pass(1100);
      expect(shownMessages().at(-1)).toBe('4: lead unreachable');
      tab.server.down = false;
      if (what.includes('page')) await tab.reload();
      else fireEvent(window, new Event('online'));
      await pass(1100);
      expect(tab.server.leads).toEqual([]);
      puts[0]?.respond(200);
      await pass(3000);
      expect(tab.server.leads.map(({ body }) => body.photoPaths)).toEqual([[PATH]]);
      expect(shownMessages().slice(-3)).toEqual(['Photo', '5: photo stored', '6: lead accepted']);
    },
  );

  it('and cut off again does not keep back the request', async () => {
    const puts = fakeStorage((put) => put.cut());
    tab.serveTicket();
    await choose(picture(100));
    await press('Send photo');
    await pass(1100);
    await say('submit');
    await pass(3000);
    expect(puts).toHaveLength(2);
    expect(tab.server.leads.map(({ body }) => body.photoPaths)).toEqual([undefined]);
    expect(retries()).toHaveLength(1);
  });

  it.each(['the network is back', 'the page is loaded again'])(
    'and left behind by its request joins that once %s, which is known to be without it until then',
    async (what) => {
      let isCut = true;
      const puts = fakeStorage((put) => (isCut ? put.cut() : put.respond(200)));
      tab.serveTicket();
      tab.serveState({ state: 'clean' });
      tab.server.on({ addLeadPhotos: () => ({ body: { id: 7, ...NO_PHOTOS } }) });
      await choose(picture(100));
      await press('Send photo');
      await pass(1100);
      await say('submit');
      await pass(3000);
      expect([tab.server.leads.length, leftOutPhotos().missing]).toEqual([1, 1]);
      isCut = false;
      if (what.includes('page')) await tab.comeBack();
      else fireEvent(window, new Event('online'));
      await passUploads();
      const added = tab.server.requests.filter(({ path }) => path === '/api/leads/7/photos');
      expect(added.map(({ body }) => body)).toEqual([{ photoPaths: [PATH] }]);
      expect([puts.length, leftOutPhotos().missing, tab.device.keys()]).toEqual([3, 0, []]);
    },
  );

  it('and cut off is not kept behind a chat that was begun anew', async () => {
    const puts = fakeStorage();
    tab.serveTicket();
    await choose(picture(100));
    await press('Send photo');
    puts[0]?.cut();
    await pass(1100);
    expect(tab.device.keys()).toHaveLength(1);
    await press('Chat options');
    await press('Start over');
    await press('Start over');
    await pass(1100);
    expect(tab.device.keys()).toEqual([]);
  });

  it('and never moving counts as cut off', async () => {
    const puts = fakeStorage();
    tab.serveTicket();
    await choose(picture(100));
    await press('Send photo');
    await pass(21_200);
    expect(puts[0]?.aborted).toBe(true);
    expect(shownMessages()).toContain('Photo (kept on my device)');
  });
});
