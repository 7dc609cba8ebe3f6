import '#lib/testing/patience.ts';
import { afterEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import { field, fillIn, openQuoteForm, press, type } from './testing/open-quote-form.tsx';
import { en } from './texts/quote-texts.ts';

const build = globalThis as { FORM_RULES_URL?: string };

afterEach(() => {
  delete build.FORM_RULES_URL;
});

it('sends by itself no word that was begun while the rules were waited for', async () => {
  const requests = fakeServer({
    ...fakeOperations({ createLead: () => offline() }),
    'GET /places.json': () => ({ status: 404 }),
  });
  build.FORM_RULES_URL = '/nowhere/form-rules.js';
  await openQuoteForm();
  await fillIn();
  await press();
  await screen.findByRole('alert');
  expect(requests).toHaveLength(1);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    fireEvent.change(field('details'), { target: { value: 'Two so' } });
  });
  expect(await screen.findByText(en.changed)).toBeTruthy();
  expect(requests).toHaveLength(1);
  // Nor is it kept for a later page.
  expect(sessionStorage.getItem('quoteWaiting')).toBeNull();
});

it('sends what cannot be checked for want of the rules, and checks once they can be had', async () => {
  const refused = { name: 'Name must be at least 2 characters.' };
  const requests = fakeServer({
    ...fakeOperations({
      createLead: () => ({
        status: 400,
        body: { code: 'invalid_input', message: 'Please check the marked fields.', fields: refused },
      }),
    }),
    'GET /places.json': () => ({ status: 404 }),
  });
  build.FORM_RULES_URL = '/nowhere/form-rules.js';
  await openQuoteForm();
  await fillIn();
  await type('name', 'A');
  fireEvent.blur(field('name'));
  await press();
  expect(await screen.findByText(refused.name)).toBeTruthy();
  expect(document.activeElement).toBe(field('name'));
  expect(requests).toHaveLength(1);

  delete build.FORM_RULES_URL;
  await type('phone', '1');
  await press();
  expect(await screen.findByText('Phone number must be at least 10 digits.')).toBeTruthy();
  expect(requests).toHaveLength(1);
});
