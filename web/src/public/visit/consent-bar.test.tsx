import { NO_ANALYTICS } from '@harbour-haul/contract/analytics-ids';
import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_KEY, startConsent } from './consent-bar.ts';

const page: Window & { dataLayer?: object[]; fbq?: unknown } = window;
const IDS = { ...NO_ANALYTICS, tagManagerId: 'GTM-TEST1', measurementId: 'G-TEST1', pixelId: '123456789' };

beforeEach(() => {
  localStorage.clear();
  delete page.dataLayer;
  delete page.fbq;
  document.head.innerHTML = '';
  document.body.innerHTML = '<footer><ul></ul></footer>';
  document.documentElement.lang = 'en-CA';
});

const loaded = () => [...document.querySelectorAll('script')].map(({ src }) => src);

it('loads nothing before the visitor allows it, and then each tag of the site', async () => {
  const user = userEvent.setup();
  void startConsent(IDS);
  expect([loaded(), page.dataLayer]).toEqual([[], undefined]);
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(loaded()).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
    'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
    'https://connect.facebook.net/en_US/fbevents.js',
  ]);
  expect(page.dataLayer).toHaveLength(3);
  expect(screen.queryByRole('region')).toBeNull();
});

it('remembers either answer, and lets it be changed', async () => {
  const user = userEvent.setup();
  void startConsent(IDS);
  await user.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect([localStorage.getItem(CONSENT_KEY), loaded()]).toEqual(['no', []]);
  const change = screen.getByRole('button', { name: 'Cookie choices' });
  await user.click(change);
  expect(document.activeElement?.textContent).toBe('No, thanks');
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(document.activeElement).toBe(change);
  expect(localStorage.getItem(CONSENT_KEY)).toBe('yes');
  expect(loaded()).toHaveLength(3);
});

it('asks nobody again who has answered', () => {
  localStorage.setItem(CONSENT_KEY, 'yes');
  void startConsent({ ...IDS, pixelId: '' });
  expect(screen.queryByRole('region')).toBeNull();
  expect(loaded()).toHaveLength(2);
});

it('asks in French where the page is', () => {
  document.documentElement.lang = 'fr-CA';
  void startConsent(IDS);
  expect(screen.getByRole('button', { name: 'Autoriser' })).toBeTruthy();
});
