import '#lib/testing/patience.ts';
import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { leftOutPhotos } from '#lib/storage/left-out-photos.ts';
import { fakeStorage } from '#lib/testing/fake-storage.ts';
import { fillIn, openQuoteForm, press } from '../testing/open-quote-form.tsx';
import { arrive, button, buttonOf, choose, cut, file, leadOf, pathOf, serve } from '../testing/photo-form.ts';
import { fr } from '../texts/quote-texts.ts';

/** What the server says to who sends very many. */
const LIMITED =
  'Very many photos came from your connection today. Please try again in 20 hours, or call us at (902) 555-0100.';

it('a photo that is refused after its page was left is said so by the form of the next visit, with what to do', async () => {
  const message = 'This image is damaged or incomplete. Please upload it again, or select another one.';
  const states: Record<number, Partial<PhotoStateResponse>> = { 1: { state: 'pending' } };
  serve({ states });
  fakeStorage(arrive);
  const { onSubmitted } = await openQuoteForm();
  await choose(file());
  await screen.findByText('Checking…');
  await fillIn();
  await press();
  fireEvent.click(await screen.findByText('Continue'));
  expect(onSubmitted).toHaveBeenCalledTimes(1);
  cleanup();
  expect(leftOutPhotos()).toEqual({ missing: 0, refused: [] });
  states[1] = { state: 'refused', message };
  await openQuoteForm();
  const said = await screen.findByText(/^A photo of your last request could not be used/);
  expect(said.textContent).toContain(message);
  expect(said.querySelector('a')?.getAttribute('href')).toBe('/thank-you');
});

it('a photo that is refused after the request was sent is said to be left out, with the way to add another', async () => {
  const message = 'This image is damaged or incomplete. Please upload it again, or select another one.';
  const states: Record<number, Partial<PhotoStateResponse>> = { 1: { state: 'pending' } };
  const requests = serve({ states });
  fakeStorage(arrive);
  const { onSubmitted } = await openQuoteForm();
  await choose(file());
  await screen.findByText('Checking…');
  await fillIn();
  await press();
  await screen.findByText(/^Your request is with us. We are having a look/);
  expect(leadOf(requests)).toMatchObject({ photoPaths: [pathOf(1)] });
  states[1] = { state: 'refused', message };
  const panel = await screen.findByLabelText('Request sent without photos');
  expect(panel.textContent).toContain('a photo could not be used and was left out');
  expect(screen.getByText(message)).toBeTruthy();
  await choose(file('other.jpg'));
  await screen.findByText('Added');
  fireEvent.click(button('Add the photos'));
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
  const added = requests.find(({ path }) => path === '/api/leads/1/photos');
  expect(added?.body).toEqual({ photoPaths: [pathOf(2)] });
});

