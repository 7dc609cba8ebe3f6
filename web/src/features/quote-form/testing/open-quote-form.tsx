import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { theme } from '#theme.ts';
import type { PhotoNotice } from '../photos/photo-notices.ts';
import { QuoteForm } from '../quote-form.tsx';
import type { QuoteField } from '../quote-values.ts';
import type { SubmissionError } from '../submission-error.ts';
import { en, type QuoteTexts } from '../texts/quote-texts.ts';

export const FILLED = {
  name: 'Ann Lee',
  phone: '(902) 555-0100',
  address: '1 Main St, Halifax',
  junkType: 'yard',
  preferredDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  details: 'Two sofas',
};

const LABELS: Record<QuoteField, string | RegExp> = {
  name: 'Name',
  phone: 'Phone',
  address: 'Pickup address',
  junkType: 'Type of junk',
  preferredDate: 'Preferred date',
  preferredTimeSlot: 'Part of the day (optional)',
  preferredContactMethod: 'Contact by (optional)',
  // Without the rest where it is needed.
  email: /^Email/,
  access: 'Access (optional)',
  details: 'Details (optional)',
};

/**
 * Renders the form and answers its callbacks.
 * @param area of the page that it is on
 * @param texts of its language
 */
export async function openQuoteForm(area?: string, texts: QuoteTexts = en) {
  const onSubmitted = jest.fn();
  const onFailed = jest.fn<(error: SubmissionError) => void>();
  const showNotice = jest.fn<(notice: PhotoNotice) => void>();
  const { unmount } = await act(async () =>
    render(
      <ThemeProvider theme={theme}>
        <QuoteForm
          texts={texts}
          area={area}
          onSubmitted={onSubmitted}
          onFailed={onFailed}
          showNotice={showNotice}
        />
      </ThemeProvider>,
    ),
  );
  return { onSubmitted, onFailed, showNotice, unmount };
}

/** The element of a field, by its label as people find it. */
export function field(name: QuoteField): HTMLInputElement {
  return screen.getByLabelText(LABELS[name]);
}

/** Types a value into a field. */
export async function type(name: QuoteField, value: string): Promise<void> {
  await act(async () => {
    fireEvent.change(field(name), { target: { value } });
  });
}

/** Fills the form with values that pass. */
export async function fillIn(): Promise<void> {
  for (const name of Object.keys(FILLED) as (keyof typeof FILLED)[]) await type(name, FILLED[name]);
}

/** The submit button, whatever it says at the moment. */
export function submitButton(): HTMLButtonElement {
  return document.querySelector('button[type=submit]') as HTMLButtonElement;
}

/** Presses it, and lets what follows happen. */
export async function press(times = 1): Promise<void> {
  await act(async () => {
    for (let i = 0; i < times; i += 1) fireEvent.click(submitButton());
  });
}
