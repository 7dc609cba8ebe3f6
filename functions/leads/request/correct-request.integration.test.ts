import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';

let product: LocalProduct;
beforeAll(async () => {
  product = await sharedProduct();
});

const saturday = DateTime.now().setZone('America/Halifax').plus({ weeks: 1 }).set({ weekday: 6 }).toISODate();

it('a homeowner says when to call and writes other details, and their weekend stays; too long a time is refused', async () => {
  const visitorId = 'visitor-of-a-weekend';
  const details = 'Saturday or Sunday, please.\ntwo sofas';
  const form = { name: 'Jane Roe', phone: '902-555-0148', address: '12 Oak St, Dartmouth', junkType: 'yard' };
  const sent = await product.call('POST', '/api/leads', {
    body: { ...form, visitorId, details, preferredDate: saturday, source: 'form' },
  });
  const path = `/api/leads/${String(sent.body.id)}/request-link`;
  const { body: link } = await product.call('POST', path, { cookies: sent.cookies });
  const headers = { 'x-request-token': String(link.token) };
  const correct = async (body: object) => product.call('PATCH', '/api/request', { headers, body });

  const told = await correct({ version: 1, details: 'one sofa', callTimes: ' weekdays after\n5 ' });
  expect(told.status).toBe(200);
  const lines = String(told.body.details).split('\n');
  // What was said of the pickup stays in its words, which this correction does not touch.
  expect(lines).toEqual(['When to call: weekdays after 5', 'Saturday or Sunday, please.', 'one sofa']);
  const again = await correct({ version: 2, details: 'no sofa' });
  expect(String(again.body.details).split('\n')).toEqual([...lines.slice(0, 2), 'no sofa']);
  const back = await correct({ version: 3, callTimes: '' });
  expect(String(back.body.details).split('\n')).toEqual([lines[1], 'no sofa']);
  const long = await correct({ version: 4, callTimes: 'x'.repeat(121) });
  expect([long.status, long.body.fields]).toEqual([
    400,
    { callTimes: 'When to call must be at most 120 characters.' },
  ]);
});

it('when to call is refused with the remedy where the details leave no room for it, and never dropped', async () => {
  const visitorId = 'visitor-of-many-words';
  const form = { name: 'Jane Roe', phone: '902-555-0149', address: '14 Oak St, Dartmouth', junkType: 'yard' };
  const sent = await product.call('POST', '/api/leads', {
    body: { ...form, visitorId, details: 'x'.repeat(4980), preferredDate: saturday, source: 'form' },
  });
  const path = `/api/leads/${String(sent.body.id)}/request-link`;
  const { body: link } = await product.call('POST', path, { cookies: sent.cookies });
  const headers = { 'x-request-token': String(link.token) };
  const correct = async (body: object) => product.call('PATCH', '/api/request', { headers, body });

  const refused = await correct({ version: 1, callTimes: 'after six only' });
  const remedy = 'There is no room left for when to call. Please shorten your details.';
  expect([refused.status, refused.body.fields]).toEqual([400, { callTimes: remedy }]);
  const both = await correct({ version: 1, callTimes: 'after six only', details: 'x'.repeat(4900) });
  expect(both.body.details).toMatch(/^When to call: after six only\nx{4900}$/);
  const long = await correct({ version: 2, details: 'y'.repeat(4990) });
  expect([long.status, Object.keys(long.body.fields as object)]).toEqual([400, ['details']]);
});

it('a correction whose answer was lost is the same when it is sent again, and stands once', async () => {
  const visitorId = 'visitor-without-an-answer';
  const form = { name: 'Jane Roe', phone: '902-555-0150', address: '16 Oak St, Dartmouth', junkType: 'yard' };
  const sent = await product.call('POST', '/api/leads', {
    body: { ...form, visitorId, details: 'two sofas', preferredDate: saturday, source: 'form' },
  });
  const path = `/api/leads/${String(sent.body.id)}/request-link`;
  const { body: link } = await product.call('POST', path, { cookies: sent.cookies });
  const headers = { 'x-request-token': String(link.token) };
  const correct = async (body: object) => product.call('PATCH', '/api/request', { headers, body });

  const said = [
    { note: 'Gate code 7' },
    { note: 'Ring twice', name: 'Jane Roe-Smith' },
    { note: 'From: the side door', details: 'three sofas', callTimes: 'after 5' },
    { details: 'four sofas', callTimes: 'after 6' },
  ];
  for (const [index, body] of said.entries()) {
    const version = index + 1;
    const first = await correct({ version, ...body });
    expect([first.status, first.body.version]).toEqual([200, version + 1]);
    const again = await correct({ version, ...body });
    expect([again.status, again.body]).toEqual([200, first.body]);
    if (body.note) expect(String(again.body.details).split(body.note)).toHaveLength(2);
  }

  // Anything else is said of a request that was changed since.
  const stale = [{ note: 'Gate code 8' }, { details: 'five sofas' }, { ...said[2], name: 'Ann' }, said[0]];
  for (const body of stale) {
    const refused = await correct({ version: 1, ...body });
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  }
});

it('a correction is kept from nobody by what the team noted meanwhile, and is by what it changed of the request', async () => {
  const form = { name: 'Olive Roe', phone: '902-555-0171', address: '7 Oak St, Dartmouth', junkType: 'yard' };
  const sent = await product.call('POST', '/api/leads', {
    body: {
      ...form,
      visitorId: 'visitor-beside-the-team',
      details: 'a sofa',
      preferredDate: saturday,
      source: 'form',
    },
  });
  const id = String(sent.body.id);
  const link = await product.call('POST', `/api/leads/${id}/request-link`, { cookies: sent.cookies });
  const headers = { 'x-request-token': String(link.body.token) };
  const cookies = await product.signIn();
  const work = (body: object) => product.call('PATCH', `/api/leads/${id}`, { cookies, body });
  const correct = (body: object) => product.call('PATCH', '/api/request', { headers, body });
  await work({ notes: 'Two stairs.' });
  await work({ status: 'contacted', followUpDate: saturday });
  const corrected = await correct({ version: 1, details: 'two sofas' });
  expect([corrected.status, corrected.body.details]).toEqual([200, 'two sofas']);
  expect((await work({ notes: 'Three stairs.' })).body).toMatchObject({ details: 'two sofas' });
  await work({ address: '9 Oak St, Dartmouth' });
  const refused = await correct({ version: corrected.body.version, address: '8 Oak St, Dartmouth' });
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
});
