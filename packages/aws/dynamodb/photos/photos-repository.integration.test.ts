import { GetObjectTaggingCommand } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { MAX_PHOTOS_A_DAY } from '@harbour-haul/domain/photos/photo-limits';
import { runningS3 } from '@harbour-haul/local-cloud/testing/running-s3';
import { aPhoto } from '@harbour-haul/testing/photos';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PhotoEraser } from '../../photos/photo-eraser.ts';
import { PhotoTrash } from '../../photos/photo-trash.ts';
import { cleanKey, quarantineKey, thumbnailKey } from '../../s3/photo-keys.ts';
import { PhotoStore } from '../../s3/photo-store.ts';
import { visitorKey } from '../rows.ts';
import { Table } from '../table/table.ts';
import { VisitorPhotosRepository } from './visitor-photos-repository.ts';

const run = runningS3();
const now = new Date('2026-07-31T12:00:00.000Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3600_000);
const CLEANED = { width: 800, height: 600, placeholder: 'data:image/jpeg;base64,AAAA' };

let tables: Awaited<ReturnType<typeof createTestTables>>;
let photos: VisitorPhotosRepository;
beforeAll(async () => {
  tables = await createTestTables();
  photos = new VisitorPhotosRepository(
    new Table(tables.client, tables.photosTable),
    new Table(tables.client, tables.visitorsTable),
  );
});

let serial = 0;
const newVisitor = () => `visitor-${++serial}`;
const create = (photo = aPhoto(), more: { visitorVerified?: boolean } = {}) =>
  photos.create({ photo, visitorVerified: true, now, ...more });

describe('a photo', () => {
  it('that S3 did not take is removed by who announced it', async () => {
    const photo = aPhoto({ visitorId: newVisitor() });
    await create(photo);
    const announcing = new VisitorPhotosRepository(
      new Table(tables.clientOf('photos'), tables.photosTable),
      new Table(tables.clientOf('photos'), tables.visitorsTable),
    );
    expect([await announcing.remove(photo.name), await photos.get(photo.name, now)]).toEqual([true, null]);
  });

  it('is stored as it was announced', async () => {
    const photo = aPhoto({ visitorId: newVisitor(), contentType: 'image/heic', size: 4711 });
    expect(await create(photo)).toEqual({ outcome: 'created' });
    expect(await photos.get(photo.name, now)).toEqual(photo);
    expect(await photos.get(aPhoto().name, now)).toBeNull();
  });

  it('is marked clean or refused once, the first decision wins', async () => {
    const photo = aPhoto({ visitorId: newVisitor() });
    await create(photo);
    const decisions = await Promise.all([
      photos.markClean(photo.name, CLEANED, later(1)),
      photos.markClean(photo.name, { ...CLEANED, width: 1 }, later(1)),
      photos.markRefused(photo.name, 'damaged', later(1)),
    ]);
    expect(decisions.filter(Boolean)).toHaveLength(1);
    expect(await photos.markClean(photo.name, CLEANED, later(2))).toBe(false);
    expect(await photos.get(photo.name, now)).toMatchObject({ checkedAt: later(1).toISOString() });
  });

  it('is kept for good once it is clean, and for two days otherwise', async () => {
    const [pending, refused, clean] = [1, 2, 3].map(() => aPhoto({ visitorId: newVisitor() }));
    if (!pending || !refused || !clean) throw new Error('three photos');
    await Promise.all([pending, refused, clean].map((one) => create(one)));
    expect(await photos.markRefused(refused.name, 'not_an_image', now)).toBe(true);
    expect(await photos.markClean(clean.name, CLEANED, now)).toBe(true);
    expect(await photos.get(refused.name, later(47))).toMatchObject({
      state: 'refused',
      refusal: 'not_an_image',
      cleaned: null,
    });
    expect(await photos.get(pending.name, later(49))).toBeNull();
    expect(await photos.get(refused.name, later(49))).toBeNull();
    expect(await photos.get(clean.name, later(24 * 400))).toMatchObject({ state: 'clean', cleaned: CLEANED });
  });

  it('that is removed can be neither marked, classified nor attached to a lead', async () => {
    const { name, visitorId } = aPhoto();
    const findings = { labels: [], junkType: null, junkConfidence: null, hazards: [] };
    expect(await photos.markClean(name, CLEANED, now)).toBe(false);
    expect(await photos.markRefused(name, 'damaged', now)).toBe(false);
    expect(await photos.noteFindings(name, findings)).toBeNull();
    expect(await photos.attach(name, visitorId, 7)).toBeNull();
    expect(await photos.get(name, now)).toBeNull();
  });

  it('stores its findings and the lead of its own visitor', async () => {
    const photo = aPhoto({ visitorId: newVisitor() });
    await create(photo);
    const findings = {
      labels: [{ name: 'Couch', confidence: 0.98 }],
      junkType: 'furniture' as const,
      junkConfidence: 0.98,
      hazards: ['paint' as const],
    };
    expect(await photos.noteFindings(photo.name, findings)).toMatchObject({ findings, leadId: null });
    expect(await photos.attach(photo.name, 'somebody-else', 7)).toBeNull();
    expect(await photos.attach(photo.name, photo.visitorId, 7)).toMatchObject({ findings, leadId: 7 });
  });
});

describe('the daily photo limits', () => {
  it('stop a visitor, also at once, and let them in the next day', async () => {
    const visitorId = newVisitor();
    const send = () => create(aPhoto({ visitorId }));
    const outcomes = await Promise.all(Array.from({ length: MAX_PHOTOS_A_DAY.visitor + 5 }, send));
    expect(outcomes.filter(({ outcome }) => outcome === 'created')).toHaveLength(MAX_PHOTOS_A_DAY.visitor);
    expect(await send()).toEqual({ outcome: 'too_many', retryAfterSeconds: 12 * 3600 });
    expect(await photos.ofVisitor(visitorId, now)).toHaveLength(MAX_PHOTOS_A_DAY.visitor);
    const tomorrow = {
      photo: aPhoto({ visitorId }),
      visitorVerified: true,
      now: later(12),
    };
    expect(await photos.create(tomorrow)).toEqual({ outcome: 'created' });
  });

  it('reveal nothing without the visitor cookie: the claim refuses first', async () => {
    const visitorId = newVisitor();
    const Item = { ...visitorKey(visitorId), claimedAt: now.toISOString() };
    await tables.client.send(new PutCommand({ TableName: tables.visitorsTable, Item }));
    const count = { name: `visitor#2026-07-31#${visitorId}`, photos: MAX_PHOTOS_A_DAY.visitor };
    await tables.client.send(new PutCommand({ TableName: tables.photosTable, Item: count }));
    const photo = aPhoto({ visitorId });
    expect(await create(photo, { visitorVerified: false })).toEqual({ outcome: 'visitor_taken' });
    expect(await photos.get(photo.name, now)).toBeNull();
  });
});

describe('the photo trash', () => {
  it('expires photos with their lead, and restores them whole', async () => {
    const store = new PhotoStore(run.client, run.photos);
    const trash = new PhotoTrash(photos, store);
    const [photo, pending] = [aPhoto({ visitorId: newVisitor() }), aPhoto({ visitorId: newVisitor() })];
    const paths = [photo.name, pending.name, aPhoto().name, 'x'].map((name) => `/uploads/${name}`);
    await create(pending);
    await create(photo);
    await photos.markClean(photo.name, CLEANED, now);
    for (const key of [cleanKey, thumbnailKey]) await run.put(key(photo.name), 'picture');
    const tags = async () => {
      const Key = thumbnailKey(photo.name);
      const { TagSet } = await run.client.send(new GetObjectTaggingCommand({ Bucket: run.photos, Key }));
      return TagSet;
    };

    await trash.discard(paths, later(24 * 30));
    expect(await tags()).toEqual([{ Key: 'trash', Value: 'yes' }]);
    expect(await store.read(photo.name, 'full')).toEqual(new TextEncoder().encode('picture'));
    expect(await photos.get(photo.name, later(24 * 30 - 1))).toMatchObject({ state: 'clean' });
    expect(await photos.get(photo.name, later(24 * 30))).toBeNull();
    expect(await photos.get(pending.name, later(49))).toBeNull();

    await trash.recover(paths);
    expect(await tags()).toEqual([]);
    expect(await store.read(photo.name, 'thumbnail')).toEqual(new TextEncoder().encode('picture'));
    expect(await photos.get(photo.name, later(24 * 400))).toMatchObject({ state: 'clean', cleaned: CLEANED });
    expect(await photos.get(pending.name, later(49))).toBeNull();
  });
});

describe('erasing photos', () => {
  it('removes images and rows of one visitor alone, and can be repeated', async () => {
    const store = new PhotoStore(run.client, run.photos);
    const eraser = new PhotoEraser(photos, store);
    const visitorId = newVisitor();
    const own = [aPhoto({ visitorId }), aPhoto({ visitorId })];
    const other = aPhoto({ visitorId: newVisitor() });
    for (const photo of [...own, other]) {
      await create(photo);
      for (const key of [cleanKey, thumbnailKey, quarantineKey]) await run.put(key(photo.name), 'picture');
    }
    expect(await eraser.erasePhotos(visitorId, [], now)).toBe(2);
    for (const { name } of own) {
      expect(await photos.get(name, now)).toBeNull();
      expect([await store.read(name, 'full'), await store.read(name, 'thumbnail')]).toEqual([null, null]);
      await expect(run.text(quarantineKey(name))).rejects.toMatchObject({ name: 'NoSuchKey' });
    }
    expect(await store.read(other.name, 'full')).toEqual(new TextEncoder().encode('picture'));
    expect(await eraser.erasePhotos(visitorId, [], now)).toBe(0);
    const named = ['/uploads/chat_x.jpg', `/uploads/${other.name}`, `/uploads/${own[0]?.name}`, 'x'];
    expect(await eraser.erasePhotos(null, named, now)).toBe(1);
    expect([await photos.get(other.name, now), await store.read(other.name, 'full')]).toEqual([null, null]);
  });

  it('keeps the rows where S3 does not respond, so that it can be tried again', async () => {
    const visitorId = newVisitor();
    const photo = aPhoto({ visitorId });
    await create(photo);
    const broken = { remove: () => Promise.reject(new Error('S3 is down')) };
    await expect(new PhotoEraser(photos, broken).erasePhotos(visitorId, [], now)).rejects.toThrow(
      'S3 is down',
    );
    expect(await photos.get(photo.name, now)).toEqual(photo);
  });
});
