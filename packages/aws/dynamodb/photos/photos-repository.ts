import type { CleanedPhoto, Photo, PhotoFindings, PhotoRefusal } from '@harbour-haul/domain/photos/photo';
import { PHOTOS_BY_VISITOR } from '../keys.ts';
import { photoKey, visitorPhotosKey } from '../rows.ts';
import type { Table } from '../table/table.ts';
import { fromPhotoItem } from './photo-items.ts';

/** More than a visitor ever has: 20 a day for three weeks, in one query. */
const MAX_PHOTOS_OF_VISITOR = 400;
const DAY_MS = 24 * 3600 * 1000;

/** Photos in DynamoDB; their images are in S3. Nothing scans. */
export class PhotosRepository {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The photo as it is now, or null; `now` decides whether one that never became clean is gone. */
  async get(name: string, now: Date): Promise<Photo | null> {
    const item = await this.#table.get(photoKey(name));
    const isGone = item?.expiresAt !== undefined && Number(item.expiresAt) <= now.getTime() / 1000;
    return item && !isGone ? fromPhotoItem(item) : null;
  }

  /**
   * The photos of a visitor as they are now, in the order in which they came, also those that are pending or refused. The
   * index names them but for the last ones, which it may not have yet: those stand in the counts of the day.
   */
  async ofVisitor(visitorId: string, now: Date): Promise<Photo[]> {
    const [listed, recent] = await Promise.all([this.#listed(visitorId), this.#recent(visitorId, now)]);
    const names = [...new Set([...listed, ...recent])];
    const items = await this.#table.getMany(names.map(photoKey));
    const sorted = items.sort((a, b) => (String(a.createdKey) < String(b.createdKey) ? -1 : 1));
    return sorted.map(fromPhotoItem);
  }

  async #listed(visitorId: string): Promise<string[]> {
    const query = {
      index: PHOTOS_BY_VISITOR,
      where: 'visitorId = :visitorId',
      values: { ':visitorId': visitorId },
      descending: true,
    };
    const items = await this.#table.queryFirst(query, MAX_PHOTOS_OF_VISITOR);
    return items.map(({ name }) => String(name));
  }

  /** The names of what was sent today and yesterday. */
  async #recent(visitorId: string, now: Date): Promise<string[]> {
    const days = [now, new Date(now.getTime() - DAY_MS)].map((day) => day.toISOString().slice(0, 10));
    const counts = await this.#table.getMany(days.map((day) => visitorPhotosKey(visitorId, day)));
    return counts.flatMap(({ photoNames }) => [...((photoNames as Set<string> | undefined) ?? [])]);
  }

  /**
   * Claims the check of a pending photo until a time; false where it is being checked, or was decided before. A claim
   * that nobody released ends by itself: its function was killed.
   */
  async claimCheck(name: string, until: Date, now: Date): Promise<boolean> {
    const condition = '#state = :pending AND (attribute_not_exists(checkingUntil) OR checkingUntil <= :now)';
    const values = { ':pending': 'pending', ':until': until.toISOString(), ':now': now.toISOString() };
    return (await this.#update(name, 'SET checkingUntil = :until', values, condition)) !== null;
  }

  /** Lets a pending photo be checked again at once. */
  async releaseCheck(name: string): Promise<void> {
    await this.#update(name, 'REMOVE checkingUntil', { ':pending': 'pending' }, '#state = :pending');
  }

  /** Opens a pending photo to be shown; false where it is gone or was decided before. */
  async markClean(name: string, cleaned: CleanedPhoto, now: Date): Promise<boolean> {
    const update =
      'SET #state = :clean, cleaned = :cleaned, checkedAt = :now REMOVE expiresAt, checkingUntil';
    return this.#decide(name, update, {
      ':clean': 'clean',
      ':cleaned': cleaned,
      ':now': now.toISOString(),
    });
  }

  /** Refuses a pending photo for good; false where it is gone or was decided before. */
  async markRefused(name: string, refusal: PhotoRefusal, now: Date): Promise<boolean> {
    const update = 'SET #state = :refused, refusal = :refusal, checkedAt = :now REMOVE checkingUntil';
    return this.#decide(name, update, {
      ':refused': 'refused',
      ':refusal': refusal,
      ':now': now.toISOString(),
    });
  }

  /** Stores what was seen in a photo and returns the photo as it is then; null where it is gone. */
  async noteFindings(name: string, findings: PhotoFindings): Promise<Photo | null> {
    return this.#update(name, 'SET findings = :findings', { ':findings': findings });
  }

  /** Sets the lead that shows a photo of this visitor; null where the visitor has no such photo. */
  async attach(name: string, visitorId: string, leadId: number): Promise<Photo | null> {
    const values = { ':leadId': leadId, ':visitorId': visitorId };
    return this.#update(name, 'SET leadId = :leadId', values, 'visitorId = :visitorId');
  }

  /** Sets when a clean photo is to be gone, or null for never; false where there is no such photo. */
  async setExpiry(name: string, at: Date | null): Promise<boolean> {
    const clean = { ':clean': 'clean' };
    const condition = '#state = :clean';
    const photo = at
      ? await this.#update(
          name,
          'SET expiresAt = :at',
          { ...clean, ':at': Math.floor(at.getTime() / 1000) },
          condition,
        )
      : await this.#update(name, 'REMOVE expiresAt', clean, condition);
    return photo !== null;
  }

  /** Removes the row of a photo whose images the caller has removed; false where there was none. */
  async remove(name: string): Promise<boolean> {
    return (await this.#table.delete(photoKey(name))) !== null;
  }

  async #decide(name: string, update: string, values: Record<string, unknown>): Promise<boolean> {
    const condition = '#state = :pending';
    return (await this.#update(name, update, { ...values, ':pending': 'pending' }, condition)) !== null;
  }

  async #update(
    name: string,
    update: string,
    values: Record<string, unknown>,
    condition = 'attribute_exists(visitorId)',
  ): Promise<Photo | null> {
    const names = `${update}${condition}`.includes('#state') ? { '#state': 'state' } : undefined;
    const item = await this.#table.update(photoKey(name), { update, condition, names, values });
    return item && fromPhotoItem(item);
  }
}
