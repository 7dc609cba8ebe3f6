import '#lib/testing/patience.ts';
import { expect, it, jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { QuoteForm } from '#features/quote-form/quote-form.tsx';
import { FILLED, field, type } from '#features/quote-form/testing/open-quote-form.tsx';
import { en } from '#features/quote-form/texts/quote-texts.ts';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { theme } from '#theme.ts';
import { QUOTE_FORM_ISLAND } from './island-ids.ts';

const nothing = jest.fn();

/** One test, since a module hydrates its island once. A hydration warning would fail it. */
it('the quote form island keeps what was typed before hydration, and shows a toast after a failed submission', async () => {
  const requests = fakeServer(
    fakeOperations({
      createLead: () => ({ status: 500, body: {} }),
      uploadPhoto: () => ({ status: 404, body: {} }),
    }),
  );
  const markup = renderToString(
    <ThemeProvider theme={theme}>
      <QuoteForm texts={en} onSubmitted={nothing} onFailed={nothing} showNotice={nothing} />
    </ThemeProvider>,
  );
  document.body.innerHTML = `<h2 id="quote-form-title">Quote</h2><div id="${QUOTE_FORM_ISLAND}" data-island="/x.js">${markup}</div>`;
  // An earlier page of this tab; what is typed on this one is newer.
  const values = { name: 'Ann', details: FILLED.details };
  sessionStorage.setItem('quoteDraft', JSON.stringify({ values, photos: [] }));
  for (const name of ['name', 'phone', 'address', 'junkType'] as const) field(name).value = FILLED[name];

  // The button of a day, tapped before any code is there.
  (screen.getByRole('radio', { name: 'Tomorrow' }) as HTMLInputElement).checked = true;

  const photo = new File(['x'], 'early.jpg', { type: 'image/jpeg' });
  Object.defineProperty(document.querySelector('input[type=file]'), 'files', { value: [photo] });

  await act(async () => {
    await import('./quote-form-island.tsx');
  });
  await waitFor(() => expect(document.querySelector('[data-alive]')).toBeTruthy());
  expect(field('name').value).toBe(FILLED.name);
  await waitFor(() => expect(field('preferredDate').value).toMatch(/^20/));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tomorrow' }).checked).toBe(true);
  expect(await screen.findByText('early.jpg')).toBeTruthy();
  await screen.findByText('It could not be sent. Your request goes through without it.');

  await type('preferredDate', FILLED.preferredDate);
  await act(async () => {
    fireEvent.click(screen.getByText('Get My Free Quote'));
  });
  const text = 'There was a problem submitting your quote request. Please try again.';
  // Once: the form says what is to be done instead.
  const toast = (await screen.findByText(text)).closest('li') as HTMLElement;
  expect(within(toast).getByText('Error')).toBeTruthy();
  const panel = screen.getByText('Your request is not sent yet.').closest('[role=alert]');
  expect(panel?.textContent).toMatch(/Nothing is lost/);
  const lead = requests.find(({ path }) => path === '/api/leads');
  expect(lead?.body).toMatchObject({ name: FILLED.name, junkType: 'yard', details: 'Two sofas' });
  expect(field('address').value).toBe(FILLED.address);
});
