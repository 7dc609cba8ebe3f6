import { S3Client } from '@aws-sdk/client-s3';
import { withDeadline } from '@harbour-haul/aws/clients/deadline';
import { readUnfinished } from '@harbour-haul/aws/dynamodb/leads/changes/unfinished-work';
import { VisitorLeadsRepository } from '@harbour-haul/aws/dynamodb/leads/visitor-leads-repository';
import { VisitorPhotosRepository } from '@harbour-haul/aws/dynamodb/photos/visitor-photos-repository';
import { ChatForgetter } from '@harbour-haul/aws/dynamodb/sessions/chat-forgetter';
import { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import { PhotoStore } from '@harbour-haul/aws/s3/photo-store';
import { FORGOTTEN_TEXT } from '@harbour-haul/domain/chat/forgotten-text';
import { aChatVisitor } from '@harbour-haul/testing/chat-visitor';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productTable, templateTable } from '@harbour-haul/testing/product-table';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { writeRows } from '@harbour-haul/testing/write-rows';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HttpRequest } from '../shared/http-types.ts';
import type { LeadsDeps } from './deps.ts';
import { forgetChat } from './forget-chat.ts';

let product: LocalProduct;
let s3: S3Client;

beforeAll(async () => {
  product = await sharedProduct();
  const { region, accessKeyId, secretAccessKey, endpoints } = product;
  s3 = new S3Client({ endpoint: endpoints.s3, region, credentials: { accessKeyId, secretAccessKey } });
});
afterAll(() => s3.destroy());

const MESSAGES = 150;
/** Too little for a step of it. */
const SHORT_MS = 3_000;
const MOST = 5;

/** The operation as the function has it, with the time that its call has left. */
function forgetWithin(milliseconds: number, visitorId: string, sessionId: string) {
  const leadsTable = productTable(product, 'LeadsTableName');
  const deps: Partial<LeadsDeps> = {
    now: () => new Date(),
    leads: new VisitorLeadsRepository(leadsTable, productTable(product, 'VisitorsTableName')),
    sessions: new SessionsRepository(templateTable(product, 'Sessions')),
    forgetter: new ChatForgetter({
      sessions: templateTable(product, 'Sessions'),
      messages: templateTable(product, 'Messages'),
      chatTerms: templateTable(product, 'ChatTerms'),
      leads: leadsTable,
    }),
    photos: new VisitorPhotosRepository(
      productTable(product, 'PhotosTableName'),
      productTable(product, 'VisitorsTableName'),
    ),
    store: new PhotoStore(s3, product.outputs.PhotosBucketName ?? ''),
    relay: { publishSession: async () => undefined },
  };
  const request = { params: { visitorId }, body: { sessionId } } as unknown as HttpRequest;
  return withDeadline(Date.now() + milliseconds, () => forgetChat.handle(request, deps as LeadsDeps));
}

it('a chat of very many messages is closed at once, 202, and forgotten by itself where its visitor does not ask again', async () => {
  const { sessionId, visitorId } = await aChatVisitor(product);
  const rows = Array.from({ length: MESSAGES }, (_, index) => ({
    PutRequest: { Item: { sessionId, seq: index + 1, content: 'Quux', sender: 'user' } },
  }));
  const table = templateTable(product, 'Messages');
  await writeRows(product.documents, table.name, rows);
  const said = async () => {
    const messages = await table.queryAll({
      where: 'sessionId = :id',
      values: { ':id': sessionId },
      consistent: true,
    });
    return messages.filter(({ content }) => content !== FORGOTTEN_TEXT).length;
  };
  const unfinished = () => readUnfinished(productTable(product, 'LeadsTableName'), 10);

  const answer = await forgetWithin(SHORT_MS, visitorId, sessionId);
  expect([answer.status, answer.body]).toEqual([202, { unfinished: true }]);
  const { body } = await product.call('GET', `/api/chat/sessions/${sessionId}`, {
    cookies: await product.signIn(),
  });
  expect(body).toMatchObject({ status: 'closed', forgottenAt: expect.any(String) });
  expect([await said(), await unfinished()]).toEqual([MESSAGES, [{ what: 'forgetting', sessionId }]]);

  for (let runs = 0; runs < MOST && (await said()) > 0; runs += 1) await product.runSchedules();
  expect([await said(), await unfinished()]).toEqual([0, []]);
});
