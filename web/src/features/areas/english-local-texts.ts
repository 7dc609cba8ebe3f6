import type { ServedArea } from '@harbour-haul/domain/site/site';
import type { LocalTexts } from './local-text-shape.ts';

/** What is true of one served area alone. Of the place, not of us: nothing here is a promise. */
export const ENGLISH_LOCAL_TEXTS: Record<ServedArea, LocalTexts> = {
  Halifax: {
    intro:
      'From the wooden houses of the North End to the flats around the universities and the condos of Clayton Park: ask once, and a vetted local crew answers with a price.',
    jobs: [
      [
        'End of a lease',
        'Desks, mattresses and a sofa that nobody wants, down three flights before the keys go back.',
      ],
      [
        'A peninsula basement',
        'Low ceilings, steep stairs and forty years of boxes. Say how narrow it is, and the crew comes prepared.',
      ],
      [
        'A condo with an elevator to book',
        'Name the hours your building allows, and the pickup is planned into them.',
      ],
    ],
    depot:
      'The municipal depot for household special waste is on your side of the harbour: 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays.',
    communities: [
      'North End',
      'South End',
      'West End',
      'Downtown',
      'Clayton Park',
      'Fairview',
      'Rockingham',
      'Armdale',
    ],
    question: [
      'Where does the truck stop on a narrow street?',
      'Tell us in the details how one parks at your door, and whether a permit or a shared driveway is needed. A crew plans better for what it knows.',
    ],
  },
  Dartmouth: {
    intro:
      'Bungalows in Woodlawn, townhouses in Portland Hills, old streets by the ferry: wherever you are between the lakes, ask once, and a vetted local crew answers with a price.',
    jobs: [
      [
        'A bungalow’s basement',
        'The freezer that died, the sectional that went down before the wall went up, and all the bags around them.',
      ],
      [
        'A deck or fence by the lake',
        'Grey boards, posts and railings, taken down already or ready to be carried off.',
      ],
      ['A house to be sold', 'From the attic to the shed, so that the photographer sees rooms.'],
    ],
    depot:
      'The municipal depot for household special waste is across the bridges, at 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays. Mobile collection days come closer a few times a year.',
    communities: [
      'Downtown Dartmouth',
      'Woodlawn',
      'Woodside',
      'Portland Hills',
      'Westphal',
      'Highfield Park',
      'Crichton Park',
      'Burnside',
    ],
    question: [
      'Does it matter that the depots are across the bridge?',
      'Not to you: the quote is one price, and you know it before anyone lifts a thing.',
    ],
  },
  Bedford: {
    intro:
      'Family houses above the Basin, new streets in West Bedford, apartments along the highway: ask once, and a vetted local crew answers with a price.',
    jobs: [
      [
        'A two-car garage without a car',
        'Bicycles that were outgrown, skis, paint-free shelving, boxes from the last move.',
      ],
      [
        'What a renovation left',
        'Old cabinets, carpet, tile and drywall after the kitchen or the bathroom is done.',
      ],
      ['A play set that nobody climbs', 'Swings, slides and trampolines, in pieces or still standing.'],
    ],
    depot:
      'The municipal depot for household special waste is a few minutes down the highway, at 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays.',
    communities: [
      'West Bedford',
      'Mill Cove',
      'Paper Mill Lake',
      'Eaglewood',
      'Larry Uteck',
      'Hammonds Plains',
      'Lucasville',
      'Kingswood',
    ],
    question: [
      'Can a crew come while the house is on the market?',
      'Yes. Choose a day and a part of the day between two viewings, and say so in the details.',
    ],
  },
  Sackville: {
    intro:
      'Lower, Middle or Upper Sackville, by First Lake or up the Beaver Bank Road: ask once, and a vetted local crew answers with a price.',
    jobs: [
      [
        'A split-entry, top to bottom',
        'Half a flight up, half a flight down, and a rec room that became the storeroom.',
      ],
      ['A shed and what is in it', 'Mowers, lumber and the shed itself, if it has seen its last winter.'],
      [
        'After a storm',
        'Branches, fence panels and the tree that missed the house, stacked or where they fell.',
      ],
    ],
    depot:
      'The municipal depot for household special waste is at 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays. Mobile collection days come closer a few times a year.',
    communities: [
      'Lower Sackville',
      'Middle Sackville',
      'Upper Sackville',
      'Millwood',
      'First Lake',
      'Beaver Bank',
      'Windsor Junction',
      'Fall River',
    ],
    question: [
      'I am beyond Upper Sackville. Do you still come?',
      'Ask all the same. The team says honestly whether a crew can come, and the quote is free either way.',
    ],
  },
  'Cole Harbour': {
    intro:
      'Forest Hills, Colby Village or out towards Lawrencetown: ask once, and a vetted local crew answers with a price.',
    jobs: [
      [
        'A family’s garage',
        'Hockey nets, strollers, a treadmill and the bins that were to be sorted one day.',
      ],
      [
        'A townhouse between two tenants',
        'Left furniture, bags and a mattress, gone before the next key is handed over.',
      ],
      ['A yard made over', 'Sod, shrubs, old patio stones and the swing that squeaks.'],
    ],
    depot:
      'The municipal depot for household special waste is on the other side of the harbour, at 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays. Mobile collection days come closer a few times a year.',
    communities: [
      'Forest Hills',
      'Colby Village',
      'Cole Harbour Village',
      'Westphal',
      'Lawrencetown',
      'Cherry Brook',
      'Lake Echo',
      'Mineville',
    ],
    question: [
      'Must everything stand outside?',
      'No. Crews carry from where it is. If you would rather have it waiting in the driveway, choose that under Access in the form.',
    ],
  },
  Spryfield: {
    intro:
      'Around the Herring Cove Road, from Cowie Hill to Leiblin Park: ask once, and a vetted local crew answers with a price.',
    jobs: [
      [
        'An apartment on the third floor',
        'Furniture that went up in pieces, and comes down in the arms of people who do it daily.',
      ],
      ['A parent’s house', 'Room by room, with time to say what stays.'],
      [
        'Rocky lots and long driveways',
        'Scrap, old fences and brush from behind the house, where a truck cannot go.',
      ],
    ],
    depot:
      'The municipal depot for household special waste is close: 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays.',
    communities: [
      'Cowie Hill',
      'Leiblin Park',
      'Thornhill',
      'Kidston',
      'Herring Cove',
      'Harrietsfield',
      'Williamswood',
      'Purcells Cove',
    ],
    question: [
      'There is no elevator. Is that a problem?',
      'No, but say so: choose your stairs under Access in the form, and the quote has them in it.',
    ],
  },
  'Eastern Passage': {
    intro:
      'From Shearwater to Cow Bay, where the wind comes off the water: ask once, and a vetted local crew answers with a price.',
    jobs: [
      ['A posting', 'The movers take what comes along. What does not must go before they knock.'],
      ['What salt air has eaten', 'Barbecues, patio sets, bicycles and the steel shed.'],
      ['A garage full of gear', 'Ropes, traps, nets and buoys that will not see the water again.'],
    ],
    depot:
      'The municipal depot for household special waste is on the other side of the harbour, at 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays. Flares are for neither truck nor depot: ask the Coast Guard where they go.',
    communities: [
      'Shearwater',
      'Cow Bay',
      'Heritage Hills',
      'Fisherman’s Cove',
      'South Woodside',
      'Caldwell Road',
      'Ocean View',
      'Lawrencetown',
    ],
    question: [
      'I move out on a fixed date. Can the pickup be the day before?',
      'Choose that date in the form and say that it is fixed. The crew confirms it with you before anything is agreed.',
    ],
  },
  Timberlea: {
    intro:
      'Timberlea, Lakeside and Beechville, and on along the Bay Road: ask once, and a vetted local crew answers with a price.',
    jobs: [
      ['A first year in a new house', 'Packaging, pallets, the old sofa after the new one came.'],
      [
        'A basement to be finished',
        'All that stands in the way of the drywall, and what is left of it afterwards.',
      ],
      [
        'Brush from a wooded lot',
        'Branches, stumps and leaves. Yard waste goes to compost, not to landfill.',
      ],
    ],
    depot:
      'The municipal depot for household special waste is a few minutes away, at 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays.',
    communities: [
      'Beechville',
      'Lakeside',
      'Brunello',
      'Greenwood Heights',
      'Hubley',
      'Hammonds Plains',
      'Upper Tantallon',
      'Tantallon',
    ],
    question: [
      'Otter Lake is near. Can I not bring it myself?',
      'What may be brought where, and for what fee, the municipality says at halifax.ca. A crew is worth it where lifting, loading and sorting are the work.',
    ],
  },
};
