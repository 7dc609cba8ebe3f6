import type { Lead } from '@harbour-haul/domain/leads/lead';
import { eventually } from '@harbour-haul/testing/eventually';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import Papa from 'papaparse';

const PAINT = 'paint and solvents';
const PROPANE = 'propane and gas bottles';

let product: LocalProduct;
let cookies: Record<string, string>;
beforeAll(async () => {
  product = await sharedProduct();
  cookies = await product.signIn();
});

const nextWeek = DateTime.now().setZone('America/Halifax').plus({ weeks: 1 }).toISODate();
const submit = (said: object) =>
  product.call('POST', '/api/leads', {
    body: {
      name: 'Jane Roe',
      ...aNewPerson(),
      junkType: 'other',
      preferredDate: nextWeek,
      source: 'form',
      ...said,
    },
  });
const read = async (id: unknown) => {
  const { body } = await product.call('GET', `/api/leads/by-id/${String(id)}`, { cookies });
  return (body as unknown as { lead: Lead }).lead;
};

describe('hazardous goods that are typed', () => {
  it('into the form are noted of its lead, and stand in the export', async () => {
    const { body } = await submit({ details: '6 cans of old paint\n2 propane tanks… paint thinner' });
    expect(await read(body.id)).toMatchObject({ hazards: `${PAINT}\n${PROPANE}` });
    const cookie = Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; ');
    // The export reads an index, which follows its table in a moment.
    await eventually(async () => {
      const file = await fetch(`${product.url}/api/leads/export`, { headers: { cookie } });
      const rows = Papa.parse<Record<string, string>>(await file.text(), { header: true }).data;
      const row = rows.find(({ ID }) => ID === String(body.id));
      expect(row?.['Hazardous Goods']).toBe(`${PAINT}\n${PROPANE}`);
    });
  });

  it('in a question whether crews take them are nobody’s', async () => {
    const { body } = await submit({ details: 'do you take paint?' });
    expect(await read(body.id)).toMatchObject({ hazards: null });
  });

  it('into another form of the same person are added to those of their open lead', async () => {
    const person = { ...aNewPerson(), visitorId: 'visitor-of-two-forms' };
    const first = await submit({ ...person, details: 'old paint' });
    const again = await product.call('POST', '/api/leads', {
      cookies: first.cookies,
      body: {
        name: 'Jane Roe',
        ...person,
        junkType: 'other',
        preferredDate: nextWeek,
        source: 'form',
        details: 'and a propane tank',
      },
    });
    expect(again.body).toMatchObject({ id: first.body.id, askedAgain: true });
    expect(await read(first.body.id)).toMatchObject({ hazards: `${PAINT}\n${PROPANE}` });
  });

  it('into a request that was sent are noted, whether its words are corrected or something is added', async () => {
    const sent = await submit({ visitorId: 'visitor-who-corrects', details: 'two sofas' });
    const path = `/api/leads/${String(sent.body.id)}/request-link`;
    const { body: link } = await product.call('POST', path, { cookies: sent.cookies });
    const headers = { 'x-request-token': String(link.token) };
    const correct = (body: object) => product.call('PATCH', '/api/request', { headers, body });
    expect((await correct({ version: 1, details: 'two sofas, old paint' })).status).toBe(200);
    expect(await read(sent.body.id)).toMatchObject({ hazards: PAINT });
    expect((await correct({ version: 2, note: 'A propane tank as well.' })).status).toBe(200);
    expect(await read(sent.body.id)).toMatchObject({ hazards: `${PAINT}\n${PROPANE}` });
    const { body } = await product.call('GET', `/api/leads/by-id/${String(sent.body.id)}`, { cookies });
    expect(JSON.stringify(body)).toContain(`"field":"hazards","from":null,"to":"${PAINT}"`);
  });

  it('by an admin are noted of the lead that they enter, and follow what they change', async () => {
    const { body } = await product.call('POST', '/api/leads/entered', {
      cookies,
      body: { name: 'Priya Nair', ...aNewPerson(), details: 'old paint' },
      headers: { 'Idempotency-Key': 'lead-with-paint' },
    });
    expect(body).toMatchObject({ hazards: PAINT });
    const change = (details: string) =>
      product.call('PATCH', `/api/leads/${String(body.id)}`, { cookies, body: { details } });
    expect((await change('old paint, propane')).body).toMatchObject({ hazards: `${PAINT}\n${PROPANE}` });
    expect((await change('a couch')).body).toMatchObject({ hazards: null });
  });
});
