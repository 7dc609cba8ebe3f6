import '#lib/testing/patience.ts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { leftOutPhotos } from '#lib/storage/left-out-photos.ts';
import { DRAFT_KEY } from '#lib/storage/quote-draft-key.ts';
import { fakeIndexedDb } from '#lib/testing/fake-indexed-db.ts';
import { fakePictures } from '#lib/testing/fake-pictures.ts';
import { type FakeOperation, fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import { fakeStorage } from '#lib/testing/fake-storage.ts';
import { photoState } from '#lib/testing/photo-state.ts';
import { FILLED, field, fillIn, openQuoteForm, press, type } from '../testing/open-quote-form.tsx';

const pathOf = (number: number) => `/uploads/0b0f7a52-1c3d-4e5f-8a9b-00000000000${number}.jpg`;
const PATH = pathOf(1);

let device: ReturnType<typeof fakeIndexedDb>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  device = fakeIndexedDb();
});

function serve(
  createLead: FakeOperation<'createLead'> = () => ({
    status: 201 as const,
    body: { id: 1, status: 'new' as const, createdAt: '' },
  }),
  refusedName = '',
) {
  let announced = 0;
  let refusedPath = '';
  return fakeServer(
    fakeOperations({
      createLead,
      uploadPhoto: ({ body }) => {
        const path = pathOf(++announced);
        if ((body as { filename: string }).filename === refusedName) refusedPath = path;
        return {
          status: 201,
          body: { path, upload: { method: 'PUT', url: `https://photos.example/${announced}`, headers: {} } },
        };
      },
      getPhotoState: ({ params }) => {
        const path = `/uploads/${params.name}`;
        const refused = { state: 'refused', message: 'Damaged.' } as const;
        return { body: photoState(path, path === refusedPath ? refused : {}) };
      },
    }),
  );
}

/** Leaves the page, and comes to the form of another one in the same tab. */
async function comeBack() {
  cleanup();
  return openQuoteForm();
}

async function choose(...files: File[]): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^Add (more )?photos$/), { target: { files } });
  });
}

const photo = (name: string, size = 1) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

