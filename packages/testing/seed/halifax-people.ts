import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { Random } from './random.ts';

const FIRST_NAMES = [
  ...[
    'Mary',
    'John',
    'Sarah',
    'Michael',
    'Heather',
    'David',
    'Jennifer',
    'Robert',
    'Emma',
    'James',
    'Olivia',
  ],
  ...['Ryan', 'Megan', 'Andrew', 'Laura', 'Stephen', 'Nicole', 'Kevin', 'Élise', 'Luc', 'Mireille', 'Priya'],
  ...['Arjun', 'Fatima', 'Omar', 'Wei', 'Linh', 'Chidi', 'Ngozi', 'Angus', 'Catriona', 'Zoë', 'Noah', 'Ann'],
] as const;

const LAST_NAMES = [
  ...[
    'MacDonald',
    'MacNeil',
    'MacLean',
    'Fraser',
    'Campbell',
    'Murphy',
    'O’Brien',
    'Boudreau',
    'Leblanc',
    'Comeau',
  ],
  ...[
    'Smith',
    'Brown',
    'Wilson',
    'Zwicker',
    'Oickle',
    'Whynot',
    'Hirtle',
    'Conrad',
    'Gillis',
    'Chisholm',
    'Doyle',
  ],
  ...[
    'Singh',
    'Patel',
    'Nguyen',
    'Chen',
    'Haddad',
    'Okafor',
    'Sparks',
    'Downey',
    'Paul',
    'Googoo',
    'Roy',
    'Lee',
  ],
] as const;

const STREETS = [
  ...[
    'Oak St',
    'Quinpool Rd',
    'Robie St',
    'Agricola St',
    'Portland St',
    'Main St',
    'Herring Cove Rd',
    'Elm St',
  ],
  ...[
    'Windmill Rd',
    'Cobequid Rd',
    'Beaver Bank Rd',
    'Larry Uteck Blvd',
    'Caldwell Rd',
    'Shore Rd',
    'Hawthorne St',
  ],
  ...[
    'Victoria Rd',
    'Pleasant St',
    'Young St',
    'Lady Hammond Rd',
    'St. Margarets Bay Rd',
    'Bayers Rd',
    'Maple St',
  ],
] as const;

/** The served areas, and where their postal codes begin. */
const AREAS = [
  ['Halifax', 'B3H'],
  ['Halifax', 'B3K'],
  ['Halifax', 'B3L'],
  ['Dartmouth', 'B2W'],
  ['Dartmouth', 'B3A'],
  ['Bedford', 'B4A'],
  ['Sackville', 'B4C'],
  ['Cole Harbour', 'B2V'],
  ['Spryfield', 'B3R'],
  ['Eastern Passage', 'B3G'],
  ['Timberlea', 'B3T'],
] as const;

/** The letters of Canadian postal codes. */
const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ'.split('');

/** Somebody who could live in or about Halifax, and does not: numbers and addresses are made up. */
export function halifaxPerson(random: Random): Pick<Lead, 'name' | 'phone' | 'email' | 'address'> {
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const area = random.share() < 0.8 ? '902' : '782';
  const digits = String(random.whole(0, 9999)).padStart(4, '0');
  const phone = random.share() < 0.7 ? `(${area}) 555-${digits}` : `${area}-555-${digits}`;
  return {
    name: `${first} ${last}`,
    phone,
    email: random.share() < 0.6 ? emailOf(first, last, random) : null,
    address: address(random),
  };
}

function emailOf(first: string, last: string, random: Random): string {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase();
  return `${plain(first)}.${plain(last)}${random.whole(1, 999)}@mail.example`;
}

function address(random: Random): string {
  const [place, forward] = random.pick(AREAS);
  const unit = `${random.whole(0, 9)}${random.pick(LETTERS)}${random.whole(0, 9)}`;
  return `${random.whole(1, 4200)} ${random.pick(STREETS)}, ${place}, NS ${forward} ${unit}`;
}
