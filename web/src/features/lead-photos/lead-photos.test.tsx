import '#lib/testing/patience.ts';
import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { PhotoFindings } from '@harbour-haul/domain/photos/photo';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeOperations, fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { photoState } from '#lib/testing/photo-state.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { ChatPhotoSources } from './chat-photo-sources.tsx';
import { LeadPhotos } from './lead-photos.tsx';

const pathOf = (number: number) => `/uploads/0b0f7a52-1c3d-4e5f-8a9b-00000000000${number}.jpg`;

/** The facts of photos 1 to 4, clean unless said otherwise, and of older files by name; there are no other photos. */
function facts(
  special: Record<number, Partial<PhotoStateResponse>> = {},
  older: Record<string, PhotoStateResponse> = {},
): FakeOperations {
  const photos = [1, 2, 3, 4].map((number) => photoState(pathOf(number), special[number]));
  const named = Object.fromEntries(photos.map((photo) => [photo.path.slice('/uploads/'.length), photo]));
  const states: Record<string, PhotoStateResponse> = { ...named, ...older };
  return {
    getPhotoState: ({ params: { name = '' } }) => {
      const body = states[name];
      return body ? { body } : { status: 404, body: {} };
    },
  };
}

const listing = (paths: string[]): FakeOperations => ({ listChatPhotos: () => ({ body: paths }) });
const serve = (operations: FakeOperations) => fakeServer(fakeOperations(operations));

function show(lead: Partial<Lead> = {}) {
  const none = { photoPath: null, additionalPhotos: null, chatPhotoPaths: null, visitorId: 'visitor-1' };
  const shown = { ...none, ...lead };
  // As in a lead's sheet, where the second stands under More.
  renderFeature(
    <>
      <LeadPhotos lead={shown} />
      {shown.visitorId !== null && <ChatPhotoSources visitorId={shown.visitorId} />}
    </>,
  );
}

