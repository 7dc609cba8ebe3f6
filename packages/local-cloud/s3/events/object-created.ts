import { randomUUID } from 'node:crypto';

/** A new object, as the local S3 publishes it. */
export interface ObjectCreated {
  readonly bucket: string;
  readonly key: string;
  readonly size: number;
  /** Without quotes. */
  readonly eTag: string;
  /** `ObjectCreated:Put`, `ObjectCreated:Copy` or `ObjectCreated:CompleteMultipartUpload`. */
  readonly eventName: string;
  /** Epoch milliseconds. */
  readonly eventTime: number;
  /** Of two events of one key the later has the greater, compared as text. */
  readonly sequencer: string;
  readonly requestId: string;
  readonly sourceAddress: string;
}

/** Where the event happened, for the record a function receives. */
export interface EventOrigin {
  readonly region: string;
  readonly accountId: string;
  /** The id of the notification in the bucket's configuration. */
  readonly configurationId: string;
}

/** The event a function receives: one record, version 2.1. */
export function notificationEvent(event: ObjectCreated, origin: EventOrigin): Record<string, unknown> {
  const { accountId, configurationId, region } = origin;
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: region,
        eventTime: new Date(event.eventTime).toISOString(),
        eventName: event.eventName,
        userIdentity: { principalId: `AWS:${accountId}` },
        requestParameters: { sourceIPAddress: event.sourceAddress },
        responseElements: { 'x-amz-request-id': event.requestId, 'x-amz-id-2': event.requestId },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId,
          bucket: {
            name: event.bucket,
            ownerIdentity: { principalId: accountId },
            arn: `arn:aws:s3:::${event.bucket}`,
          },
          object: {
            key: formEncode(event.key),
            size: event.size,
            eTag: event.eTag,
            sequencer: event.sequencer,
          },
        },
      },
    ],
  };
}

/** What S3 sends a queue as soon as it is to notify it of a bucket: an event without records. */
export function testEvent(bucket: string, now: Date): Record<string, unknown> {
  return {
    Service: 'Amazon S3',
    Event: 's3:TestEvent',
    Time: now.toISOString(),
    Bucket: bucket,
    RequestId: randomUUID(),
    HostId: randomUUID(),
  };
}

/** Keys come encoded as in a form, with `+` for a space and slashes as they are: what trips up many a function. */
function formEncode(key: string): string {
  return encodeURIComponent(key)
    .replaceAll('%20', '+')
    .replaceAll('%2F', '/')
    .replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Numbers that only grow, across restarts as well as the clock does, as text of one length. */
export function newSequencer(): (now: number) => string {
  let last = 0n;
  return (now) => {
    const next = BigInt(now) << 16n;
    last = next > last ? next : last + 1n;
    return last.toString(16).toUpperCase().padStart(18, '0');
  };
}
