import '#lib/testing/patience.ts';
import { beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { REQUEST } from '#features/request/testing/sample-request.ts';
import { en } from '#features/request/texts/request-texts.ts';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { REQUEST_ISLAND } from './island-ids.ts';
import { showRequest } from './show-request.tsx';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<h1>Your request</h1><p>All of it.</p><div id="${REQUEST_ISLAND}"></div>`;
  window.history.replaceState(null, '', '/request#r1.token');
});

const isIntroHidden = () => screen.getByText('All of it.').style.visibility === 'hidden';

it.each([
  [401, true],
  [404, true],
  [500, false],
] as const)(
  'the page of a request says nothing of it in advance where there is none: %s',
  async (status, isHidden) => {
    fakeServer(fakeOperations({ getRequest: () => ({ status, body: { code: 'x', message: 'No.' } }) }));
    await act(async () => showRequest(en));
    await screen.findByRole('alert');
    expect(isIntroHidden()).toBe(isHidden);
  },
);

it('the page of a request says what it shows', async () => {
  fakeServer(fakeOperations({ getRequest: () => ({ body: REQUEST }) }));
  await act(async () => showRequest(en));
  await screen.findByText('HH-00012');
  expect(isIntroHidden()).toBe(false);
});
