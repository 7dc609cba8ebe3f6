import { expect, it } from '@jest/globals';
import { faultTable } from './fault-table.ts';
import { indexPage } from './index-page.ts';
import { fileOf, type Picture } from './picture.ts';

const subject = { group: 'console with 1 lead', state: 'the list, in which nothing is found', width: 360 };
const sound: Picture = { ...subject, scheme: 'dark', file: fileOf(subject, 'dark'), faults: [] };
const faulty: Picture = {
  ...subject,
  scheme: 'light',
  file: fileOf(subject, 'light'),
  faults: ['Cut off: “<b>”.', 'The browser says: no'],
};

it('a picture’s file is named after what it shows', () => {
  expect(sound.file).toBe('console-with-1-lead/the-list-in-which-nothing-is-found-360-dark.png');
});

it('the index shows every picture and what is wrong with it, as text', () => {
  const page = indexPage([faulty, sound]);
  expect(page).toContain('2 pictures, 1 with something wrong');
  for (const { file } of [faulty, sound]) expect(page).toContain(`src="${file}"`);
  expect(page).toContain('<li>Cut off: “&lt;b>”.<li>The browser says: no');
});

it('the table has a line for each fault, and none for what is sound', () => {
  expect(faultTable([sound, faulty]).split('\n')).toEqual([
    'console with 1 lead  the list, in which nothing is found  360  light  Cut off: “<b>”.',
    'console with 1 lead  the list, in which nothing is found  360  light  The browser says: no',
  ]);
});
