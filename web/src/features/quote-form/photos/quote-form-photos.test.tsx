import '#lib/testing/patience.ts';
import type { CreateLeadResponse } from '@harbour-haul/contract/leads/create-lead';
import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import { photosOfForm } from '@harbour-haul/domain/leads/lead-photos';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { leftOutPhotos } from '#lib/storage/left-out-photos.ts';
import { fakePictures } from '#lib/testing/fake-pictures.ts';
import { type FakeRequest, fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { type FakePut, fakeStorage } from '#lib/testing/fake-storage.ts';
import { photoState } from '#lib/testing/photo-state.ts';
import { fillIn, openQuoteForm, press } from '../testing/open-quote-form.tsx';
import { fr } from '../texts/quote-texts.ts';

const CREATED: CreateLeadResponse = { id: 1, status: 'new', createdAt: '2026-11-21T12:00:00.000Z' };
const pathOf = (number: number) => `/uploads/0b0f7a52-1c3d-4e5f-8a9b-00000000000${number}.jpg`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface Photos {
  photoError?: string;
  states?: Record<number, Partial<PhotoStateResponse>>;
  /** It takes no photos any more. */
  isClosed?: boolean;
  /** What the next announcements of a photo are answered instead. */
  announced?: { status: 429; body: object }[];
}

/** The server, which names photos by their order, and finds all of them clean but for what `states` says. */
function serve({ photoError, states = {}, isClosed = false, announced: refusals = [] }: Photos = {}) {
  localStorage.setItem('visitorId', 'visitor-1');
  let announced = 0;
  return fakeServer(
    fakeOperations({
      checkVisitor: () => ({ body: { hasLeadData: false, fieldsCollected: [] } }),
      createLead: () => ({ status: 201, body: photoError ? { ...CREATED, photoError } : CREATED }),
      uploadPhoto: () => {
        const refusal = refusals.shift();
        if (refusal) return refusal;
        announced += 1;
        const url = `https://photos.example/${announced}`;
        return {
          status: 201,
          body: { path: pathOf(announced), upload: { method: 'PUT', url, headers: {} } },
        };
      },
      getPhotoState: ({ params }) => {
        const number = [1, 2, 3, 4, 5, 6].find((one) => pathOf(one) === `/uploads/${params.name}`);
        if (!number) return { status: 404, body: {} };
        return { body: photoState(pathOf(number), states[number]) };
      },
      addLeadPhotos: ({ body }) => {
        if (isClosed) return { status: 409, body: { code: 'conflict', message: 'Your request is closed.' } };
        const { photoPaths } = body as { photoPaths: string[] };
        return { body: { id: 1, ...photosOfForm(photoPaths) } };
      },
    }),
  );
}

/** As the server says it. */
const LIMITED =
  'Very many photos came from your connection today. Please try again in 20 hours, or call us at (902) 555-0100.';
const arrive = (put: FakePut) => put.respond(200);
const cut = (put: FakePut) => put.cut();

function file(name = 'couch.jpg', options: { size?: number; type?: string } = {}): File {
  const { size = 100, type = 'image/jpeg' } = options;
  return new File([new Uint8Array(size)], name, { type });
}

async function choose(...files: File[]): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^Add (more )?photos$/), { target: { files } });
  });
}

const listed = () => screen.queryByLabelText('Your photos');
const leadOf = (requests: FakeRequest[]) => requests.find(({ path }) => path === '/api/leads')?.body;
/** By label and text: roles take jsdom most of a test's time. */
const buttonOf = (label: string) => screen.getByLabelText(label);
const button = (text: string) => screen.getByText(text);

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
