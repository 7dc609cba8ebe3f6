import '#lib/testing/patience.ts';
import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { field, fillIn, openQuoteForm, press, type } from './testing/open-quote-form.tsx';

const build = globalThis as { FORM_RULES_URL?: string };

afterEach(() => {
  delete build.FORM_RULES_URL;
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
