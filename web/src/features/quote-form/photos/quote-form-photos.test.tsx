import '#lib/testing/patience.ts';
import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { leftOutPhotos } from '#lib/storage/left-out-photos.ts';
import { fakePictures } from '#lib/testing/fake-pictures.ts';
import { fakeStorage } from '#lib/testing/fake-storage.ts';
import { fillIn, openQuoteForm, press } from '../testing/open-quote-form.tsx';
import {
  arrive,
  button,
  buttonOf,
  choose,
  file,
  leadOf,
  listed,
  pathOf,
  serve,
} from '../testing/photo-form.ts';

describe('photos of a request', () => {
  it('photos of a request are uploaded when chosen, and sent with it, the first as the main one', async () => {
    const requests = serve();
    const puts = fakeStorage(arrive);
    const { onSubmitted } = await openQuoteForm();
    await choose(file('couch.jpg'), file('fridge.png', { type: 'image/png' }));
    await screen.findByText('Added as your main photo');
    await screen.findByText('Added');
    expect(puts.map(({ file: { size } }) => size)).toEqual([100, 100]);
    expect(requests[0]?.body).toMatchObject({
      contentType: 'image/jpeg',
      filename: 'couch.jpg',
      source: 'form',
    });
    await fillIn();
    await press();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(leadOf(requests)).toMatchObject({ photoPaths: [pathOf(1), pathOf(2)] });
  });

  it('photos of a request show their progress, and can be cancelled and removed', async () => {
    const requests = serve();
    const puts = fakeStorage();
    await openQuoteForm();
    await choose(file('one.jpg'), file('two.jpg'), file('three.jpg'));
    await waitFor(() => expect(puts).toHaveLength(2));
    expect(screen.getByText('Waiting for its turn…')).toBeTruthy();
    act(() => puts[0]?.progress(0.25));
    expect(screen.getByLabelText('Sent of one.jpg').getAttribute('value')).toBe('0.25');
    fireEvent.click(buttonOf('Cancel: one.jpg'));
    expect(puts[0]?.aborted).toBe(true);
    expect(screen.queryByText('one.jpg')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Add more photos'));
    await waitFor(() => expect(puts).toHaveLength(3));
    for (const put of puts.slice(1)) await act(async () => put.respond(200));
    await screen.findByText('Added as your main photo');
    fireEvent.click(buttonOf('Remove: two.jpg'));
    fireEvent.click(await screen.findByLabelText('Remove: three.jpg'));
    expect(listed()).toBeNull();
    await fillIn();
    await press();
    await waitFor(() => expect(leadOf(requests)).toBeTruthy());
    expect(leadOf(requests)).not.toHaveProperty('photoPaths');
  });

  it('are told to be under 5MB each, and make the request the Lead of the ad pixel', async () => {
    const told: unknown[][] = [];
    const dataLayer: object[] = [];
    Object.assign(window, { dataLayer, fbq: (...command: unknown[]) => told.push(command) });
    serve();
    fakeStorage(arrive);
    const { onSubmitted } = await openQuoteForm();
    expect(screen.getByText(/each under 5MB/)).toBeTruthy();
    await choose(file());
    await screen.findByText('Added as your main photo');
    await fillIn();
    await press();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(told).toEqual([['track', 'Lead', { value: 250, currency: 'CAD' }]]);
    expect(dataLayer).toEqual([]);
    for (const name of ['dataLayer', 'fbq']) Reflect.deleteProperty(window, name);
  });

  it('photos of a request are at most five', async () => {
    serve();
    fakeStorage(arrive);
    const { showNotice } = await openQuoteForm();
    await choose(...[1, 2, 3, 4, 5, 6].map((number) => file(`${number}.jpg`)));
    expect(listed()?.children).toHaveLength(5);
    // Said beside them, and by no toast that would lie over them.
    expect(
      screen.getByText(
        'Left out, since there is no room for more here. You can add others on the next page: 6.jpg',
      ),
    ).toBeTruthy();
    expect(showNotice).not.toHaveBeenCalled();
    await screen.findAllByText('Added');
    await waitFor(() => expect(screen.queryByText(/…$/)).toBeNull());
  });

  it('photos that cannot be used take no place, and those left out are named where they stay to be read', async () => {
    const states: Record<number, Partial<PhotoStateResponse>> = {
      1: { state: 'refused', message: 'Damaged.' },
    };
    serve({ states });
    fakeStorage(arrive);
    await openQuoteForm();
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
    const big = file('big.jpg', { size: 5 * 1024 * 1024 });
    await choose(big, ...names.map((name) => file(name)), file('list.pdf', { type: 'application/pdf' }));
    expect(
      screen.getByText(
        'Left out, since there is no room for more here. You can add others on the next page: e.jpg',
      ),
    ).toBeTruthy();
    expect(screen.getByText(/Left out: list\.pdf$/)).toBeTruthy();
    await screen.findByText('Damaged.');
    await screen.findByText(/This browser cannot read the picture/);
    await choose(file('e.jpg'), file('f.jpg'));
    expect(screen.queryByText(/^Left out/)).toBeNull();
    await waitFor(() => expect(screen.getAllByText(/^Added/)).toHaveLength(5));
  });

  it('photos of 5 MB that this browser cannot make smaller are refused with the specification’s text', async () => {
    const requests = serve();
    const { showNotice } = await openQuoteForm();
    // Here is no browser that could read it.
    await choose(file('big.jpg', { size: 5 * 1024 * 1024 }));
    await screen.findByText(/This browser cannot read the picture. Please select an image smaller than 5MB./);
    expect(showNotice.mock.calls).toEqual([
      [
        {
          title: 'File too large',
          description: 'Please select an image smaller than 5MB.',
          variant: 'destructive',
        },
      ],
    ]);
    expect(requests).toEqual([]);
  });

  it.each(['image/svg+xml', 'text/html', 'application/pdf'])(
    'photos of a request are no %s',
    async (type) => {
      serve();
      const { showNotice } = await openQuoteForm();
      await choose(file('couch.jpg', { type }));
      expect(screen.getByRole('alert').textContent).toBe(
        'Please select an image (JPG, PNG or GIF). Left out: couch.jpg',
      );
      expect(showNotice).not.toHaveBeenCalled();
      expect(listed()).toBeNull();
    },
  );

  it('a photo refused by its content shows why, and the request is sent without it', async () => {
    const message = 'Please select an image (JPG, PNG or GIF).';
    const requests = serve({ states: { 1: { state: 'refused', message } } });
    fakeStorage(arrive);
    const { onSubmitted } = await openQuoteForm();
    await choose(file());
    await screen.findByText(message);
    await fillIn();
    await press();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(leadOf(requests)).not.toHaveProperty('photoPaths');
    // It was said here, and has not failed to arrive.
    expect(leftOutPhotos().missing).toBe(0);
  });

  it('photos of 5 MB are made smaller by themselves, one after the other, and it is said', async () => {
    serve();
    const puts = fakeStorage(arrive);
    const pictures = fakePictures();
    const { showNotice } = await openQuoteForm();
    const size = 5 * 1024 * 1024;
    await choose(file('a.png', { size, type: 'image/png' }), file('b.jpg', { size }), file('c.jpg'));
    expect(screen.getAllByText('It is over 5MB: we are making it smaller…')).toHaveLength(2);
    await waitFor(() => expect(pictures.waiting()).toBe(1));
    await act(async () => pictures.finish());
    await waitFor(() => expect(pictures.waiting()).toBe(1));
    await act(async () => pictures.finish());
    await waitFor(() => expect(screen.getAllByText(/^Added/)).toHaveLength(3));
    expect(screen.getAllByText('We made it smaller, since it was over 5MB.')).toHaveLength(2);
    expect(screen.getByText('a.jpg')).toBeTruthy();
    expect(puts.map(({ file: sent }) => [sent.size, sent.type])).toEqual([
      [100, 'image/jpeg'],
      [3, 'image/jpeg'],
      [3, 'image/jpeg'],
    ]);
    expect(showNotice).not.toHaveBeenCalled();
  });

  it('a photo of 5 MB that is still made smaller goes with the request', async () => {
    const requests = serve();
    fakeStorage(arrive);
    const pictures = fakePictures();
    const { onSubmitted } = await openQuoteForm();
    await choose(file('big.jpg', { size: 5 * 1024 * 1024 }));
    await fillIn();
    await press();
    await waitFor(() => expect(pictures.waiting()).toBe(1));
    await act(async () => pictures.finish());
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(leadOf(requests)).toMatchObject({ photoPaths: [pathOf(1)] });
  });

  it('only photos that were to be sent are said not to have arrived', async () => {
    const states: Record<number, Partial<PhotoStateResponse>> = {
      1: { state: 'refused', message: 'Damaged.' },
    };
    serve({ states });
    fakeStorage((put) => (put.file.size > 100 ? put.cut() : arrive(put)));
    const { onSubmitted } = await openQuoteForm();
    await choose(file('fake.jpg'), file('big.jpg', { size: 5 * 1024 * 1024 }));
    await screen.findByText(/This browser cannot read the picture/);
    await screen.findByText('Damaged.');
    await choose(file('a.jpg'), file('b.jpg', { size: 101 }), file('notes.txt', { type: 'text/plain' }));
    await screen.findByText(/^It could not be sent/);
    await fillIn();
    await press();
    const panel = await screen.findByLabelText('Request sent without photos');
    expect(panel.textContent).toContain('One photo did not arrive');
    fireEvent.click(button('Continue without'));
    expect(onSubmitted).toHaveBeenCalledTimes(1);
    expect(leftOutPhotos().missing).toBe(1);
  });
});
