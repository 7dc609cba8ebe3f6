import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { createS3Client } from './s3-client.ts';

/** How long an address works; a download that has started continues beyond it. */
const URL_SECONDS = 300;

/** A file that is being written. */
export interface ExportUpload {
  id: string;
  uploadId: string;
}

interface UploadedPart {
  number: number;
  etag: string;
}

/** Exports in their bucket: written in parts, kept for a day, read by short-lived addresses alone. */
export class ExportFiles {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  /** Begins a file that browsers will save as `fileName`; returns the id of its upload. */
  async begin(id: string, fileName: string): Promise<string> {
    const { UploadId } = await this.#client.send(
      new CreateMultipartUploadCommand({
        ...this.#file(id),
        ContentType: 'text/csv; charset=utf-8',
        ContentDisposition: `attachment; filename="${fileName}"`,
      }),
    );
    if (UploadId === undefined) throw new Error('S3 began no upload.');
    return UploadId;
  }

  /** Adds a part; null where the upload is gone. The signature covers its content, so that S3 checks it. */
  async putPart(
    { id, uploadId }: ExportUpload,
    number: number,
    body: Uint8Array,
  ): Promise<UploadedPart | null> {
    const command = { ...this.#file(id), UploadId: uploadId, PartNumber: number, Body: body };
    const response = await orNull(this.#client.send(new UploadPartCommand(command)));
    if (response && response.ETag === undefined) throw new Error('S3 stored a part without its tag.');
    return response && { number, etag: response.ETag ?? '' };
  }

  /** Makes the file of these parts; one that was made before is fine. */
  async complete({ id, uploadId }: ExportUpload, parts: readonly UploadedPart[]): Promise<void> {
    const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
    await orNull(
      this.#client.send(
        new CompleteMultipartUploadCommand({
          ...this.#file(id),
          UploadId: uploadId,
          MultipartUpload: { Parts },
        }),
      ),
    );
  }

  /** Removes the file and all parts of it; what is gone already is fine. */
  async remove(id: string, uploadId: string | null): Promise<void> {
    if (uploadId !== null) {
      await orNull(
        this.#client.send(new AbortMultipartUploadCommand({ ...this.#file(id), UploadId: uploadId })),
      );
    }
    await this.#client.send(new DeleteObjectCommand(this.#file(id)));
  }

  /** An address that anybody can read the file by, for a few minutes. */
  async address(id: string): Promise<string> {
    return getSignedUrl(this.#client, new GetObjectCommand(this.#file(id)), { expiresIn: URL_SECONDS });
  }

  #file(id: string) {
    return { Bucket: this.#bucket, Key: `leads/${id}.csv` };
  }
}

/** The response, or null where the upload is completed, aborted or expired. */
async function orNull<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchUpload') return null;
    throw error;
  }
}

/** The exports of a bucket, by a client of their own. */
export function openExportFiles(bucket: string): ExportFiles {
  return new ExportFiles(createS3Client(), bucket);
}
