import { wordSet } from '../../../text/word-set.ts';

/** What a unit is called: the first of these before its number. */
export const UNIT_LABELS = wordSet(`
  apt apts apartment apartments appt appartement lappartement appart app aprt apartmnt aptmt unit units unite lunite suite ste suit room rm flat
  lot trailer pad condo penthouse ph building bldg tower logement bureau local porte door townhouse pmq cottage cabin hangar locker
`);

/** What a spot within an address is called: "slip 4", "the yacht club". */
export const SPOTS = wordSet(`
  slip berth dock pier wharf marina club stage studio bay basement loft flat suite office warehouse barn shed garage mall
  plaza centre center tower hall school church park court wing block stall booth kiosk manor residence gate level store shop landing quay terminal
  lodge inn hotel arena rink campus place complex annex
`);

/** "Upstairs flat", "basement apartment". */
export const UNIT_SIDES = wordSet(`
  upper lower upstairs downstairs basement main rear back front top bottom left right ground attic garden middle
`);
export const UNIT_KINDS = wordSet('unit flat apartment apt suite appartement building house');

/** Never part of a street's name; they end it on both sides. */
export const NOT_STREET_NAMES = wordSet(`
  a an and any all also am pm are as at around about after ask available be been before beside but by behind because between
  can call come could cell code civic did do does dont down each email else evening every for from get go got guys had has
  have here hello hey hi home house how i if ill in into is isnt it its ive just know last let like live lives located
  looking many me morning most my myself name near need needs next no not nope now number of off ok okay on only or other our
  out over per pick pickup please plus really right say see she should so some soon sorry desole desolee oops whoops such sure text thank thanks that
  thats their them then there these they thing things this those to today together tomorrow tonight too until up us very was
  we well were what when where which who why will with would yeah yep yes you your yours youre address phone postal zip
  same monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat january february
  july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  minute minutes min mins hour hours hr hrs day days week weeks weekend month months year years oclock noon afternoon
  driveway backyard garage basement attic curb parking buzzer buzz entrance elevator unit apt apartment suite appt appartement
  flat je suis est dans chez et pour merci mon ma mes bonjour oui non whatever actually anyway wait cause
`);

/** Of those, words that a street may be named with all the same where a house number stands before it. */
export const ODD_STREET_WORDS = wordSet(`
  flat morning sunday saturday friday april october home house over day sure merci noon garage last next just near all any
  civic
`);

/** What is counted or carried rather than lived in: "2 couches Halifax", "3 bags". */
export const COUNTED_WORDS = wordSet(`
  bag bags box boxes bin bins item items piece pieces load loads truck trucks pickup truckload trailerload sofa sofas couch
  couches chair chairs table tables desk desks bed beds mattress mattresses fridge fridges freezer stove stoves washer washers
  dryer dryers tv tvs tire tires tyres lamp lamps dresser dressers appliance appliances furniture junk garbage trash stuff
  debris wood yard yards floor floors flight flights step steps stair stairs story storey bedroom bedrooms room rooms bathroom
  people person persons man men kids percent dollars bucks feet foot ft inch inches lbs pounds kg km kms metres meters miles
  mile cubic size big small long wide tall heavy broken used old new ton tons gallon gallons can cans jug jugs bucket buckets
  pallet pallets sheet sheets door doors window windows tree trees branches shrubs leaves bike bikes bicycle microwave
  dishwasher recliner loveseat futon bookcase bookshelf shelf shelves cabinet cabinets carpet carpets rug rugs bbq grill mower
  computer computers monitor monitors printer hot tub piano shed deck fence swing set sets frame frames pair couple few half
  dozen several chesterfield wardrobe hutch nightstand crib stroller treadmill propane paint batteries battery large little
  full empty black plastic more huge metal wooden brick bricks toilet toilets sink sinks heater tank tanks boat hours stop
  lots date cat dog dogs cats guy x times time oil water scrap pile piles extra drawers drawer clothes books toys
`);

/** "Dead end street", "the back lane", "gravel road": these name no street. */
export const NAMELESS_STREETS = wordSet(`
  the take dead end back side same next way quiet busy private whole front shared paved gravel dirt narrow bike fire steep
  one two circular left right first second third down up off across little nice long small big corner wrong cross go turn
  dump our this that parked blocked closed slip passing
`);

/** Of "wall unit 2 pieces" the unit is furniture. */
export const FURNITURE_UNITS = wordSet(`
  wall tv ac storage shelving entertainment air conditioning sectional bedroom dining living window heating sink vanity
  shelf media corner display kitchen bathroom heat hvac conditioner
`);

/** Words between two parts of one address: "12 Oak St, that's in Dartmouth, and the postal code is ...". */
export const CONNECTING_WORDS = wordSet(`
  in at and the its it is thats that near code postal zip postcode city town community province of on with my our here
  area over out also un au a dans ville est le la j jai code de located part side which down up this by building place end north south east west number
`);

/** What leads an address in: taken into its span, never into its value. */
export const LEAD_IN_WORDS = wordSet(`
  i live at my our the address addy adress adresse is its it are in on we were im am pickup pick up from place house home
  located location living lives residence reside staying here were that thats will be find me us come to so ok okay
  yes yeah sure hi hello um uh well oh jhabite jhabites habite au a le la mon cest est suis je nous sommes du lives
  street civic mailing for job item items stuff everything junk property apartment condo building over out by
  and now still same you can just currently postal code zip postcode city town community de ville
`);

/** Before an address these say that it is a landmark or somebody's way: "just off the Bedford highway". */
export const NEARBY_WORDS = wordSet(
  'off near by behind past beside opposite across nearby towards toward along around',
);

/** Said between two addresses, they put the second in the place of the first, or of a part of it. */
export const TAKING_BACK_WORDS = wordSet(`
  wait sorry oops whoops woops actually scratch strike correction mean meant rather nope instead wrong pardon desole listen
  mistake bad wrongly autocorrect typo hold hang nevermind plutot forget ignore excuse scuse scusez oups desolee attends
`);
/** "That's my old place", "that one is my son's": of an address that was just said. */
export const DISOWNED_PLACE_WORDS = wordSet(`
  old former previous last ex work office mailing sons daughters moms dads mothers fathers sisters brothers parents friends
  neighbours neighbors landlords billing wrong ancienne ancien
`);

/** Words before a place that set it right there: "in Dartmouth". */
export const WITHIN_WORDS = wordSet('in at a au near dans');

export const PROVINCE_WORDS = wordSet('ns nouvelle ecosse canada');

/** Forward sortation areas of the Halifax region; every other prefix lies beyond it. */
export const HALIFAX_POSTAL_CODE = /^(?:B2[RTV-Z]|B3|B4[A-G])/;
