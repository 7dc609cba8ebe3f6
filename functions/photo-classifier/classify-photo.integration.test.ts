import { SeenJunkTypes } from '@harbour-haul/aws/dynamodb/leads/seen-junk-types';
import { LimitCounters } from '@harbour-haul/aws/dynamodb/limits/limit-counters';
import { PhotosRepository } from '@harbour-haul/aws/dynamodb/photos/photos-repository';
import { VisitorPhotosRepository } from '@harbour-haul/aws/dynamodb/photos/visitor-photos-repository';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { configuredLimits } from '@harbour-haul/domain/limits/configured-limits';
import type { SeenLabel } from '@harbour-haul/domain/photos/photo-classifier';
import { aSubmission } from '@harbour-haul/testing/leads';
import { aPhoto } from '@harbour-haul/testing/photos';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeAll, expect, it } from '@jest/globals';
import { Limiter } from '../shared/limits/limiter.ts';
import { classifyPhoto } from './classify-photo.ts';
import type { PhotoClassifierDeps } from './deps.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const COUCH: SeenLabel = { name: 'Couch', aliases: [], confidence: 0.9 };

let photos: VisitorPhotosRepository;
let own: PhotosRepository;
let leads: TestLeadsRepository;
let seenJunkTypes: SeenJunkTypes;
let counters: LimitCounters;

beforeAll(async () => {
  const { client, clientOf, photosTable, leadsTable, limitsTable, visitorsTable } = await createTestTables();
  own = new PhotosRepository(new Table(clientOf('photo-classifier'), photosTable));
  photos = new VisitorPhotosRepository(new Table(client, photosTable), new Table(client, visitorsTable));
  leads = new TestLeadsRepository(new Table(client, leadsTable), new Table(client, visitorsTable));
  counters = new LimitCounters(new Table(clientOf('photo-classifier'), limitsTable));
  seenJunkTypes = new SeenJunkTypes(new Table(clientOf('photo-classifier'), leadsTable));
});

/** The parts around the tables: a picture, or none, and what is seen in it. */
function deps(
  look: () => Promise<SeenLabel[]>,
  picture: Uint8Array | null = new Uint8Array(1),
  limiter = limiterOf('none'),
): PhotoClassifierDeps {
  return {
    photos: own,
    seenJunkTypes,
    images: { read: async () => picture },
    classifier: { labelsOf: look },
    limiter,
    now: () => NOW,
  };
}

/** The limiter of another process of the classifier. */
function limiterOf(changes: string): Limiter {
  return new Limiter({ counters, limits: configuredLimits(changes).visitors, width: 1 });
}

async function received(now = NOW): Promise<string> {
  const photo = aPhoto({ createdAt: now.toISOString() });
  await photos.create({ photo, visitorVerified: true, now });
  return photo.name;
}

const findingsOf = async (name: string) => (await photos.get(name, NOW))?.findings;

it('continues where it stopped, and classifies no photo twice', async () => {
  const name = await received();
  await expect(
    classifyPhoto(
      name,
      deps(() => Promise.reject(new Error('later'))),
    ),
  ).rejects.toThrow('later');
  expect(await findingsOf(name)).toBeNull();
  expect(
    await classifyPhoto(
      name,
      deps(async () => [COUCH]),
    ),
  ).toMatchObject({ junkType: 'furniture' });
  const again = deps(() => Promise.reject(new Error('looked again')));
  expect(await classifyPhoto(name, again)).toMatchObject({ junkType: 'furniture' });
});

it('returns null for photos and images that are gone', async () => {
  const looked = deps(async () => [COUCH]);
  expect(await classifyPhoto(aPhoto().name, looked)).toBeNull();
  const name = await received();
  expect(
    await classifyPhoto(
      name,
      deps(async () => [COUCH], null),
    ),
  ).toBeNull();
  expect(await findingsOf(name)).toBeNull();
});

it('fills in the lead that the photo was attached to meanwhile', async () => {
  const submission = aSubmission({ junkType: null, junkClassificationSource: null });
  const creation = { submission, from: 'form', finished: true, now: NOW } as const;
  const created = await leads.create({ ...creation, visitorVerified: true, idempotency: null });
  const leadId = 'receipt' in created ? created.receipt.leadId : 0;
  const name = await received();
  await classifyPhoto(
    name,
    deps(async () => {
      await photos.attach(name, 'visitor-1', leadId);
      return [COUCH];
    }),
  );
  expect(await leads.get(leadId)).toMatchObject({ junkType: 'furniture', junkClassificationSource: 'image' });
});

it('shows Rekognition no more photos a day than its cap, by however many processes, and leaves the others as they are', async () => {
  let looks = 0;
  const look = async () => {
    looks += 1;
    return [COUCH];
  };
  const now = new Date('2026-11-28T23:59:00.000Z');
  const processes = [1, 2, 3].map(() => ({
    ...deps(look, new Uint8Array(1), limiterOf('classifications.everybody=4')),
    now: () => now,
  }));
  const names = await Promise.all(Array.from({ length: 9 }, () => received(now)));
  const found = await Promise.all(
    names.map((name, at) => classifyPhoto(name, processes[at % 3] as PhotoClassifierDeps)),
  );
  expect(looks).toBe(4);
  expect(found.filter((findings) => findings !== null)).toHaveLength(4);
  const kept = await Promise.all(names.map((name) => photos.get(name, now)));
  expect(kept.filter((photo) => photo?.findings === null)).toHaveLength(5);
  expect(new Set(kept.map((photo) => photo?.state))).toEqual(new Set(['pending']));
  // On the next day whoever retries one has it seen.
  const next = { ...deps(look), now: () => new Date('2026-11-29T00:00:00.000Z') };
  for (const name of names) await classifyPhoto(name, next);
  expect(looks).toBe(9);
});
