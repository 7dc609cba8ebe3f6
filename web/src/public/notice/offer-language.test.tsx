import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerLanguage } from './offer-language.ts';

const FRENCH = '<a href="/fr/privacy-policy" hreflang="fr" lang="fr">Français</a>';
const ENGLISH = '<a href="/privacy-policy" hreflang="en" lang="en">English</a>';

beforeEach(() => localStorage.clear());

const notice = () => document.getElementById('page-notice');

it.each([
  [FRENCH, ['fr-CA', 'en-CA'], 'Cette page existe en français', '/fr/privacy-policy'],
  [FRENCH, ['de', 'FR'], 'Cette page existe en français', '/fr/privacy-policy'],
  [ENGLISH, ['en-US'], 'This page is available in English', '/privacy-policy'],
])('offers a page in the language that its visitor reads (%#)', (link, languages, said, href) => {
  document.body.innerHTML = link;
  offerLanguage(document, languages);
  const way = screen.getByText(said);
  expect([way.getAttribute('href'), way.getAttribute('hreflang')]).toEqual([
    expect.stringMatching(new RegExp(`${href}$`)),
    notice()?.lang,
  ]);
});

it.each([
  [FRENCH, ['en-CA', 'fr-CA']],
  [FRENCH, ['de-DE']],
  [FRENCH, []],
  [ENGLISH, ['fr']],
  ['', ['fr']],
])('offers nothing to who reads the page as it is, and none that there is not (%#)', (link, languages) => {
  document.body.innerHTML = link;
  offerLanguage(document, languages);
  expect(notice()).toBeNull();
});

it.each(['Fermer', 'Français'])('asks no more once it was answered by “%s”', async (name) => {
  const user = userEvent.setup();
  document.body.innerHTML = FRENCH;
  // jsdom goes to no other page.
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  offerLanguage(document, ['fr']);
  await user.click(name === 'Fermer' ? screen.getByRole('button', { name }) : screen.getByText(name));
  notice()?.remove();
  offerLanguage(document, ['fr']);
  expect(notice()).toBeNull();
});
