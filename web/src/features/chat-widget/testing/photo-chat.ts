import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import type { PhotoUploadTicket } from '@harbour-haul/contract/photos/upload-photo';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { fakeIndexedDb } from '#lib/testing/fake-indexed-db.ts';
import { photoState } from '#lib/testing/photo-state.ts';
import { ChatServer } from './chat-server.ts';
import { matchNoMedia, openByButton, pass, renderChat } from './open-chat.tsx';

/** Where the photo is that a test sends. */
export const PATH = '/uploads/0b0f7a52-1c3d-4e5f-8a9b-0c1d2e3f4a5b.jpg';
export const TICKET: PhotoUploadTicket = {
  path: PATH,
  upload: { method: 'PUT', url: 'https://photos.example/q', headers: { 'content-type': 'image/jpeg' } },
};

/** Opens the chat before each test of a file, under fake timers, on a device that keeps photos. */
export function photoChat() {
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

  const load = async (...engine: Parameters<typeof renderChat>) => {
    chat.leave();
    chat = await renderChat(...engine);
  };
  const reload = async () => {
    await load();
    await pass(1100);
  };
  return {
    get server() {
      return server;
    },
    get device() {
      return device;
    },
    get showNotice() {
      return chat.showNotice;
    },
    /** Loads the page with a chat that is closed, maybe with another engine. */
    load,
    /** The same tab loads its page anew, with the chat open. */
    reload,
    /** The tab is closed, and another one opened later. */
    comeBack: async () => {
      sessionStorage.clear();
      await reload();
    },
    serveTicket: () => server.on({ uploadPhoto: () => ({ status: 201, body: TICKET }) }),
    serveState: (changes: Partial<PhotoStateResponse> = {}) =>
      server.on({
        getPhotoState: ({ params }) =>
          `/uploads/${params.name}` === PATH
            ? { body: photoState(PATH, changes) }
            : { status: 404, body: {} },
      }),
  };
}

export const picture = (bytes: number, type = 'image/jpeg', name = 'couch.jpg') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Chooses files by the picker. */
export async function choose(...files: File[]): Promise<void> {
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files } });
  await pass(0);
}

export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
}

/** Time for an upload and its check: each answer of a server takes a turn of its own. */
export async function passUploads(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await pass(500);
}

/** The buttons that send something again. */
export const retries = () => screen.queryAllByRole('button', { name: /retry|try/i });
/** The photos that are chosen and not sent yet. */
export const steps = () => screen.queryAllByRole('group', { name: 'Chosen photo' });
export const step = () => screen.queryByRole('group', { name: 'Chosen photo' });