describe('what is entered and not sent', () => {
  it('is there again on the next page of the tab, field by field', async () => {
    serve();
    await openQuoteForm();
    await fillIn();
    await type('details', 'Two sofas, second floor');
    await comeBack();
    for (const name of ['name', 'phone', 'address', 'junkType', 'preferredDate'] as const)
      expect([name, field(name).value]).toEqual([name, FILLED[name]]);
    expect(field('details').value).toBe('Two sofas, second floor');
  });

  it('is there with what was said of it: a likely slip, and what is wrong', async () => {
    serve();
    await openQuoteForm();
    await type('email', 'jane@gmial.com');
    await type('phone', '999-999-9999');
    await comeBack();
    expect(await screen.findByText(/^Did you mean jane@/)).toBeTruthy();
    await waitFor(() => expect(field('phone').getAttribute('aria-invalid')).toBe('true'));
    expect(field('name').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('is there with the words by which its day was chosen', async () => {
    await openQuoteForm();
    fireEvent.click(screen.getByText('Weekend'));
    const chosen = field('preferredDate').value;
    expect(chosen).not.toBe('');
    await comeBack();
    expect(field('preferredDate').value).toBe(chosen);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Weekend' }).checked).toBe(true);
    await type('preferredDate', FILLED.preferredDate === chosen ? '2027-01-15' : FILLED.preferredDate);
    await comeBack();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Weekend' }).checked).toBe(false);
  });

  it('is kept with its photos, which are sent along', async () => {
    const requests = serve();
    fakeStorage((put) => put.respond(200));
    await openQuoteForm();
    await choose(new File(['x'], 'couch.jpg', { type: 'image/jpeg' }));
    await screen.findByText('Added as your main photo');
    const { onSubmitted } = await comeBack();
    await screen.findByText('Added as your main photo');
    expect(screen.getByText('couch.jpg')).toBeTruthy();
    await fillIn();
    await press();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    const lead = requests.find(({ path }) => path === '/api/leads');
    expect(lead?.body).toMatchObject({ photoPaths: [PATH] });
  });

  it('sends a photo whose upload had not ended from there', async () => {
    const requests = serve();
    let isThere = false;
    const puts = fakeStorage((put) => isThere && put.respond(200));
    await openQuoteForm();
    await choose(new File(['xy'], 'couch.jpg', { type: 'image/jpeg' }));
    await screen.findByText('Sending…');
    isThere = true;
    const { onSubmitted } = await comeBack();
    await screen.findByText('Added as your main photo');
    expect(puts.map(({ file }) => file.size)).toEqual([2, 2]);
    expect(device.keys()).toEqual([]);
    await fillIn();
    await press();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    const lead = requests.find(({ path }) => path === '/api/leads');
    expect(lead?.body).toMatchObject({ photoPaths: [pathOf(2)] });
  });

  it('keeps the file of a photo on the device until its check has ended', async () => {
    serve();
    fakeStorage((put) => put.respond(200));
    await openQuoteForm();
    await choose(photo('couch.jpg'));
    await screen.findByText('Checking…');
    expect(device.keys()).toHaveLength(1);
    await screen.findByText('Added as your main photo');
    await waitFor(() => expect(device.keys()).toEqual([]));
  });

  it('makes a photo smaller that was left before it was, and sends it', async () => {
    serve();
    const puts = fakeStorage((put) => put.respond(200));
    const pictures = fakePictures();
    await openQuoteForm();
    await choose(photo('big.png', 5 * 1024 * 1024));
    await waitFor(() => expect(pictures.waiting()).toBe(1));
    await waitFor(() => expect(device.keys()).toHaveLength(1));
    await comeBack();
    await waitFor(() => expect(pictures.waiting()).toBe(2));
    await act(async () => pictures.finish());
    await act(async () => pictures.finish());
    await screen.findByText('Added as your main photo');
    expect(screen.getByText('big.jpg')).toBeTruthy();
    await waitFor(() => expect(puts.at(-1)?.file.size).toBe(3));
    await waitFor(() => expect(device.keys()).toEqual([]));
  });

  it('keeps no photo behind a request that was sent without it', async () => {
    serve();
    fakeStorage((put) => put.cut());
    const { onSubmitted } = await openQuoteForm();
    await choose(photo('lost.jpg'));
    await screen.findByText(/^It could not be sent/);
    expect(device.keys()).toHaveLength(1);
    await fillIn();
    await press();
    fireEvent.click(await screen.findByText('Continue without'));
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(device.keys()).toEqual([]));
  });

  it('says of a photo whose upload had not ended, and that the browser did not keep, that it has to be chosen again', async () => {
    device.fill();
    serve();
    fakeStorage();
    await openQuoteForm();
    await choose(new File(['x'], 'couch.jpg', { type: 'image/jpeg' }));
    await screen.findByText('Sending…');
    await comeBack();
    expect(await screen.findByText(/Please choose it again\.$/)).toBeTruthy();
    await fillIn();
    await press();
    await waitFor(() => expect(leftOutPhotos().missing).toBe(1));
  });

  it('says of a refused photo why it is refused, and keeps all that were added beside it', async () => {
    serve(undefined, 'b.jpg');
    fakeStorage((put) => put.respond(200));
    await openQuoteForm();
    await choose(photo('a.jpg'), photo('b.jpg'), photo('big.jpg', 5 * 1024 * 1024));
    await screen.findByText('Damaged.');
    await choose(photo('c.jpg'), photo('d.jpg'), photo('e.jpg'), photo('w.webp'));
    await waitFor(() => expect(screen.getAllByText(/^Added/)).toHaveLength(5));
    await comeBack();
    await waitFor(() => expect(screen.getAllByText(/^Added/)).toHaveLength(5));
    expect(screen.getByText('w.webp')).toBeTruthy();
    expect(screen.getByText('Damaged.')).toBeTruthy();
    expect(screen.getByText('big.jpg').parentElement?.textContent).toContain('smaller than 5MB.');
    expect(screen.queryByText(/Please choose it again/)).toBeNull();
    // Nor after another one.
    await comeBack();
    expect(await screen.findByText('Damaged.')).toBeTruthy();
  });

  it('outlives a submission that failed, and is forgotten once it is sent', async () => {
    serve(offline);
    const { onFailed } = await openQuoteForm();
    await fillIn();
    await press();
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    const { onSubmitted } = await comeBack();
    expect(field('name').value).toBe(FILLED.name);
    serve();
    await press();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
    localStorage.clear();
    await comeBack();
    expect(field('name').value).toBe('');
  });

  it('stays when the browser restores the page as it was left; what was sent does not', async () => {
    serve();
    const { onSubmitted } = await openQuoteForm();
    await fillIn();
    await act(async () => void window.dispatchEvent(returned()));
    expect(field('name').value).toBe(FILLED.name);
    await press();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    await act(async () => void window.dispatchEvent(returned()));
    expect(field('name').value).toBe('');
  });

  it.each(['{', '[]', '{"values":{"name":7},"photos":[{"name":"x","preview":"javascript:1","path":null}]}'])(
    'is nothing where the storage holds %s',
    async (stored) => {
      sessionStorage.setItem(DRAFT_KEY, stored);
      await openQuoteForm();
      expect(field('name').value).toBe('');
      expect(screen.queryByLabelText('Your photos')).toBeNull();
    },
  );
});

describe('a failure to send', () => {
  it('stays above the button, says that all is kept, and names the number to call', async () => {
    serve(() => ({ status: 500, body: {} }));
    await openQuoteForm();
    await fillIn();
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your request is not sent yet.');
    expect(alert.textContent).toContain('Nothing is lost');
    expect(alert.querySelector('a')?.getAttribute('href')).toBe('tel:+19025550100');
    const button = document.querySelector('button[type=submit]') as Element;
    expect(alert.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

function returned(): Event {
  return Object.assign(new Event('pageshow'), { persisted: true });
}

it('a reason that the server gives stays in the form, and is left to it alone', async () => {
  const message = 'Please try again after 3:00 PM, or call us.';
  serve(() => ({ status: 429, body: { code: 'rate_limited', message } }));
  const { onFailed } = await openQuoteForm();
  await fillIn();
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(onFailed.mock.lastCall?.[0].isUsual).toBe(false);
});
