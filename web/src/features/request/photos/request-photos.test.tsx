import { PHOTO_REFUSAL_TEXTS } from '@harbour-haul/contract/photos/photo-texts';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberRequest } from '#lib/storage/last-request.ts';
import {
  leftOutPhotos,
  rememberMissingPhotos,
  rememberUncheckedPhotos,
} from '#lib/storage/left-out-photos.ts';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { fakeStorage } from '#lib/testing/fake-storage.ts';
import { photoState } from '#lib/testing/photo-state.ts';
import { openRequest } from '../testing/open-request.tsx';
import { REQUEST } from '../testing/sample-request.ts';
import { en, fr } from '../texts/request-texts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The path of a photo that is sent. */
const pathOf = (number: number) => `/uploads/0b0f7a52-1c3d-4e5f-8a9b-00000000000${number}.jpg`;

/** What the server answers to who announces a photo. */
const ticketFor = (path: string) => ({
  status: 201 as const,
  body: { path, upload: { method: 'PUT' as const, url: 'https://photos.example/1', headers: {} } },
});

describe('the page of a request', () => {
  it('adds photos, and says which could not be used', async () => {
    const user = userEvent.setup({ applyAccept: false });
    const path = pathOf(1);
    fakeStorage((put) => put.respond(200));
    const requests = fakeServer(
      fakeOperations({
        getRequest: () => ({ body: REQUEST }),
        uploadPhoto: () => ticketFor(path),
        getPhotoState: () => ({ body: photoState(path) }),
        addRequestPhotos: () => ({ body: { ...REQUEST, version: 4, photos: 1 } }),
      }),
    );
    rememberRequest(12);
    rememberMissingPhotos(2);
    openRequest(en, 'adding');
    const input = await screen.findByLabelText('Choose photos');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Add photos' }));
    await user.upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect((await screen.findByRole('alert')).textContent).toContain('notes.txt: Please select an image');
    await user.upload(input, new File(['x'], 'couch.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('Your photo has been added, and our team can see it.')).toBeTruthy();
    // One of the two that did not come with it.
    expect(leftOutPhotos().missing).toBe(1);
    expect(requests.find(({ path: to }) => to === '/api/request/photos')?.body).toEqual({
      photoPaths: [path],
    });
    expect(screen.getByText('Photos').nextElementSibling?.textContent).toBe('1');
  });

  it('offers what else can be done below the photos that somebody came to add, but while one is sent', async () => {
    const user = userEvent.setup();
    const path = pathOf(1);
    const held = Promise.withResolvers<void>();
    fakeStorage((put) => void held.promise.then(() => put.respond(200)));
    fakeServer(
      fakeOperations({
        getRequest: () => ({ body: REQUEST }),
        uploadPhoto: () => ticketFor(path),
        getPhotoState: () => ({ body: photoState(path) }),
        addRequestPhotos: () => ({ body: { ...REQUEST, version: 4, photos: 1 } }),
      }),
    );
    openRequest(en, 'adding');
    const input = await screen.findByLabelText('Choose photos');
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    const panel = screen.getByRole('group', { name: 'Add photos' });
    expect(panel.compareDocumentPosition(button('Correct something'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull();
    await user.upload(input, new File(['x'], 'couch.jpg', { type: 'image/jpeg' }));
    expect([button('Correct something').disabled, button('Cancel my request').disabled]).toEqual([
      true,
      true,
    ]);
    held.resolve();
    expect(await screen.findByText('Your photo has been added, and our team can see it.')).toBeTruthy();
    await user.click(button('Add photos'));
    await user.click(button('Cancel my request'));
    expect(screen.getByRole('group', { name: 'Cancel your request' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Add photos' })).toBeNull();
  });

  it('says how many photos were added where others could not be used, by name', async () => {
    const user = userEvent.setup({ applyAccept: false });
    fakeStorage((put) => put.respond(200));
    let sent = 0;
    const requests = fakeServer(
      fakeOperations({
        getRequest: () => ({ body: REQUEST }),
        uploadPhoto: () => ticketFor(pathOf(++sent)),
        getPhotoState: ({ params }) => {
          const refused = { state: 'refused', message: 'Please select an image (JPG, PNG or GIF).' } as const;
          const isFake = params.name === pathOf(2).slice('/uploads/'.length);
          return { body: photoState(`/uploads/${params.name}`, isFake ? refused : {}) };
        },
        addRequestPhotos: () => ({ body: { ...REQUEST, version: 4, photos: 2 } }),
      }),
    );
    openRequest(en, 'adding');
    const input = await screen.findByLabelText('Choose photos');
    const files = ['a.jpg', 'fake.jpg', 'b.jpg'];
    await user.upload(
      input,
      files.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
    );
    expect(await screen.findByText('Your 2 photos have been added, and our team can see them.')).toBeTruthy();
    // Each as it has arrived: whoever leaves before the last one loses none of the others.
    const added = requests.filter(({ path: to }) => to === '/api/request/photos').map(({ body }) => body);
    expect(added).toEqual([{ photoPaths: [pathOf(1)] }, { photoPaths: [pathOf(3)] }]);
    expect(screen.getByRole('alert').textContent).toBe('fake.jpg: Please select an image (JPG, PNG or GIF).');
    expect((input as HTMLInputElement).disabled).toBe(false);
  });

  it.each([
    [0, 'up to 5 at a time', /^Only 5 photos can be added at a time\..*: f\.jpg$/],
    [17, 'up to 3 more', /^A request can have up to 20 photos\. Left out: d\.jpg, e\.jpg, f\.jpg$/],
  ])(
    'beside %i photos says before the upload how many it takes, and sends no others',
    async (photos, said, left) => {
      const user = userEvent.setup();
      const puts = fakeStorage((put) => put.respond(200));
      let sent = 0;
      fakeServer(
        fakeOperations({
          getRequest: () => ({ body: { ...REQUEST, photos } }),
          uploadPhoto: () => ticketFor(pathOf(++sent)),
          getPhotoState: ({ params }) => ({ body: photoState(`/uploads/${params.name}`) }),
          addRequestPhotos: () => ({ body: { ...REQUEST, version: 4, photos: photos + sent } }),
        }),
      );
      openRequest(en, 'adding');
      const input = await screen.findByLabelText('Choose photos');
      expect(screen.getByText(/^JPG, PNG or GIF/).textContent).toContain(said);
      await user.upload(
        input,
        ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'].map(
          (name) => new File(['x'], name, { type: 'image/jpeg' }),
        ),
      );
      expect((await screen.findByRole('alert')).textContent).toMatch(left);
      expect(puts).toHaveLength(photos === 0 ? 5 : 3);
    },
  );

  it.each([en, fr])('takes no file where it has as many photos as it can have (%#)', async (texts) => {
    fakeServer(fakeOperations({ getRequest: () => ({ body: { ...REQUEST, photos: 20 } }) }));
    openRequest(texts, 'adding');
    expect(await screen.findByText(texts.photos.full)).toBeTruthy();
    expect(screen.queryByLabelText(texts.photos.choose)).toBeNull();
  });

  it('says how many photos were added to a request that was canceled before the last was', async () => {
    const user = userEvent.setup();
    fakeStorage((put) => put.respond(200));
    let stored = REQUEST;
    let sent = 0;
    fakeServer(
      fakeOperations({
        getRequest: () => ({ body: stored }),
        uploadPhoto: () => ticketFor(pathOf(++sent)),
        getPhotoState: ({ params }) => ({ body: photoState(`/uploads/${params.name}`) }),
        addRequestPhotos: () => {
          if (sent === 1) return { body: { ...REQUEST, version: 4, photos: 1 } };
          stored = { ...REQUEST, version: 5, state: 'canceled', open: false };
          return { status: 409, body: { code: 'conflict', message: 'Your request is closed.' } };
        },
      }),
    );
    openRequest(en, 'adding');
    await user.upload(
      await screen.findByLabelText('Choose photos'),
      ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' })),
    );
    expect(await screen.findByText(en.photos.closedSince(1))).toBeTruthy();
    expect(sent).toBe(2);
  });

  it('says that photos were not added to a request that was canceled while they were sent', async () => {
    const user = userEvent.setup();
    const path = pathOf(1);
    fakeStorage((put) => put.respond(200));
    let stored = REQUEST;
    fakeServer(
      fakeOperations({
        getRequest: () => ({ body: stored }),
        uploadPhoto: () => ticketFor(path),
        getPhotoState: () => ({ body: photoState(path) }),
        addRequestPhotos: () => {
          stored = { ...REQUEST, version: 4, state: 'canceled', open: false };
          return { status: 409, body: { code: 'conflict', message: 'Your request is closed.' } };
        },
      }),
    );
    openRequest(en, 'adding');
    await user.upload(
      await screen.findByLabelText('Choose photos'),
      new File(['x'], 'couch.jpg', { type: 'image/jpeg' }),
    );
    const said = await screen.findByText('Your request is closed by now, so no photo was added to it.');
    expect(screen.getByText('Cancelled. Nobody will come.')).toBeTruthy();
    expect(document.activeElement).toBe(said.parentElement);
  });

  it.each([en, fr])(
    'says of a photo that was refused since why, until another one is added (%#)',
    async (texts) => {
      const user = userEvent.setup();
      const [bad, good] = [pathOf(1), pathOf(2)];
      fakeStorage((put) => put.respond(200));
      fakeServer(
        fakeOperations({
          getRequest: () => ({ body: REQUEST }),
          uploadPhoto: () => ticketFor(good),
          getPhotoState: ({ params }) => {
            const path = `/uploads/${params.name}`;
            const refused = { state: 'refused', message: PHOTO_REFUSAL_TEXTS.damaged } as const;
            return { body: photoState(path, path === bad ? refused : {}) };
          },
          addRequestPhotos: () => ({ body: { ...REQUEST, photos: 1 } }),
        }),
      );
      rememberRequest(REQUEST.id);
      rememberUncheckedPhotos([bad]);
      openRequest(texts);
      const [said, add] = texts.card.refused(1, texts.message(PHOTO_REFUSAL_TEXTS.damaged));
      expect((await screen.findByRole('alert')).textContent).toBe(said + add);
      await user.click(screen.getByRole('button', { name: add }));
      await user.upload(
        screen.getByLabelText(texts.photos.choose),
        new File(['x'], 'couch.jpg', { type: 'image/jpeg' }),
      );
      await screen.findByText(texts.photos.added(1));
      expect(screen.queryByText(said)).toBeNull();
      expect(leftOutPhotos().refused).toEqual([]);
    },
  );

  it.each([
    [en, 1, 'One photo did not arrive.', 'Add it'],
    [fr, 2, '2 photos ne sont pas arrivées.', 'Les ajouter'],
  ])(
    'says that photos are not with it, and offers once to add them (%#)',
    async (texts, count, said, add) => {
      const user = userEvent.setup();
      fakeServer(fakeOperations({ getRequest: () => ({ body: REQUEST }) }));
      rememberRequest(REQUEST.id);
      rememberMissingPhotos(count);
      openRequest(texts);
      expect((await screen.findByRole('alert')).textContent).toBe(said + add);
      expect(screen.queryByText(texts.actions.photos)).toBeNull();
      await user.click(screen.getByRole('button', { name: add }));
      expect(screen.getByLabelText(texts.photos.choose)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: texts.form.back }));
      // The chat of this page has sent them.
      act(() => rememberMissingPhotos(0));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByText(texts.actions.photos)).toBeTruthy();
    },
  );

  it.each<[string, Partial<RequestView>]>([
    ['another request', { id: 13 }],
    ['one that takes none', { open: false, state: 'completed' }],
  ])('says nothing of photos on the page of %s', async (_what, how) => {
    fakeServer(fakeOperations({ getRequest: () => ({ body: { ...REQUEST, ...how } }) }));
    rememberRequest(REQUEST.id);
    rememberMissingPhotos(1);
    openRequest();
    await screen.findByText('two sofas');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
