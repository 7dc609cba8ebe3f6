import type { Table } from '../table/table.ts';
import { createPhotoRow, type PhotoCreation, type PhotoCreationResult } from './photo-creation.ts';
import { PhotosRepository } from './photos-repository.ts';

/** Photos in DynamoDB for functions that accept new ones of visitors. */
export class VisitorPhotosRepository extends PhotosRepository {
  readonly #tables: { photos: Table; visitors: Table };

  /** @param visitors where visitorIds are claimed. */
  constructor(photos: Table, visitors: Table) {
    super(photos);
    this.#tables = { photos, visitors };
  }

  /** Stores a photo that is announced, within the limits of a day; see `photo-creation.ts`. */
  async create(creation: PhotoCreation): Promise<PhotoCreationResult> {
    return createPhotoRow(this.#tables, creation);
  }
}