const sectionOf = (name: string) => screen.getByRole('region', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('a lead without a photo', () => {
  it('a lead without a photo offers a check for chat uploads and a link to the visitor’s newest lead', async () => {
    let paths: string[] = [];
    const requests = serve({ ...facts(), listChatPhotos: () => ({ body: paths }) });
    show();
    expect(screen.getByText('Loading chat photos...')).toBeTruthy();
    expect(screen.queryByText('No image is available for this lead')).toBeNull();
    await screen.findByText('No photos uploaded in chat conversations');
    expect(screen.getByText('No image is available for this lead')).toBeTruthy();
    expect(requests[0]?.query).toEqual({ visitorId: 'visitor-1' });
    const link = screen.getByRole('link', { name: 'Newest lead of this visitor' });
    expect(link.getAttribute('href')).toBe('/admin/leads?visitorId=visitor-1');
    paths = [pathOf(1)];
    fireEvent.click(button('Check for chat uploads'));
    await screen.findByText('1 photo from the chat below');
    expect(screen.queryByText('No image is available for this lead')).toBeNull();
  });

  it.each<[string, Partial<Lead>, string[]]>([
    ['that its chat named', { chatPhotoPaths: JSON.stringify([pathOf(1), pathOf(2)]) }, []],
    ['of the visitor’s chats', {}, [pathOf(1), pathOf(2)]],
  ])('a lead with photos %s never says that there is none', async (_which, lead, paths) => {
    const said: string[] = [];
    const watch = new MutationObserver(() => said.push(document.body.textContent ?? ''));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    serve({ ...facts(), ...listing(paths) });
    show(lead);
    await screen.findByText('2 photos from the chat below');
    await waitFor(() => expect(screen.queryByText('Loading chat photos...')).toBeNull());
    watch.disconnect();
    expect(said.filter((text) => text.includes('No image is available'))).toEqual([]);
  });

  it('a lead without a photo and a visitor offers no check', () => {
    const requests = serve({});
    show({ visitorId: null });
    expect(screen.getByText('No image is available for this lead')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(requests).toEqual([]);
  });
});

describe('the photos of a lead', () => {
  it('the photos of a lead are shown once each in their section; those of the form open in a new tab', async () => {
    serve({ ...facts(), ...listing([pathOf(3)]) });
    show({
      photoPath: pathOf(1),
      additionalPhotos: JSON.stringify([
        pathOf(2),
        'data:image/png;base64,AAAA',
        'data:text/html;base64,AAAA',
      ]),
      chatPhotoPaths: JSON.stringify([pathOf(3), 'old.jpg']),
    });
    const main = screen.getByRole('img', { name: 'Main photo' });
    expect(main.getAttribute('src')).toBe(`${pathOf(1)}?size=thumbnail`);
    expect(main.closest('a')).toMatchObject({ target: '_blank' });
    expect(main.closest('a')?.getAttribute('href')).toBe(pathOf(1));
    const additional = sectionOf('Additional Photos');
    expect(within(additional).getAllByRole('listitem')).toHaveLength(3);
    expect(within(additional).getByText('Image unavailable')).toBeTruthy();
    // Browsers open no data URL in a tab.
    expect(additional.querySelectorAll('a[target=_blank]')).toHaveLength(1);
    await screen.findByRole('region', { name: 'Photos of the chat' });
    expect(within(sectionOf('Visitor Chat Photos')).getAllByRole('img')).toHaveLength(1);
    expect(within(sectionOf('Photos of the chat')).getAllByRole('img')).toHaveLength(1);
  });

  it('the photos of a lead have the headings of the specification, and are 200 px wide at most', async () => {
    serve({ ...facts(), ...listing([pathOf(2)]) });
    show({ photoPath: pathOf(1) });
    expect(sectionOf('Project Photos')).toBeTruthy();
    const chat = within(sectionOf('Photos Uploaded via Chat'));
    const [tile] = within(await chat.findByRole('region', { name: 'Photos of the chat' })).getAllByRole(
      'listitem',
    );
    expect(tile && getComputedStyle(tile).maxWidth).toBe('200px');
  });

  it('the main photo is seen whole by its button', async () => {
    serve({ ...facts(), ...listing([pathOf(2)]) });
    show({ photoPath: pathOf(1) });
    await screen.findByRole('region', { name: 'Photos of the chat' });
    fireEvent.click(button('View full size'));
    const dialog = within(screen.getByRole('dialog', { name: 'Photo 1 of 2' }));
    expect(dialog.getByRole('img').getAttribute('src')).toBe(pathOf(1));
  });

  it('the photos of a lead show a placeholder while loading, and pending, refused and unavailable states', async () => {
    const placeholder = 'data:image/jpeg;base64,BLUR';
    serve({
      ...facts({ 1: { placeholder }, 2: { state: 'pending' }, 3: { state: 'refused', message: 'No.' } }),
      ...listing([]),
    });
    const additionalPhotos = JSON.stringify([pathOf(2), pathOf(3), pathOf(9)]);
    show({ photoPath: pathOf(1), additionalPhotos });
    await screen.findByText('Being checked…');
    await screen.findByText('Refused: it is no picture that can be shown');
    await screen.findByText('Image unavailable');
    const main = screen.getByRole('img', { name: 'Main photo' });
    expect(getComputedStyle(main).backgroundImage).toContain(placeholder);
    fireEvent.load(main);
    expect(getComputedStyle(main).backgroundImage).not.toContain(placeholder);
  });

  it('a photo tries every URL before it counts as unavailable', () => {
    serve(listing([]));
    show({ photoPath: 'old.jpg' });
    const source = () => screen.getByRole('img', { name: 'Main photo' }).getAttribute('src');
    expect(source()).toBe('/uploads/old.jpg?size=thumbnail');
    fireEvent.error(screen.getByRole('img'));
    expect(source()).toBe('/api/photos/old.jpg?size=thumbnail');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Image unavailable')).toBeTruthy();
  });

  it('the photos of a lead warn of hazardous goods found in them', async () => {
    const findings: PhotoFindings = {
      labels: [],
      junkType: null,
      junkConfidence: null,
      hazards: ['batteries', 'paint'],
    };
    serve({ ...facts({ 1: { findings } }), ...listing([pathOf(1)]) });
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('They may show paint or solvents and batteries.');
  });
});

describe('a photo that is missing', () => {
  const link = (place = sectionOf('Project Photos')) =>
    within(place).queryByRole('link', { name: 'Newest lead of this visitor' });

  /** None of the addresses of an image leads to it. */
  function failToLoad(name: string) {
    for (let image = screen.queryByRole('img', { name }); image; image = screen.queryByRole('img', { name }))
      fireEvent.error(image);
  }

  it.each(['old.jpg', 'chat_visitor-1.jpg', pathOf(1), 'data:text/html;base64,AAAA'])(
    'called %s offers a link to the visitor’s newest lead as soon as it loads from nowhere',
    async (photoPath) => {
      serve({ ...facts(), ...listing([]) });
      show({ photoPath });
      await screen.findByText('No photos uploaded in chat conversations');
      if (photoPath.endsWith('.jpg')) expect(link()).toBeNull();
      failToLoad('Main photo');
      expect(screen.getByText('Image unavailable')).toBeTruthy();
      expect(link()?.getAttribute('href')).toBe('/admin/leads?visitorId=visitor-1');
    },
  );

  it('of which the server knows nothing offers it too', async () => {
    serve({ ...facts(), ...listing([]) });
    show({ photoPath: pathOf(9) });
    await screen.findByText('Image unavailable');
    expect(link()).toBeTruthy();
  });

  it.each<[string, string, Partial<Lead>, string[]]>([
    ['additional', 'Additional Photos', { additionalPhotos: JSON.stringify([pathOf(2), 'old.jpg']) }, []],
    [
      'named by its chat',
      'Visitor Chat Photos',
      { chatPhotoPaths: JSON.stringify([pathOf(2), 'old.jpg']) },
      [],
    ],
    ['of the visitor’s chats', 'Photos of the chat', {}, [pathOf(2), '/uploads/chat_visitor-1.jpg']],
  ])('among those %s offers it there', async (_which, title, lead, paths) => {
    serve({ ...facts(), ...listing(paths) });
    show({ photoPath: pathOf(1), ...lead });
    const section = await screen.findByRole('region', { name: title });
    expect(link(section)).toBeNull();
    failToLoad(`${title}, 2 of 2`);
    expect(link(section)?.getAttribute('href')).toBe('/admin/leads?visitorId=visitor-1');
    expect(screen.getAllByRole('link', { name: 'Newest lead of this visitor' })).toHaveLength(1);
  });

  it('of nobody known offers nothing', () => {
    serve({});
    show({ photoPath: 'old.jpg', visitorId: null });
    failToLoad('Main photo');
    expect(screen.getByText('Image unavailable')).toBeTruthy();
    expect(link()).toBeNull();
  });
});

describe('photos uploaded via chat', () => {
  it('chat photos are refetched by Refresh; a failure shows a toast and looks up older files', async () => {
    let isDown = false;
    const found = photoState(pathOf(4));
    serve({
      ...facts({}, { 'chat_visitor-1.jpg': found, 'chat_visitor-1_1.jpg': found }),
      listChatPhotos: () => (isDown ? { status: 500, body: {} } : { body: [pathOf(1)] }),
    });
    show();
    await screen.findByRole('region', { name: 'Photos of the chat' });
    isDown = true;
    fireEvent.click(button('Refresh'));
    expect((await screen.findAllByText('Error loading photos')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Failed to load chat photos').length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(within(sectionOf('Photos of older chats')).getAllByRole('img')).toHaveLength(1),
    );
    expect(within(sectionOf('Photos of the chat')).getAllByRole('img')).toHaveLength(1);
  });

  it('older chat files are looked up on request, with a text for none', async () => {
    serve({ ...facts(), ...listing([]) });
    show();
    await screen.findByText('No photos uploaded in chat conversations');
    const sources = within(sectionOf('Direct File Lookup'));
    expect(within(sectionOf('API-loaded Images')).getByText('None')).toBeTruthy();
    fireEvent.click(sources.getByRole('button', { name: 'Look for files of older chats' }));
    await sources.findByText('No other files found');
  });

  it('where photos come from is said to who diagnoses, and people read of photos', async () => {
    serve({
      ...facts({}, { 'chat_visitor-1.jpg': photoState(pathOf(4)) }),
      ...listing([pathOf(1), pathOf(2)]),
    });
    show();
    await screen.findByText('2 photos', { selector: 'section *' });
    const photos = within(sectionOf('Photos Uploaded via Chat'));
    const headings = () => photos.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings()).toEqual(['Photos Uploaded via Chat', 'Photos of the chat']);
    fireEvent.click(button('Look for files of older chats'));
    await screen.findByText('1 file found');
    expect(headings()).toEqual(['Photos Uploaded via Chat', 'Photos of the chat', 'Photos of older chats']);
  });

  it('a list of chat photos that cannot be loaded is named where it comes from', async () => {
    serve({ ...facts(), listChatPhotos: () => ({ status: 500, body: {} }) });
    show();
    await within(sectionOf('API-loaded Images')).findByText('The list could not be loaded');
  });
});

describe('the full-size dialog', () => {
  it('the full-size dialog shows one photo after the other by buttons and keys, zooms, and closes', async () => {
    // What is just below a round figure does not read as that.
    const labels = [{ name: 'Couch', confidence: 0.899 }];
    const findings: PhotoFindings = { labels, junkType: 'furniture', junkConfidence: 0.98, hazards: [] };
    serve({ ...facts({ 2: { findings } }), ...listing([pathOf(1), pathOf(2)]) });
    show();
    const grid = await screen.findByRole('region', { name: 'Photos of the chat' });
    fireEvent.click(within(grid).getAllByRole('button')[0] as HTMLElement);
    const dialog = screen.getByRole('dialog', { name: 'Photo 1 of 2' });
    const picture = () => within(dialog).getByRole('img');
    expect(picture().getAttribute('src')).toBe(pathOf(1));
    fireEvent.click(button('Previous photo'));
    expect(picture().getAttribute('src')).toBe(pathOf(1));
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(picture().getAttribute('src')).toBe(pathOf(2));
    expect(screen.getByRole('dialog', { name: 'Photo 2 of 2' })).toBe(dialog);
    await within(dialog).findByText('Seen: Couch 89%');
    expect(within(dialog).getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(
      pathOf(2),
    );

    const zoom = () => picture().closest('[data-zoom]')?.getAttribute('data-zoom');
    fireEvent.click(button('Zoom in'));
    expect(zoom()).toBe('1.5');
    fireEvent.keyDown(dialog, { key: '-' });
    expect(zoom()).toBe('1');
    fireEvent.keyDown(dialog, { key: '+' });
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(zoom()).toBe('1');

    fireEvent.error(picture());
    fireEvent.error(picture());
    expect(within(dialog).getByText('Image unavailable')).toBeTruthy();
    fireEvent.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
