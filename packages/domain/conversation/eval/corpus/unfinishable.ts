import type { Dialogue } from '../dialogue.ts';

/** Visitors who leave or never give what a lead needs: what they did say is kept, and nobody is driven in circles. */
export const UNFINISHABLE: readonly Dialogue[] = [
  { unfinishable: true, says: { junk: ['asdf', 'asdf', 'asdf', 'asdf', 'asdf', 'asdf'] }, wants: {} },
  {
    unfinishable: true,
    says: { junk: 'couch', name: 'Jane Roe', phone: ['no', 'no', 'no', 'no', 'no'] },
    wants: { junk: 'furniture', name: 'Jane Roe' },
  },
  { unfinishable: true, says: { junk: ['', '', '', '', ''] }, wants: {} },
  {
    unfinishable: true,
    says: { junk: 'fridge', name: 'Mark Lane', phone: ['12345', '12345', '12345', '12345'] },
    wants: { junk: 'appliances', name: 'Mark Lane' },
  },
  {
    unfinishable: true,
    says: {
      junk: 'tv',
      name: 'Bo Berg',
      phone: '902 555 0111',
      address: ['not saying', 'not saying', 'not saying', 'not saying'],
    },
    wants: { junk: 'electronics', name: 'Bo Berg', phone: '(902) 555-0111' },
  },
  { unfinishable: true, says: { junk: ['hello', 'hello', 'hello', 'hello', 'hello'] }, wants: {} },
  { unfinishable: true, says: { junk: '@junk:yard', photo: 'skip' }, wants: { junk: 'yard', picked: true } },
  {
    unfinishable: true,
    says: { junk: '@junk:furniture', name: 'Rosa Lima', phone: '902-555-0107' },
    wants: { junk: 'furniture', picked: true, name: 'Rosa Lima', phone: '(902) 555-0107' },
  },
  {
    unfinishable: true,
    says: { junk: ['how much?', 'how much?', 'how much?', 'how much?', 'how much?'] },
    wants: {},
  },
  {
    unfinishable: true,
    says: { junk: 'drywall', name: ['🤬', '🤬', '🤬', '🤬'] },
    wants: { junk: 'construction' },
  },
  { unfinishable: true, says: { junk: ['go back', 'go back', 'go back', 'go back'] }, wants: {} },
  {
    unfinishable: true,
    says: { junk: ['talk to a person', 'talk to a person', 'talk to a person', 'talk to a person'] },
    wants: {},
  },
  {
    unfinishable: true,
    says: {
      junk: 'leaves',
      name: 'Mona Lee',
      phone: '902-555-0184',
      address: '40 Portland St, Dartmouth B2Y 1H1',
      pickup: ['never', 'never', 'never', 'never'],
    },
    wants: {
      junk: 'yard',
      name: 'Mona Lee',
      phone: '(902) 555-0184',
      address: '40 Portland St, Dartmouth B2Y 1H1',
    },
  },
  {
    unfinishable: true,
    says: {
      junk: 'couch',
      name: 'Quinn Ash',
      phone: '902-555-0116',
      address: '101 Robie St Halifax B3H 3C5',
      pickup: 'saturday',
      contact: ['fax', 'fax', 'fax', 'fax'],
    },
    wants: {
      junk: 'furniture',
      name: 'Quinn Ash',
      phone: '(902) 555-0116',
      address: '101 Robie St Halifax B3H 3C5',
      when: '11-21',
    },
  },
  {
    unfinishable: true,
    says: {
      junk: 'desk',
      name: 'Vera Lynn',
      phone: '902-555-0113',
      address: '5 Spring Garden Rd, Halifax B3J 3R4',
      pickup: '@pickup:any',
      review: ['hmm', 'hmm', 'hmm', 'let me think', 'hmm'],
    },
    wants: {
      junk: 'furniture',
      name: 'Vera Lynn',
      phone: '(902) 555-0113',
      address: '5 Spring Garden Rd, Halifax B3J 3R4',
      when: 'any',
      by: 'phone',
    },
  },
];
