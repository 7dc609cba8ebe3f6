import { TO_ADDRESS, TO_PICKUP, TO_REVIEW } from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';

const FLAT = [...TO_ADDRESS, '7 Oak Ave, Halifax, apt 12'];
const HOUSE = [...TO_ADDRESS, '152 Prince St, Halifax B3J 1A1'];
const OUTSIDE_ASKED = [...TO_ADDRESS, '5 Main St, Truro B2N 1A1'];

sayings('addresses', [
  [
    TO_ADDRESS,
    'I live at 5 Elm Road Dartmouth but the couch is at 9 Oak St, Halifax',
    { address: '9 Oak St, Halifax' },
  ],
  [
    TO_ADDRESS,
    '61 Elm Road Dartmouth, no sorry, 16 Elm Road. B2Y 1A1',
    { address: '16 Elm Road Dartmouth, B2Y 1A1' },
  ],
  [
    TO_ADDRESS,
    'Dad lives at 5 Elm Road in Truro but the stuff is at ours, 9 Oak St, Halifax',
    { address: '9 Oak St, Halifax' },
  ],
  [TO_REVIEW, "House number's wrong, my mistake. It's 21.", { address: '21 Oak St, Dartmouth B2Y 1A1' }],
  [
    TO_ADDRESS,
    '214 Elm Road Dartmouth B2Y 1A1. oops, meant 241',
    { address: '241 Elm Road Dartmouth B2Y 1A1' },
  ],
  [TO_ADDRESS, '9 Elm Road, unit 4 sorry 6, Dartmouth', { address: '9 Elm Road, unit 6, Dartmouth' }],
  [
    TO_ADDRESS,
    '9 Elm Road, unit B-207, Dartmouth B2Y 1A1',
    { address: '9 Elm Road, unit B-207, Dartmouth B2Y 1A1' },
  ],
  [
    [...TO_ADDRESS, '9 Elm Road, Dartmouth'],
    'forgot the postal code, B2Y 4A4',
    { address: '9 Elm Road, Dartmouth, B2Y 4A4' },
  ],
  [OUTSIDE_ASKED, "yes keep it, I know it's a drive", { address: '5 Main St, Truro B2N 1A1' }],
  [
    TO_REVIEW,
    'Mets donc 32 au lieu de 12, pis jeudi seulement',
    { address: '32 Oak St, Dartmouth B2Y 1A1', pickup: { day: '2026-11-19' } },
  ],
  [
    TO_REVIEW,
    'Changez le 12 pour le 79',
    { address: '79 Oak St, Dartmouth B2Y 1A1', pickup: { day: '2026-11-20' } },
  ],
  [
    TO_ADDRESS,
    '71 not 17 Shore Road, Eastern Passage, B3G 1H5',
    { address: '71 Shore Road, Eastern Passage, B3G 1H5' },
  ],
  [TO_REVIEW, 'change the 12 to 79', { address: '79 Oak St, Dartmouth B2Y 1A1' }],
  [TO_REVIEW, 'you forgot the unit, 4B', { address: '12 Oak St, unit 4B, Dartmouth B2Y 1A1' }],
  [
    [...TO_ADDRESS],
    '12 rue Oak, 2e étage, Halifax B3J 1S9',
    { address: '12 rue Oak, 2e étage, Halifax B3J 1S9', specialInstructions: null },
  ],
  [
    TO_REVIEW,
    'Street is Crichton Park Rd, not Oak. rest is fine',
    { address: '12 Crichton Park Rd, Dartmouth B2Y 1A1' },
  ],
  [
    TO_ADDRESS,
    '5 Oak Rd, Head of St. Margarets Bay B3Z 1Z8',
    { address: '5 Oak Rd, Head of St. Margarets Bay B3Z 1Z8' },
  ],
  [OUTSIDE_ASKED, "Yes please keep it, I don't mind waiting", { address: '5 Main St, Truro B2N 1A1' }],
  [TO_PICKUP, 'not tomorrow, the day after, between 12 and 3', { address: '12 Oak St, Dartmouth B2Y 1A1' }],
  [
    TO_ADDRESS,
    '2 Civic Ave, no sorry 20 Civic Ave, Beaver Bank B4G 1A3',
    { address: '20 Civic Ave, Beaver Bank B4G 1A3' },
  ],
  [TO_REVIEW, "it's 14 Oak, not 12. The rest is right.", { address: '14 Oak St, Dartmouth B2Y 1A1' }],
  [
    TO_ADDRESS,
    '2200 Windmill Rd, Dartmouth, units 204, 311 and 508',
    { address: '2200 Windmill Rd, Dartmouth, units 204, 311 and 508' },
  ],
  [TO_ADDRESS, 'apts 3 and 5, 12 Oak St Halifax', { address: 'apts 3 and 5, 12 Oak St Halifax' }],
  [
    TO_ADDRESS,
    "Apt 12, 3660 Commission St? no sorry that's the work one. 3480 Joseph Howe Dr apt 12, Halifax B3L 4H7",
    { address: '3480 Joseph Howe Dr apt 12, Halifax B3L 4H7', pickup: null },
  ],
  [TO_ADDRESS, '45 wright ave', { address: null }],
  [TO_ADDRESS, '800 Bedford Highway', { address: '800 Bedford Highway' }],
  [
    TO_ADDRESS,
    'The unit is 6095 Coburg Rd, apt 412, Halifax B3H 4K1',
    { address: '6095 Coburg Rd, apt 412, Halifax B3H 4K1' },
  ],
  [
    [...TO_ADDRESS, "1695 route 1, Pointe-de-l'Église, B0W 1M0", 'oui gardez-la', 'friday'],
    "appelez-moi, j'ai pas de texto moi",
    { address: "1695 route 1, Pointe-de-l'Église, B0W 1M0", preferredContactMethod: 'phone' },
  ],
  [
    TO_ADDRESS,
    '7 Pine Drive no wait thats where we used to live. 9 Cedar Drive, Dartmouth',
    { address: '9 Cedar Drive, Dartmouth' },
  ],
  [
    FLAT,
    'actually the address is 9 Oak Ave, unit 4, and buzz 22',
    { address: '9 Oak Ave, unit 4, Halifax', specialInstructions: 'buzz 22' },
  ],
  [
    [...FLAT, 'friday', 'text me', 'none'],
    'actually the address is 9 Oak Ave, unit 4',
    { address: '9 Oak Ave, unit 4, Halifax' },
  ],
  [FLAT, "wait, it's 125 Prince St, apt 3", { address: '125 Prince St, apt 3, Halifax' }],
  [HOUSE, "wait, it's 125 Prince St, apt 3", { address: '125 Prince St, apt 3, Halifax B3J 1A1' }],
  [
    [...TO_ADDRESS, '152 rue Prince, Halifax'],
    "non attendez, c'est 125 rue Prince, app. 3",
    { address: '125 rue Prince, app. 3, Halifax' },
  ],
  [FLAT, "non attendez, c'est 125 rue Prince, app. 3", { address: '125 rue Prince, app. 3, Halifax' }],
  // Another house has no such flat; a number that was mistyped has.
  [FLAT, "wait, it's 125 Prince St", { address: '125 Prince St, Halifax' }],
  [FLAT, "sorry, it's 9 Oak Ave", { address: '9 Oak Ave, Halifax, apt 12' }],
  [FLAT, 'actually the unit is 4', { address: '7 Oak Ave, Halifax, apt 4' }],
]);

