import type { Operation } from './operation.ts';

type Needs = Operation['needs'];

/** The need of an action on the object that the request names. */
export function onObject(action: string): Needs {
  return ({ bucket, key }) => [{ action, bucket: bucket.name, key }];
}

/** What it needs to create the object that the request names, with the tags and the access that it states. */
export const toCreate: Needs = (call) => [
  ...onObject('s3:PutObject')(call),
  ...(call.request.headers.has('x-amz-tagging') ? onObject('s3:PutObjectTagging')(call) : []),
  ...(call.request.headers.has('x-amz-acl') ? onObject('s3:PutObjectAcl')(call) : []),
];

/** The need to list a bucket, with what of it. */
export const toList: Needs = ({ bucket, request: { query } }) => {
  const parameters = ['prefix', 'delimiter', 'max-keys'].flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === undefined ? [] : [[`s3:${name}`, value]];
  });
  return [{ action: 's3:ListBucket', bucket: bucket.name, context: Object.fromEntries(parameters) }];
};
