import '#lib/testing/patience.ts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakePictures } from '#lib/testing/fake-pictures.ts';
import { fakeStorage } from '#lib/testing/fake-storage.ts';
import { openByButton, pass, say, shownMessages } from '../testing/open-chat.tsx';
import { choose, passUploads, photoChat, picture, press, step, steps } from '../testing/photo-chat.ts';

const tab = photoChat();

describe('a photo chosen in the chat', () => {
  it('of 5 MB that this browser cannot make smaller is refused with the text of the specification', async () => {
    // jsdom cannot read the image.
    await choose(picture(5 * 1024 * 1024));
    await pass(10);
    expect(tab.showNotice).toHaveBeenCalledWith({
      title: 'File too large',
      description: 'Please select an image smaller than 5MB.',
      variant: 'destructive',
    });
    expect(step()).toBeNull();
  });

  it('of 5 MB is made smaller by itself, also after a reload, and is sent then', async () => {
    const pictures = fakePictures();
    const puts = fakeStorage((put) => put.respond(200));
    tab.serveTicket();
    tab.serveState({ state: 'clean' });
    await choose(picture(5 * 1024 * 1024));
    expect(step()?.textContent).toContain('It is 5 MB or more: we are making it smaller…');
    expect(screen.queryByRole('button', { name: 'Send photo' })).toBeNull();
    await tab.reload();
    expect(pictures.waiting()).toBe(2);
    pictures.finish();
    pictures.finish();
    await pass(10);
    expect(tab.showNotice).not.toHaveBeenCalled();
    await press('Send photo');
    await passUploads();
    expect(puts.map(({ file }) => [file.size, file.type])).toEqual([[3, 'image/jpeg']]);
  });

  it.each(['application/pdf', 'image/svg+xml', 'text/html'])('is refused as %s', async (type) => {
    await choose(picture(10, type));
    expect(tab.showNotice).toHaveBeenCalledWith(expect.objectContaining({ title: 'Not a photo' }));
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
    ['a reload', tab.reload],
    ['its tab was closed', tab.comeBack],
  ])('is still there after %s, and is sent from there', async (_what, again) => {
    const puts = fakeStorage((put) => put.respond(200));
    tab.serveTicket();
    tab.serveState({ state: 'clean' });
    await choose(picture(100));
    await again();
    expect(step()?.textContent).toContain('couch.jpg');
    await press('Send photo');
    await passUploads();
    expect(puts.map(({ file }) => [file.size, file.type])).toEqual([[100, 'image/jpeg']]);
    await again();
    expect(step()).toBeNull();
    expect(tab.device.keys()).toEqual([]);
  });

  it('and removed is not there after a reload, nor is one that was forgotten with the chat', async () => {
    await choose(picture(100));
    await press('Remove');
    await tab.reload();
    expect(step()).toBeNull();

    tab.server.on({ forgetChat: () => ({ status: 204 }) });
    await choose(picture(100));
    await say('forget');
    await pass(2_000);
    expect(step()).toBeNull();
    expect(tab.device.keys()).toEqual([]);
  });

  it('and not seen to for a week is gone', async () => {
    await choose(picture(100));
    // An hour more, since the tests before have moved their clocks on.
    jest.setSystemTime(Date.now() + 7 * 24 * 3_600_000 + 3_600_000);
    await tab.reload();
    expect(step()).toBeNull();
    expect(tab.device.keys()).toEqual([]);
  });

  it('in two tabs is sent by one', async () => {
    const puts = fakeStorage((put) => put.respond(200));
    tab.serveTicket();
    tab.serveState({ state: 'clean' });
    await choose(picture(100));
    await tab.reload();
    // As the other tab does once it has sent it.
    tab.device.forget();
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
    tab.serveTicket();
    tab.serveState({ state: 'clean' });
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
    tab.serveTicket();
    tab.serveState({ state: 'clean' });
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
    const titles = tab.showNotice.mock.calls.map(([{ title }]) => title);
    expect(titles).toEqual(['Not a photo', 'Too many photos']);
    await tab.reload();
    expect(steps()).toHaveLength(5);
  });

  it('are as many as the form takes, however fast others are chosen', async () => {
    const input = screen.getByLabelText('Photo');
    fireEvent.change(input, { target: { files: three } });
    fireEvent.change(input, { target: { files: three } });
    await pass(0);
    expect(steps()).toHaveLength(5);
    expect(tab.showNotice.mock.lastCall?.[0].title).toBe('Too many photos');
  });
});

describe('a photo that is chosen when something is said', () => {
  beforeEach(() => {
    tab.serveTicket();
    tab.serveState({ state: 'clean' });
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
    tab.serveState({ state: 'refused', message: 'Please select an image (JPG, PNG or GIF).' });
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