describe('a photo that does not arrive', () => {
  it.each([
    [{ code: 'rate_limited', message: LIMITED }, LIMITED],
    // Of the gateway, which says nothing to people.
    [{ message: 'Forbidden' }, 'It could not be sent. Your request goes through without it.'],
  ])('can be tried again where it was not taken for now: %j', async (body, said) => {
    serve({ announced: [{ status: 429, body }] });
    fakeStorage(arrive);
    await openQuoteForm();
    await choose(file());
    await screen.findByText(said);
    fireEvent.click(buttonOf('Try again: couch.jpg'));
    await screen.findByText('Added as your main photo');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is counted once the request is sent, and on the next page if nobody tries again', async () => {
    const requests = serve();
    let isDown = true;
    fakeStorage((put) => (isDown && put.file.size > 100 ? cut(put) : arrive(put)));
    const { onSubmitted } = await openQuoteForm();
    const sizes = [100, 101, 100, 102];
    await choose(...sizes.map((size, index) => file(`${index}.jpg`, { size })));
    await waitFor(() => expect(screen.getAllByText(/^It could not be sent/)).toHaveLength(2));
    await fillIn();
    await press();
    const panel = await screen.findByLabelText('Request sent without photos');
    expect(panel.textContent).toContain(
      '2 photos did not arrive: try again here, or add them on the next page.',
    );
    expect(leadOf(requests)).toHaveProperty('photoPaths.length', 2);
    // One that has arrived since is not with the request yet.
    isDown = false;
    fireEvent.click(buttonOf('Try again: 1.jpg'));
    await waitFor(() => expect(screen.getAllByText('Added')).toHaveLength(2));
    expect(panel.textContent).toContain('2 photos did not arrive');
    // Also for who closes the page instead.
    expect(leftOutPhotos().missing).toBe(2);
    fireEvent.click(button('Continue without'));
    expect(onSubmitted).toHaveBeenCalledTimes(1);
    expect(leftOutPhotos().missing).toBe(2);
  });

  it('is said to wait for the network where there is none, and sent by itself, once, when it is back', async () => {
    serve();
    let isDown = true;
    const puts = fakeStorage((put) => (isDown || put.file.size > 100 ? put.cut() : arrive(put)));
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openQuoteForm();
    await choose(file('a.jpg'), file('b.jpg', { size: 101 }));
    await waitFor(() => expect(screen.getAllByText(/^You’re offline\./)).toHaveLength(2));
    expect(buttonOf('Try again: a.jpg')).toBeTruthy();
    expect(fr.message(screen.getAllByText(/^You’re offline\./)[0]?.textContent ?? '')).toMatch(
      /^Vous êtes hors ligne\./,
    );
    isDown = false;
    isOnline.mockRestore();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await screen.findByText('Added as your main photo');
    await screen.findByText(/^It could not be sent/);
    expect(puts).toHaveLength(4);
  });

  it('a failed photo is retried at its upload URL', async () => {
    const requests = serve();
    const puts = fakeStorage((put) => (puts.length === 1 ? cut(put) : arrive(put)));
    await openQuoteForm();
    await choose(file());
    fireEvent.click(await screen.findByLabelText('Try again: couch.jpg'));
    await screen.findByText('Added as your main photo');
    expect(puts).toHaveLength(2);
    expect(requests.filter(({ path }) => path === '/api/upload-photo')).toHaveLength(1);
  });

  it('a failed photo does not hold up the request, and is added afterwards', async () => {
    const requests = serve();
    let isDown = true;
    fakeStorage((put) => (isDown ? put.respond(503) : arrive(put)));
    const { onSubmitted } = await openQuoteForm();
    await choose(file());
    await screen.findByText('It could not be sent. Your request goes through without it.');
    await fillIn();
    await press();
    const panel = await screen.findByLabelText('Request sent without photos');
    expect(panel.textContent).toContain('Your request is sent. One photo did not arrive: try again here');
    expect(document.activeElement).toBe(panel);
    expect(leadOf(requests)).not.toHaveProperty('photoPaths');
    fireEvent.click(button('Try to add the photos again'));
    await within(panel).findByText(/still could not be added/);
    isDown = false;
    fireEvent.click(button('Try to add the photos again'));
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(leftOutPhotos().missing).toBe(0);
    const added = requests.find(({ path }) => path === '/api/leads/1/photos');
    expect(added?.body).toEqual({ photoPaths: [pathOf(3)] });
    expect(requests.filter(({ path }) => path === '/api/leads')).toHaveLength(1);
  });

  it('a photo for a request that was canceled meanwhile is said not to be added, and not tried again', async () => {
    serve({ photoError: 'Without.', isClosed: true });
    fakeStorage(arrive);
    await openQuoteForm();
    await choose(file());
    await screen.findByText('Added as your main photo');
    await fillIn();
    await press();
    const panel = await screen.findByLabelText('Request sent without photos');
    fireEvent.click(button('Try to add the photos again'));
    await within(panel).findByText(/closed by now/);
    expect(within(panel).getAllByRole('button')).toEqual([button('Continue without')]);
  });

  it('a running upload can be skipped', async () => {
    const requests = serve();
    fakeStorage();
    const { onSubmitted } = await openQuoteForm();
    await choose(file());
    await fillIn();
    await press();
    await screen.findByText('Your photo is still on its way…');
    expect(leadOf(requests)).toBeUndefined();
    fireEvent.click(button('Send without waiting'));
    await screen.findByLabelText('Request sent without photos');
    fireEvent.click(button('Continue without'));
    expect(onSubmitted).toHaveBeenCalledTimes(1);
  });

  it('a photo error of the request offers to add the photos again', async () => {
    serve({ photoError: 'Without.' });
    fakeStorage(arrive);
    const { onSubmitted } = await openQuoteForm();
    await choose(file());
    await screen.findByText('Added as your main photo');
    await fillIn();
    await press();
    await screen.findByLabelText('Request sent without photos');
    fireEvent.click(button('Try to add the photos again'));
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
  });
});
