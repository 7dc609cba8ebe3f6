import { S3Error } from '../protocol/s3-error.ts';
import type { ObjectAttributes, StoredObject } from '../store/stored-object.ts';
import { checkTags } from './tags.ts';

const systemAttributes = [
  'cache-control',
  'content-disposition',
  'content-language',
  'content-type',
  'expires',
];
const metadataPrefix = 'x-amz-meta-';
const metadataLimit = 2048;

/** The `x-amz-*` headers of every operation that creates an object. */
export const attributeHeaders = [
  `${metadataPrefix}*`,
  'x-amz-acl',
  'x-amz-server-side-encryption',
  'x-amz-storage-class',
  'x-amz-tagging',
];

/** Settings with one value that means what the local S3 does anyway. */
const onlyValues: Readonly<Record<string, string>> = {
  'x-amz-acl': 'private',
  'x-amz-server-side-encryption': 'AES256',
  'x-amz-storage-class': 'STANDARD',
};

/** Reads the attributes in a request that creates an object. @throws S3Error */
export function readAttributes(headers: ReadonlyMap<string, string>): ObjectAttributes {
  for (const [name, value] of Object.entries(onlyValues)) {
    if ((headers.get(name) ?? value) !== value)
      throw new S3Error('NotImplemented', `The local S3 knows no ${name} but ${value}.`);
  }
  const metadata = [...headers].filter(([name]) => name.startsWith(metadataPrefix));
  const size = metadata.reduce(
    (sum, [name, value]) => sum + name.length - metadataPrefix.length + value.length,
    0,
  );
  if (size > metadataLimit) throw new S3Error('MetadataTooLarge');
  const system = systemAttributes.flatMap((name) => {
    const value = headers.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const encoding = contentEncoding(headers.get('content-encoding'));
  return {
    headers: {
      'content-type': 'binary/octet-stream',
      ...Object.fromEntries([...system, ...metadata]),
      ...(encoding !== '' && { 'content-encoding': encoding }),
    },
    tags: readTagging(headers.get('x-amz-tagging')),
  };
}

/** The response headers of an object, by its own attributes. */
export function objectHeaders(object: StoredObject): Record<string, string> {
  const tagCount = Object.keys(object.tags).length;
  return {
    ...object.headers,
    'accept-ranges': 'bytes',
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'x-amz-server-side-encryption': 'AES256',
    ...(tagCount > 0 && { 'x-amz-tagging-count': String(tagCount) }),
  };
}

/** How the body travelled is not how the object is encoded. */
function contentEncoding(header = ''): string {
  const codings = header.split(',').map((coding) => coding.trim());
  return codings.filter((coding) => coding !== '' && coding !== 'aws-chunked').join(',');
}

/** Tags as a query: `a=1&b=2`. */
function readTagging(text = ''): Record<string, string> {
  return checkTags([...new URLSearchParams(text)]);
}