sayings('a harbour that is written short', [
  [TO_ADDRESS, '19 ocean view dr ketch hbr b3v 1k6', { address: '19 ocean view dr ketch hbr B3V 1K6' }],
]);

sayings('who does not know the postal code says the place all the same', [
  ...[
    'no code sorry dartmouth',
    'dont know the code, its in dartmouth',
    'dartmouth, no idea about the code',
    'dartmouth but i dont know the postal code offhand',
    'no postal code, dartmouth',
    "i'm not sure of the postal code sorry. dartmouth",
    "je connais pas le code, c'est à dartmouth",
    'pas de code postal désolée, dartmouth',
  ].map(
    (text) =>
      [
        [...TO_ADDRESS, '12 oak st'],
        text,
        { address: '12 oak st, dartmouth', specialInstructions: null },
      ] as const,
  ),
  [
    TO_ADDRESS,
    '12 oak st dartmouth, dont know the postal code',
    { address: '12 oak st dartmouth', specialInstructions: null },
  ],
  [TO_ADDRESS, '12 oak st dartmouth, no gate code', { specialInstructions: 'no gate code' }],
  [
    TO_ADDRESS,
    '12 oak st dartmouth, i dont know the code for the door',
    { specialInstructions: 'i dont know the code for the door' },
  ],
]);
