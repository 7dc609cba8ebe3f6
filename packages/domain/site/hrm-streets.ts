/**
 * Streets of Halifax Regional Municipality that people write most, by community, to complete addresses from. Our own list, from
 * general knowledge: a street that is not in it is written out.
 */
const STREETS: Record<string, string> = {
  Halifax: `Agricola St, Almon St, Argyle St, Barrington St, Bayers Rd, Bell Rd, Beaufort Ave, Birmingham St, Bloomfield St,
    Brunswick St, Cambridge St, Chebucto Rd, Chisholm Ave, Coburg Rd, Cogswell St, Connaught Ave, Connolly St, Cornwall St,
    Creighton St, Cunard St, Devonshire Ave, Dublin St, Duffus St, Dunbrack St, Dutch Village Rd, Edward St, Flamingo Dr,
    Gottingen St, Granville St, Herring Cove Rd, Hollis St, Inglis St, Isleville St, Joseph Howe Dr, Jubilee Rd, Kaye St,
    Kearney Lake Rd, Kempt Rd, Lacewood Dr, Lady Hammond Rd, Langbrae Dr, Larry Uteck Blvd, Lawrence St, Leeds St,
    Lower Water St, Main Ave, Maynard St, Morris St, Mumford Rd, North St, Northwood Terr, Novalea Dr, Nora Bernard St, Oak St,
    Oxford St, Parkland Dr, Pepperell St, Preston St, Purcells Cove Rd, Quingate Pl, Quinpool Rd, Radcliffe Dr, Robie St,
    Romans Ave, Rufus Ave, Seymour St, South Park St, South St, Spring Garden Rd, St Margarets Bay Rd, Summer St, Titus St,
    Tower Rd, University Ave, Upper Water St, Vernon St, Walnut St, Willett St, Willow St, Windsor St, Young Ave, Young St`,
  Dartmouth: `Albro Lake Rd, Alderney Dr, Baker Dr, Boland Rd, Braemar Dr, Brownlow Ave, Caledonia Rd, Crichton Ave, Cumberland Dr,
    Gaston Rd, Highfield Park Dr, Ilsley Ave, King St, Lakecrest Dr, Lake Major Rd, Main St, Micmac Blvd, Mount Edward Rd,
    Nantucket Ave, Ochterloney St, Panavista Dr, Pinecrest Dr, Pleasant St, Portland Hills Dr, Portland St, Prince Albert Rd,
    Primrose St, Queen St, Raddall Ave, Russell Lake Dr, Thistle St, Victoria Rd, Waverley Rd, Windmill Rd, Woodland Ave,
    Woodlawn Rd, Wright Ave, Wyse Rd`,
  Bedford: `Basinview Dr, Bedford Hwy, Dartmouth Rd, Fort Sackville Rd, Gary Martin Dr, Hammonds Plains Rd, Innovation Dr,
    Kingswood Dr, Meadowbrook Dr, Moirs Mill Rd, Nelsons Landing Blvd, Nottingham St, Oakmount Dr, Rocky Lake Dr, Shore Dr,
    Southgate Dr, Starboard Dr, Union St`,
  'Lower Sackville': `Beaver Bank Rd, Cobequid Rd, First Lake Dr, Glendale Dr, Metropolitan Ave, Old Sackville Rd, Riverside Dr,
    Sackville Dr, Smokey Dr, Walker Ave`,
  'Cole Harbour': `Astral Dr, Bissett Rd, Caldwell Rd, Cole Harbour Rd, Colby Dr, Delta Dr, Forest Hills Pkwy, Hugh Allen Dr`,
  Spryfield: `Cowie Hill Rd, Dentith Rd, Drysdale Rd, Greystone Dr, Leiblin Dr, Old Sambro Rd, Osborne St, Rockingstone Rd,
    Sussex St, Thornhill Dr, Williams Lake Rd`,
  'Eastern Passage': 'Caldwell Rd, Cow Bay Rd, Hines Rd, Main Rd, Oceanview School Rd, Shore Rd',
  Timberlea: 'Brunello Blvd, Greenwood Ave, Lakeside Park Dr, Maplewood Dr, Timberlea Village Pkwy',
};

/** As an address has them: `Quinpool Rd, Halifax`. */
export const HRM_STREETS: readonly string[] = Object.entries(STREETS).flatMap(([community, streets]) =>
  streets.split(',').map((street) => `${street.replace(/\s+/g, ' ').trim()}, ${community}`),
);

/** Communities by which people name their place. */
export const HRM_COMMUNITIES: readonly string[] =
  `Halifax, Dartmouth, Bedford, Lower Sackville, Middle Sackville, Upper Sackville,
  Cole Harbour, Spryfield, Eastern Passage, Timberlea, Clayton Park, Fairview, Rockingham, Armdale, Purcells Cove, Westphal,
  Woodside, Burnside, Hammonds Plains, Beaver Bank, Fall River, Waverley, Windsor Junction, Lucasville, Lawrencetown, Mineville,
  Porters Lake, Lake Echo, North Preston, East Preston, Cherry Brook, Herring Cove, Harrietsfield, Sambro, Ketch Harbour,
  Shearwater, Cow Bay, Beechville, Lakeside, Hubley, Upper Tantallon, Tantallon, Hatchet Lake, Prospect, Terence Bay`
    .split(',')
    .map((name) => name.replace(/\s+/g, ' ').trim());
