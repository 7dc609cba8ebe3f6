import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Photo } from '@harbour-haul/domain/photos/photo';
import { cancellationCodes, retryTransaction, type Write } from '../table/transactions.ts';
import { claimVisitor } from '../visitors/visitor-claims.ts';
import { addressCountKey, toNewPhotoItem, visitorCountKey } from './photo-items.ts';

/** How many photos one visitor, and one address, may send in a day (UTC). */
export const PHOTO_LIMITS = { visitor: 20, address: 200 } as const;

const DAY_SECONDS = 24 * 3600;

export interface PhotoCreation {
  photo: Photo;
  /** True where the sender has shown the visitor's cookie, so that the visitorId may be in use already. */
  visitorVerified: boolean;
  /** Where it comes from; limits callers who make up new visitorIds. */
  viewerAddress: string;
  now: Date;
}

export type PhotoCreationResult =
  | { outcome: 'created' }
  | { outcome: 'visitor_taken' }
  | { outcome: 'too_many'; retryAfterSeconds: number };

interface PhotoTables {
  photos: string;
  /** Where visitorIds are claimed, for leads, chats and photos alike. */
  leads: string;
}

/** Stores the row of a photo to come and counts it, in one transaction; the first use of a visitorId claims it. */
export async function createPhotoRow(
  client: DynamoDBDocumentClient,
  tables: PhotoTables,
  { photo, visitorVerified, viewerAddress, now }: PhotoCreation,
): Promise<PhotoCreationResult> {
  const seconds = Math.floor(now.getTime() / 1000);
  const day = now.toISOString().slice(0, 10);
  const retryAfterSeconds = DAY_SECONDS - (seconds % DAY_SECONDS);
  const counter = (Key: { name: string }, most: number): Write => ({
    Update: {
      TableName: tables.photos,
      Key,
      UpdateExpression: 'SET expiresAt = :end ADD photos :one',
      ConditionExpression: 'attribute_not_exists(photos) OR photos < :most',
      ExpressionAttributeValues: { ':end': seconds + 2 * DAY_SECONDS, ':one': 1, ':most': most },
    },
  });
  const writes: Write[] = [
    { Put: { TableName: tables.photos, Item: toNewPhotoItem(photo, now) } },
    counter(visitorCountKey(photo.visitorId, day), PHOTO_LIMITS.visitor),
    counter(addressCountKey(viewerAddress, day), PHOTO_LIMITS.address),
    ...(visitorVerified ? [] : [claimVisitor(tables.leads, photo.visitorId, now)]),
  ];
  try {
    await retryTransaction(() => client.send(new TransactWriteCommand({ TransactItems: writes })));
    return { outcome: 'created' };
  } catch (error) {
    const [, visitor, address, claim] = cancellationCodes(error) ?? [];
    // Without the cookie the counters of a known visitorId reveal nothing: the claim refuses first.
    if (claim === 'ConditionalCheckFailed') return { outcome: 'visitor_taken' };
    if ([visitor, address].includes('ConditionalCheckFailed'))
      return { outcome: 'too_many', retryAfterSeconds };
    throw error;
  }
}
