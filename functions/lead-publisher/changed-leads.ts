import { WAITING_ATTRIBUTE, WAITING_VALUE } from '@harbour-haul/aws/dynamodb/keys';
import { leadKey } from '@harbour-haul/aws/dynamodb/rows';
import type { LeadStand } from '@harbour-haul/contract/realtime';
import type { DynamoDBRecord, StreamRecord } from 'aws-lambda';

/** How the leads of these records stand, each once and as its last record has it; rows of other kinds are passed over. */
export function changedLeads(records: readonly DynamoDBRecord[]): LeadStand[] {
  const stands = new Map<number, LeadStand>();
  for (const { dynamodb } of records) {
    const { Keys } = dynamodb ?? {};
    const id = Number(Keys?.id?.N);
    if (Keys?.item?.S !== leadKey(id).item) continue;
    const isNew = stands.get(id)?.isNew ?? becameNew(dynamodb ?? {});
    const hasNews = stands.get(id)?.hasNews ?? gotNews(dynamodb ?? {});
    const version = versionOf(dynamodb ?? {});
    stands.set(id, { id, version, ...(isNew && { isNew: true }), ...(hasNews && { hasNews: true }) });
  }
  return [...stands.values()];
}

function versionOf({ NewImage }: StreamRecord): number | null {
  return NewImage ? Number(NewImage.version?.N) : null;
}

/** It waits for its first reply as it did not before; a lead that comes back from the trash or out of another is none. */
function becameNew({ OldImage, NewImage }: StreamRecord): boolean {
  const isNews = NewImage?.newsAt !== undefined;
  return !isNews && !comesBack(OldImage) && isWaiting(NewImage) && !isWaiting(OldImage);
}

/** Its customer did something of it that the team is to deal with, as it is not told by what comes back. */
function gotNews({ OldImage, NewImage }: StreamRecord): boolean {
  const time = NewImage?.newsAt?.S;
  return time !== undefined && time !== OldImage?.newsAt?.S && isWaiting(NewImage) && !comesBack(OldImage);
}

function comesBack(image: StreamRecord['OldImage']): boolean {
  return image?.trash !== undefined || image?.mergedInto !== undefined;
}

function isWaiting(image: StreamRecord['NewImage']): boolean {
  return image?.[WAITING_ATTRIBUTE]?.S === WAITING_VALUE;
}
