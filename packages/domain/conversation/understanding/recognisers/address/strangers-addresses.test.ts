import { expect, it } from '@jest/globals';
import { NO_SLOTS } from '../../../slots.ts';
import { understand, withVerdict } from '../../understand.ts';

function heard(text: string): string | null {
  const said = understand(text, { asked: 'address', known: NO_SLOTS, now: new Date('2026-11-18T15:00:00Z') });
  const [found] = (['stored', 'offered'] as const).flatMap((verdict) =>
    withVerdict(said, 'address', verdict),
  );
  return found?.value.address ?? null;
}

it.each([
  [
    '12 Birchview Mobile Home Park, Lower Sackville B4C 2V1',
    '12 Birchview Mobile Home Park, Lower Sackville B4C 2V1',
  ],
  ['Storage unit 7 at 14 Larch Road, Bedford', 'Storage unit 7, 14 Larch Road, Bedford'],
  ['8 route 335, Pubnico-Ouest-le-Haut, B0W 2M0', '8 route 335, Pubnico-Ouest-le-Haut, B0W 2M0'],
  ['robie and almon, the brick building, halifax', 'robie and almon, halifax'],
  ['Its at Quinpool & Oxford in Halifax', 'Quinpool & Oxford, Halifax'],
  ['RR 3 Sambro, civic 801 highway 349', '801 highway 349, Sambro'],
  ['unit C 18, 145 Larch Road, Bedford', 'unit C 18, 145 Larch Road, Bedford'],
  ['14 larch road, apartment three b, dartmouth', '14 larch road, apartment 3b, dartmouth'],
  ['on Larchview in Bedford, 14 larchview drive', '14 larchview drive, Bedford'],
  ["We're the first house on Larch Road, number 14, Dartmouth", '14 Larch Road, Dartmouth'],
  ['14 larch road, bee three oh jay one tee', '14 larch road'],
  ['14 larch road dartmouth bee two vee one ee one', '14 larch road dartmouth B2V 1E1'],
  ['14 Larch Rd, its the red door, B3H 3J9 hfx', '14 Larch Rd, hfx, B3H 3J9'],
  ['do you come to 14 Larch Street? Halifax, B3J 2K9?', '14 Larch Street, Halifax, B3J 2K9'],
  ['from the cottage not my house: unit 6, 50 Larch Blvd Dartmouth', 'unit 6, 50 Larch Blvd Dartmouth'],
  ['1 2 0 5 Larch Road, Bedford', '1205 Larch Road, Bedford'],
  ['locker 12, 30 Larch Road Dartmouth B3B 1R8', 'locker 12, 30 Larch Road Dartmouth B3B 1R8'],
  ['30 Larch St unit C Dartmouth, B3A 2S6', '30 Larch St unit C Dartmouth, B3A 2S6'],
  [
    "there's a Larch St in Dartmouth too, 30 Larch Street Dartmouth B2X 1S2",
    '30 Larch Street Dartmouth B2X 1S2',
  ],
  ['My shop: 57 Larch Road, suite 110, Halifax', '57 Larch Road, suite 110, Halifax'],
])('%s', (text, address) => {
  expect(heard(text)).toBe(address);
});

it.each([
  ['Street Chestnut 12, Halifax', '12 Chestnut Street, Halifax'],
  ['street Edinburgh 2130, Halifax B3L 1A1', '2130 Edinburgh Street, Halifax B3L 1A1'],
  ['Road Old Mill 40, Dartmouth', '40 Old Mill Road, Dartmouth'],
  ['I live street Tower 903, apartment 5, Halifax', '903 Tower Street, apartment 5, Halifax'],
  ['Street name is Birchwood 9, Bedford B4A 2B2', '9 Birchwood Street, Bedford B4A 2B2'],
  ['the street is Cherry Hill 77, in Halifax', '77 Cherry Hill Street, Halifax'],
  ['avenue Acadie 88, Halifax B3K 1A1', '88 avenue Acadie, Halifax B3K 1A1'],
  ['Drive Sunset 3, Sackville', '3 Sunset Drive, Sackville'],
  ['Lane Fox 16 Dartmouth', '16 Fox Lane, Dartmouth'],
  ['Street is Lakefront Road 31, Dartmouth', '31 Lakefront Road, Dartmouth'],
  ['lot 9 Woodbine Trailer Park, Beaver Bank B4E 1A1', 'lot 9 Woodbine Trailer Park, Beaver Bank B4E 1A1'],
  ['seven teen Oakridge Road, Halifax', '17 Oakridge Road, Halifax'],
  ['six ty Robie Street, Halifax', '60 Robie Street, Halifax'],
  ['au 31 de la rue des Ormes à Dartmouth', '31 rue des Ormes, Dartmouth'],
  ['14 du chemin des Lacs, Bedford', '14 chemin des Lacs, Bedford'],
  ['27 Sackville Cross Road, Lower Sackville', '27 Sackville Cross Road, Lower Sackville'],
  ['8 Oak Street, Dart Mouth', '8 Oak Street, Dart Mouth'],
])('"%s" is the address "%s"', (text, address) => {
  expect(heard(text)).toBe(address);
});
