import { S3Client } from '@aws-sdk/client-s3';
import { VisitorPhotosRepository } from '@harbour-haul/aws/dynamodb/photos/visitor-photos-repository';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { PhotoStore } from '@harbour-haul/aws/s3/photo-store';
import { photoName } from '@harbour-haul/domain/photos/photo';
import { freePort } from '@harbour-haul/local-cloud/http/free-port';
import { runningS3 } from '@harbour-haul/local-cloud/testing/running-s3';
import { aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeAll, expect, it, jest } from '@jest/globals';
import type { LimitVerdict } from '../../shared/limits/limiter.ts';
import type { LeadsDeps } from '../deps.ts';
import { attachFormPhoto } from './attach-form-photo.ts';

const run = runningS3();
const now = new Date('2026-07-31T12:00:00.000Z');
const request = { viewerAddress: '192.0.2.1' };
const photo = { contentType: 'image/jpeg', bytes: new TextEncoder().encode('a picture') } as const;

let leads: TestLeadsRepository;
let photos: VisitorPhotosRepository;
beforeAll(async () => {
  const { clientOf, leadsTable, photosTable, visitorsTable } = await createTestTables();
  const client = clientOf('leads');
  leads = new TestLeadsRepository(new Table(client, leadsTable), new Table(client, visitorsTable));
  photos = new VisitorPhotosRepository(new Table(client, photosTable), new Table(client, visitorsTable));
});

const depsWith = (client: S3Client, verdict: LimitVerdict = { ok: true }) =>
  ({
    leads,
    photos,
    store: new PhotoStore(client, run.photos),
    newPhotoName: () => photoName(crypto.randomUUID()),
    limiter: { width: 1, senderOf: async () => null, count: async () => verdict },
    now: () => now,
  }) as unknown as LeadsDeps;

async function aLeadOf(visitorId: string, phone: string): Promise<number> {
  const result = await leads.create({
    submission: aSubmission({ visitorId, phone }),
    from: 'form',
    finished: true,
    now,
    visitorVerified: false,
    idempotency: null,
  });
  if (result.outcome !== 'created') throw new Error(result.outcome);
  return result.receipt.leadId;
}

it('stores the lead without its photo while S3 is down, and attaches the photo on retry', async () => {
  const leadId = await aLeadOf('visitor-1', '902-555-0101');
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const nowhere = new S3Client({ endpoint, region: 'ca-central-1', credentials, maxAttempts: 1 });
  const before = await leads.get(leadId);
  expect(
    await attachFormPhoto(
      { photo, leadId, visitorId: 'visitor-1', repeated: false },
      request,
      depsWith(nowhere),
    ),
  ).toBe(false);
  expect(await leads.get(leadId)).toEqual(before);
  expect(await photos.ofVisitor('visitor-1', now)).toEqual([]);
  nowhere.destroy();

  const repeated = { photo, leadId, visitorId: null, repeated: true };
  expect(await attachFormPhoto(repeated, request, depsWith(run.plainClient))).toBe(true);
  const [stored] = await photos.ofVisitor('visitor-1', now);
  expect(stored).toMatchObject({ state: 'pending', source: 'form', leadId, size: photo.bytes.length });
  // It joins the lead once it is found clean.
  expect(await leads.get(leadId)).toEqual(before);
  expect(await run.text(`quarantine/${stored?.name}`)).toBe('a picture');

  expect(await attachFormPhoto(repeated, request, depsWith(run.plainClient))).toBe(true);
  expect(await photos.ofVisitor('visitor-1', now)).toHaveLength(1);
});

it('attaches both of two photos that come at once', async () => {
  const leadId = await aLeadOf('visitor-2', '902-555-0102');
  const deps = depsWith(run.plainClient);
  const sent = { photo, leadId, visitorId: 'visitor-2', repeated: false };
  expect(await Promise.all([1, 2, 3].map(() => attachFormPhoto(sent, request, deps)))).toEqual([
    true,
    true,
    true,
  ]);
  const stored = await photos.ofVisitor('visitor-2', now);
  expect(stored.map((one) => one.leadId)).toEqual([leadId, leadId, leadId]);
});

it('a photo beyond the limits of a day is no error, and loses no lead', async () => {
  const leadId = await aLeadOf('visitor-late', '902-555-0109');
  const lines: string[] = [];
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => lines.push(String(line)) > 0);
  const beyond = { ok: false, of: 'everybody', retryAfterSeconds: 60 } as const;
  const sent = { photo, leadId, visitorId: 'visitor-late', repeated: false };
  try {
    expect(await attachFormPhoto(sent, request, depsWith(run.plainClient, beyond))).toBe(false);
  } finally {
    write.mockRestore();
  }
  const logged = lines.filter((line) => line.includes('photo of a lead not stored'));
  expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
    { level: 'info', message: 'photo of a lead not stored', leadId, error: 'AppError' },
  ]);
  expect(await leads.get(leadId)).toMatchObject({ id: leadId, photoPath: null });
});
