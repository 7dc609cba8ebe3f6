import type { CreateLeadResponse } from '@harbour-haul/contract/leads/create-lead';
import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import { photosOfForm } from '@harbour-haul/domain/leads/lead-photos';
import { beforeEach } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { type FakeRequest, fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import type { FakePut } from '#lib/testing/fake-storage.ts';
import { photoState } from '#lib/testing/photo-state.ts';

const CREATED: CreateLeadResponse = { id: 1, status: 'new', createdAt: '2026-11-21T12:00:00.000Z' };
/** Where the photo is that is announced as this one. */
export const pathOf = (number: number) => `/uploads/0b0f7a52-1c3d-4e5f-8a9b-00000000000${number}.jpg`;

interface Photos {
  photoError?: string;
  states?: Record<number, Partial<PhotoStateResponse>>;
  /** It takes no photos any more. */
  isClosed?: boolean;
  /** What the next announcements of a photo are answered instead. */
  announced?: { status: 429; body: object }[];
}

/** The server, which names photos by their order, and finds all of them clean but for what `states` says. */
export function serve({ photoError, states = {}, isClosed = false, announced: refusals = [] }: Photos = {}) {
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

export const arrive = (put: FakePut) => put.respond(200);
export const cut = (put: FakePut) => put.cut();

export function file(name = 'couch.jpg', options: { size?: number; type?: string } = {}): File {
  const { size = 100, type = 'image/jpeg' } = options;
  return new File([new Uint8Array(size)], name, { type });
}

/** Chooses files by the picker. */
export async function choose(...files: File[]): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^Add (more )?photos$/), { target: { files } });
  });
}

export const listed = () => screen.queryByLabelText('Your photos');
export const leadOf = (requests: FakeRequest[]) => requests.find(({ path }) => path === '/api/leads')?.body;
/** By label and text: roles take jsdom most of a test's time. */
export const buttonOf = (label: string) => screen.getByLabelText(label);
export const button = (text: string) => screen.getByText(text);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
