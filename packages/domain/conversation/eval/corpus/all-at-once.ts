import type { Dialogue } from '../dialogue.ts';

/** Visitors who paste everything they know, on one line or on many. */
export const ALL_AT_ONCE: readonly Dialogue[] = [
  {
    says: { junk: ['Jane Roe, 902-555-0148, 12 Oak St Dartmouth B2Y 1A1, tomorrow morning', 'an old couch'] },
    wants: {
      junk: 'furniture',
      name: 'Jane Roe',
      phone: '(902) 555-0148',
      address: '12 Oak St Dartmouth B2Y 1A1',
      when: '11-19 morning',
    },
  },
  {
    says: { junk: 'Old fridge. Mark Lane, 902-555-0172, 8 Elm Ave, Halifax B3H 2K1, Friday at 2pm, text me' },
    wants: {
      junk: 'appliances',
      name: 'Mark Lane',
      phone: '(902) 555-0172',
      address: '8 Elm Ave, Halifax B3H 2K1',
      when: '11-20 afternoon 14:00',
      by: 'sms',
    },
  },
  {
    says: { junk: 'sofa and armchair\nPaula West\n902 555 0111\n44 Main St\nBedford B4A 1A5\nSaturday' },
    wants: {
      junk: 'furniture',
      name: 'Paula West',
      phone: '(902) 555-0111',
      address: '44 Main St, Bedford B4A 1A5',
      when: '11-21',
    },
  },
  {
    says: {
      junk: '@junk:yard',
      photo: 'Tim Hart\n902-555-0133\n7 Bay Rd, Timberlea B3T 1A9',
      pickup: 'monday morning',
    },
    wants: {
      junk: 'yard',
      picked: true,
      name: 'Tim Hart',
      phone: '(902) 555-0133',
      address: '7 Bay Rd, Timberlea B3T 1A9',
      when: '11-23 morning',
    },
  },
  {
    says: {
      junk: '@junk:appliances',
      photo: 'skip',
      name: 'Rosa Lima\n(902) 555-0107\n15 Lacewood Drive, Halifax, B3M 2P3',
      pickup: 'asap',
    },
    wants: {
      junk: 'appliances',
      picked: true,
      name: 'Rosa Lima',
      phone: '(902) 555-0107',
      address: '15 Lacewood Drive, Halifax, B3M 2P3',
      when: 'asap 11-18',
    },
  },
  {
    says: {
      junk: 'Hi, my name is Colin Gray and I have reno debris to get rid of. My number is 902-555-0181.',
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
    says: { junk: 'tv and computer, 9025550165, dana fox, 60 lake dr sackville b4c 1t1, sat pm, call me' },
    wants: {
      junk: 'electronics',
      name: 'Dana Fox',
      phone: '(902) 555-0165',
      address: '60 lake dr sackville B4C 1T1',
      when: '11-21 afternoon',
    },
  },
  {
    says: {
      junk: 'Name: Amy Pond\nPhone: 902-555-0102\nAddress: 90 Quinpool Rd, Halifax B3L 1A1\nJunk: mattress and box spring\nWhen: Friday morning\nContact: text',
    },
    wants: {
      junk: 'furniture',
      name: 'Amy Pond',
      phone: '(902) 555-0102',
      address: '90 Quinpool Rd, Halifax B3L 1A1',
      when: '11-20 morning',
      by: 'sms',
    },
  },
  {
    says: {
      junk: '@junk:furniture',
      photo: '@photo:skip',
      name: 'Burt Hall 902-555-0119 5 Hill St Spryfield B3P 2C1',
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
      junk: 'I need branches hauled from 88 Basinview Drive, Bedford B4A 3X7 on Saturday morning. Name is Gail Storm, phone 902-555-0143, email gail@example.com',
      contact: '@contact:email',
    },
    wants: {
      junk: 'yard',
      name: 'Gail Storm',
      phone: '(902) 555-0143',
      address: '88 Basinview Drive, Bedford B4A 3X7',
      when: '11-21 morning',
      by: 'email',
      email: 'gail@example.com',
    },
  },
  {
    says: { junk: 'dishwasher; hugo bell; 902.555.0177; 24 caldwell rd cole harbour b2v 1a4; tomorrow' },
    wants: {
      junk: 'appliances',
      name: 'Hugo Bell',
      phone: '(902) 555-0177',
      address: '24 caldwell rd cole harbour B2V 1A4',
      when: '11-19',
    },
  },
  {
    says: {
      junk: '@junk:household',
      photo: 'no',
      name: 'Iris Young, 902-555-0128',
      address: '2 Shore Rd, Eastern Passage B3G 1A2, Sunday afternoon',
      contact: 'text, no special instructions',
    },
    wants: {
      junk: 'household',
      picked: true,
      name: 'Iris Young',
      phone: '(902) 555-0128',
      address: '2 Shore Rd, Eastern Passage B3G 1A2',
      when: '11-22 afternoon',
      by: 'sms',
    },
  },
  {
    says: {
      junk: '@junk:electronics',
      name: 'Joel Kerr',
      phone: '902-555-0156, 17 Young St Halifax B3K 5M4, dec 3 in the morning, by text',
    },
    wants: {
      junk: 'electronics',
      picked: true,
      name: 'Joel Kerr',
      phone: '(902) 555-0156',
      address: '17 Young St Halifax B3K 5M4',
      when: '12-03 morning',
      by: 'sms',
    },
  },
  {
    says: {
      junk: 'Hello! We are moving out and have a dining table plus chairs. Kate Moss here, 902 555 0139.',
      address: '6 Mill Street, Dartmouth, NS B2Y 3A1',
      pickup: 'the 27th',
      contact: '@contact:sms',
    },
    wants: {
      junk: 'furniture',
      name: 'Kate Moss',
      phone: '(902) 555-0139',
      address: '6 Mill Street, Dartmouth, NS B2Y 3A1',
      when: '11-27',
      by: 'sms',
    },
  },
  {
    says: { junk: 'stove\nlarry may\n9025550162\n3 pinecrest dr\ndartmouth\nb3a 2j1\nmon am\nphone' },
    wants: {
      junk: 'appliances',
      name: 'Larry May',
      phone: '(902) 555-0162',
      address: '3 pinecrest dr, dartmouth, B3A 2J1',
      when: '11-23 morning',
    },
  },
  {
    says: {
      junk: ['902-555-0184', 'leaves and branches'],
      name: 'Mona Lee',
      address: '40 Portland St, Dartmouth B2Y 1H1',
      pickup: 'anytime',
    },
    wants: {
      junk: 'yard',
      name: 'Mona Lee',
      phone: '(902) 555-0184',
      address: '40 Portland St, Dartmouth B2Y 1H1',
      when: 'any',
    },
  },
  {
    says: {
      junk: 'concrete and bricks, 31 West St Halifax B3K 4Y7',
      photo: 'Ned Flint',
      phone: '902-555-0193',
      pickup: 'nov 26 at 9am',
    },
    wants: {
      junk: 'construction',
      name: 'Ned Flint',
      phone: '(902) 555-0193',
      address: '31 West St Halifax B3K 4Y7',
      when: '11-26 morning 09:00',
    },
  },
  {
    says: {
      junk: '@junk:furniture',
      photo: 'No photo. Olga Reed, 902-555-0151, 66 Queen St Halifax B3J 2H4',
      pickup: 'tomorrow evening',
    },
    wants: {
      junk: 'furniture',
      picked: true,
      name: 'Olga Reed',
      phone: '(902) 555-0151',
      address: '66 Queen St Halifax B3J 2H4',
      when: '11-19 evening',
    },
  },
  {
    says: {
      junk: 'old printer and monitors',
      name: 'Paul Ng\n902-555-0125',
      address: '230 Barrington St\nHalifax\nB3J 1Y2',
      pickup: 'friday',
      contact: 'email me at paul@ng.example',
    },
    wants: {
      junk: 'electronics',
      name: 'Paul Ng',
      phone: '(902) 555-0125',
      address: '230 Barrington St, Halifax, B3J 1Y2',
      when: '11-20',
      by: 'email',
      email: 'paul@ng.example',
    },
  },
  {
    says: { junk: 'Quentin Ash | 902-555-0116 | 101 Robie St Halifax B3H 3C5 | couch | Saturday' },
    wants: {
      junk: 'furniture',
      name: 'Quentin Ash',
      phone: '(902) 555-0116',
      address: '101 Robie St Halifax B3H 3C5',
      when: '11-21',
    },
  },
  {
    says: {
      junk: 'garbage bags and boxes. ruth bay. 902 555 0197. 9 cole harbour rd b2v 1e1. call. asap. gate code 4411',
    },
    wants: {
      junk: 'household',
      name: 'Ruth Bay',
      phone: '(902) 555-0197',
      address: '9 cole harbour rd B2V 1E1',
      when: 'asap 11-18',
    },
  },
  {
    says: {
      junk: '@junk:construction',
      photo: '@photo:skip',
      name: 'This is Stan Cole, you can call 902-555-0109 anytime',
      address: '52 Caldwell Rd, Cole Harbour B2V 1X1',
      pickup: 'tuesday',
    },
    wants: {
      junk: 'construction',
      picked: true,
      name: 'Stan Cole',
      phone: '(902) 555-0109',
      address: '52 Caldwell Rd, Cole Harbour B2V 1X1',
      when: '11-24',
    },
  },
  {
    says: {
      junk: '@junk:appliances',
      photo: 'skip',
      name: 'Tara Wells',
      phone: '902-555-0187 and the address is 22 Sackville Dr, Lower Sackville B4C 2R1',
      pickup: 'next wednesday',
      contact: 'phone',
    },
    wants: {
      junk: 'appliances',
      picked: true,
      name: 'Tara Wells',
      phone: '(902) 555-0187',
      address: '22 Sackville Dr, Lower Sackville B4C 2R1',
      when: '11-25',
    },
  },
  {
    says: { junk: 'UMA STONE 902-555-0141 400 WYSE RD DARTMOUTH B3A 1N4 WASHER AND DRYER TOMORROW' },
    wants: {
      junk: 'appliances',
      name: 'Uma Stone',
      phone: '(902) 555-0141',
      address: '400 WYSE RD DARTMOUTH B3A 1N4',
      when: '11-19',
    },
  },
  {
    says: {
      junk: 'hi there, vera here (vera lynn), 902-555-0113. have a desk and bookcase at 5 spring garden rd halifax b3j 3r4, free any day, text works',
      name: 'Vera Lynn',
    },
    wants: {
      junk: 'furniture',
      name: 'Vera Lynn',
      phone: '(902) 555-0113',
      address: '5 spring garden rd halifax B3J 3R4',
      when: 'any',
      by: 'sms',
    },
  },
];
