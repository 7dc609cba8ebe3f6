import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { ADMIN } from '../admin.ts';
import type { LocalProduct } from '../local-product.ts';
import { signInAs } from '../sign-in-as.ts';
import type { Cookies } from './hostile-caller.ts';
import { leadForm } from './lead-form.ts';

/** Who may stand before a route. */
export const IDENTITIES = [
  'nobody',
  'forger',
  'signed-out admin',
  'user without role',
  'other visitor',
  'link holder',
  'owner',
  'admin',
  'confirmed admin',
] as const;
export type IdentityName = (typeof IDENTITIES)[number];

export interface HostileStage {
  product: LocalProduct;
  cookies: Record<IdentityName, Cookies>;
  /** A visitor with a request, a chat and a photo, of whom nobody else may learn or change anything. */
  owner: {
    visitorId: string;
    sessionId: string;
    leadId: string;
    photoName: string;
    /** Of the link to the request. */
    token: string;
    /** Stands in their name and in their message, and nowhere else. */
    secret: string;
  };
  /** Stands in a note of their chat: of admins alone. */
  teamSecret: string;
  other: { visitorId: string; sessionId: string };
}

/** Fills a product with people of every kind. */
export async function hostileStage(product: LocalProduct): Promise<HostileStage> {
  const [owner, other, admin] = [await aVisitor(product), await aVisitor(product), await product.signIn()];
  const secret = `secret-${randomUUID()}`;
  const content = { sender: 'user', content: secret };
  const path = `/api/chat/sessions/${owner.sessionId}/messages`;
  await product.call('POST', path, { body: content, cookies: owner.cookies });
  const teamSecret = `note-${randomUUID()}`;
  const note = { content: teamSecret, clientNoteId: teamSecret };
  await product.call('POST', `/api/chat/sessions/${owner.sessionId}/notes`, { body: note, cookies: admin });
  const leadId = await aLead(product, owner, secret);
  const link = await product.call('POST', `/api/leads/${leadId}/request-link`, { cookies: owner.cookies });
  return {
    product,
    owner: {
      ...owner,
      leadId,
      secret,
      photoName: await aPhoto(product, owner),
      token: String(link.body.token),
    },
    teamSecret,
    other,
    cookies: {
      nobody: {},
      forger: await forged(product, admin),
      'signed-out admin': await signedOut(product),
      'user without role': await withoutRole(product),
      'other visitor': other.cookies,
      'link holder': {},
      owner: owner.cookies,
      admin,
      'confirmed admin': await confirmed(product, await signInAs(product, 'keeper')),
    },
  };
}

/** Somebody with a chat of their own. */
export async function aVisitor(product: LocalProduct) {
  const visitorId = `visitor-${randomUUID()}`;
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  return { visitorId, sessionId: (body as unknown as ChatSession).id, cookies };
}

async function aLead(
  product: LocalProduct,
  { visitorId, cookies }: { visitorId: string; cookies: Cookies },
  name: string,
): Promise<string> {
  const body = leadForm(177, { name, email: 'owner@example.com', visitorId });
  return String((await product.call('POST', '/api/leads', { body, cookies })).body.id);
}

/** Announced alone: its state tells whether it is known. */
async function aPhoto(
  product: LocalProduct,
  { visitorId, cookies }: { visitorId: string; cookies: Cookies },
) {
  const body = { visitorId, filename: 'sofa.jpg', contentType: 'image/jpeg', size: 1000 };
  const announced = await product.call('POST', '/api/upload-photo', { body, cookies });
  return String(announced.body.path).slice('/uploads/'.length);
}

/** Tokens in the wrong cookie, changed, unsigned. */
async function forged({ call }: LocalProduct, admin: Cookies): Promise<Cookies> {
  const { cookies } = await call('POST', '/api/chat/sessions', {
    body: { visitorId: `visitor-${randomUUID()}` },
  });
  const [head = '', claims = ''] = (admin['__Host-session'] ?? '').split('.');
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const signature = (cookies['__Host-visitor'] ?? '').split('.')[2] ?? '';
  return { '__Host-session': `${head}.${claims}.${signature}`, '__Host-visitor': `${none}.${claims}.` };
}

/** A sign-in with another confirmation of its password, good for some minutes. */
export async function confirmed({ call }: LocalProduct, cookies: Cookies): Promise<Cookies> {
  const { password } = ADMIN;
  const confirmation = await call('POST', '/api/user/confirm', { body: { password }, cookies });
  return { ...cookies, ...confirmation.cookies };
}

async function signedOut(product: LocalProduct): Promise<Cookies> {
  const cookies = await signInAs(product, 'gone');
  await product.call('POST', '/api/logout', { cookies });
  return cookies;
}

/** Signed in, and then of a role that no part of the product knows. */
async function withoutRole(product: LocalProduct): Promise<Cookies> {
  const cookies = await signInAs(product, 'reader');
  await product.documents.send(
    new UpdateCommand({
      TableName: product.outputs.UsersTableName ?? '',
      Key: { username: 'reader' },
      UpdateExpression: 'SET #role = :reader',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':reader': 'reader' },
    }),
  );
  return cookies;
}
