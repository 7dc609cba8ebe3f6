import type { Dialogue } from '../dialogue.ts';

/** Visitors who would rather be called, want a person, or whose page goes away in the middle. */
export const CALL_BACKS: readonly Dialogue[] = [
  {
    says: { junk: ['xyz', 'qwerty', '@help:callback'], phone: '902-555-0148' },
    wants: { phone: '(902) 555-0148' },
  },
  {
    says: { junk: 'couch', name: ['12', '34', 'call me back'], phone: '902-555-0172' },
    wants: { junk: 'furniture', phone: '(902) 555-0172' },
  },
  {
    says: {
      junk: 'tv',
      name: 'Bo Berg',
      phone: '902 555 0111',
      address: ['dunno', 'over there', '@help:callback'],
    },
    wants: { junk: 'electronics', name: 'Bo Berg', phone: '(902) 555-0111' },
  },
  {
    says: {
      junk: '@junk:yard',
      name: 'Tim Hart',
      phone: '902-555-0133',
      address: '7 Bay Rd, Timberlea B3T 1A9',
      pickup: 'just call me',
    },
    wants: {
      junk: 'yard',
      picked: true,
      name: 'Tim Hart',
      phone: '(902) 555-0133',
      address: '7 Bay Rd, Timberlea B3T 1A9',
    },
  },
  { says: { junk: 'can someone call me please', phone: '902-555-0107' }, wants: { phone: '(902) 555-0107' } },
  {
    says: {
      junk: 'drywall',
      name: 'Colin Gray',
      phone: ['12', '34', '@help:continue', '902-555-0181'],
      address: '3 Rocky Lake Drive, Bedford, B4A 2T6',
      pickup: 'thursday',
    },
    wants: {
      junk: 'construction',
      name: 'Colin Gray',
      phone: '(902) 555-0181',
      address: '3 Rocky Lake Drive, Bedford, B4A 2T6',
      when: '11-19',
    },
  },
  {
    says: {
      junk: 'monitors',
      name: ['talk to a person', 'Dana Fox'],
      phone: '902-555-0165',
      address: '60 Lake Dr, Sackville B4C 1T1',
      pickup: 'evening',
    },
    wants: {
      junk: 'electronics',
      name: 'Dana Fox',
      phone: '(902) 555-0165',
      address: '60 Lake Dr, Sackville B4C 1T1',
      when: 'any evening',
    },
  },
  {
    says: {
      junk: ['I want to speak to a human', 'mattress'],
      name: 'Amy Pond',
      phone: ['human please', '902-555-0102'],
      address: '90 Quinpool Rd, Halifax B3L 1A1',
      pickup: 'friday morning',
    },
    wants: {
      junk: 'furniture',
      name: 'Amy Pond',
      phone: '(902) 555-0102',
      address: '90 Quinpool Rd, Halifax B3L 1A1',
      when: '11-20 morning',
    },
  },
  {
    says: {
      junk: '@junk:furniture',
      name: ['#reload', 'Burt Hall'],
      phone: '902-555-0119',
      address: ['#reload', '5 Hill St Spryfield B3P 2C1'],
      pickup: '@pickup:evening',
    },
    wants: {
      junk: 'furniture',
      picked: true,
      name: 'Burt Hall',
      phone: '(902) 555-0119',
      address: '5 Hill St Spryfield B3P 2C1',
      when: 'any evening',
    },
  },
  {
    says: {
      junk: 'branches',
      name: 'Gail Storm',
      phone: '902-555-0143',
      address: '88 Basinview Drive, Bedford B4A 3X7',
      pickup: 'sunday',
      review: ['#offline', '@submit', '@submit'],
    },
    wants: {
      junk: 'yard',
      name: 'Gail Storm',
      phone: '(902) 555-0143',
      address: '88 Basinview Drive, Bedford B4A 3X7',
      when: '11-22',
    },
  },
  {
    says: {
      junk: 'dishwasher',
      name: 'Hugo Bell',
      phone: '902.555.0177',
      address: '24 Caldwell Rd Cole Harbour B2V 1A4',
      pickup: ['gibberish', 'more gibberish', 'even more', 'tomorrow'],
    },
    wants: {
      junk: 'appliances',
      name: 'Hugo Bell',
      phone: '(902) 555-0177',
      address: '24 Caldwell Rd Cole Harbour B2V 1A4',
      when: '11-19',
    },
  },
  {
    says: {
      junk: '@junk:household',
      name: 'Iris Young',
      phone: ['i only have email', 'iris@example.com', '902-555-0128'],
      address: '2 Shore Rd, Eastern Passage B3G 1A2',
      pickup: 'sunday',
      contact: 'email',
    },
    wants: {
      junk: 'household',
      picked: true,
      name: 'Iris Young',
      phone: '(902) 555-0128',
      address: '2 Shore Rd, Eastern Passage B3G 1A2',
      when: '11-22',
      by: 'email',
      email: 'iris@example.com',
    },
  },
  {
    says: {
      junk: ['my uncle left me his whole house full of stuff'],
      name: 'Joel Kerr',
      phone: '902-555-0156',
      address: '17 Young St Halifax B3K 5M4',
      pickup: 'dec 3',
      review: ['#reload', 'submit'],
    },
    wants: {
      junk: 'household',
      name: 'Joel Kerr',
      phone: '(902) 555-0156',
      address: '17 Young St Halifax B3K 5M4',
      when: '12-03',
    },
  },
  {
    says: {
      junk: 'dining table',
      name: 'Kate Moss',
      phone: '902 555 0139',
      address: '6 Mill Street, Dartmouth, NS B2Y 3A1',
      pickup: 'the 27th',
      review: ['thanks', 'yes'],
    },
    wants: {
      junk: 'furniture',
      name: 'Kate Moss',
      phone: '(902) 555-0139',
      address: '6 Mill Street, Dartmouth, NS B2Y 3A1',
      when: '11-27',
    },
  },
];
