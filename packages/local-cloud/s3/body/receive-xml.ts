import { Writable } from 'node:stream';
import { readXml, type XmlElement } from '../protocol/read-xml.ts';
import { S3Error } from '../protocol/s3-error.ts';
import type { S3Request } from '../protocol/s3-request.ts';
import { receiveBody } from './receive-body.ts';

/** Well above what 1,000 keys or 10,000 parts need. */
const limit = 4 * 1024 * 1024;

/** Receives a request's document, proven like any other body. @throws S3Error */
export async function receiveXml(
  request: S3Request,
  payloadHash: string,
  rootName: string,
): Promise<XmlElement> {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  await receiveBody(request, payloadHash, limit, target);
  const bytes = Buffer.concat(chunks);
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw new S3Error('MalformedXML');
  return readXml(text, rootName);
}
