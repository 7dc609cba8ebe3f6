import type { SERVED_AREAS } from '../../../site/site.ts';

type ServedArea = (typeof SERVED_AREAS)[number];

/** Splits a list that is written with commas, over as many lines as it takes. */
export const listed = (names: string): readonly string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/**
 * Communities and neighbourhoods of the region, in folded words, under the served area that they lie in or next to; with
 * the short forms and spellings that people use.
 */
export const COMMUNITIES: Record<ServedArea, readonly string[]> = {
  Halifax: listed(`
    halifax, hfx, hali, hlfx, halifx, hrm, halifax regional municipality, city of halifax, halifax city,
    clayton park, clayton park west, clayton pk, fairview, rockingham, armdale, purcells cove, purcell cove, north end,
    south end, west end, northend, southend, westend, north end halifax, south end halifax, west end halifax,
    downtown halifax, downtown, larry uteck, fairmount, jollimore, bayers lake, kearney lake, birch cove,
    hydrostone, the hydrostone, quinpool district, quingate, spring garden area, schmidtville, point pleasant, fairbanks,
    africville, fairview cove, fernleigh, kempt park, sherwood heights, sherwood park, bridgeview, wedgewood,
    mount royale, mt royale, royale hills, washmill lake, washmill, parkland, ravines, the ravines, brunello heights,
    rockingham south, seton ridge, mount saint vincent, princes lodge, prince lodge, birch cove lakes, melville cove,
    boulderwood, cowie hill, dutch village, woodlawn park, deadmans island, regatta point, chain lake, ragged lake,
    rockingstone, bayview, tremont, richmond, mulgrave park, uniacke square, st agnes, connaught, westmount, northwood,
    southdale halifax, bishops landing, purdys wharf, fairview heights, bedford basin, georges island, mcnabs island
  `),
  Dartmouth: listed(`
    dart mouth, dartmouth, dart, dartmth, dtmth, drtmth, darkside, downtown dartmouth, north dartmouth, north end dartmouth,
    south end dartmouth, east dartmouth, dartmouth crossing, burnside, burnside park, woodside, southdale,
    north woodside, south woodside, imperoyal, portland hills, portland estates, woodlawn, albro lake, port wallace,
    port wallis, crichton park, brightwood, austenville, hawthorne, manor park, ellenvale, bel ayr, bel ayr park,
    bell ayr park, mount edward, mt edward, lakefront, lancaster ridge, highfield park, highfield, nantucket, the village,
    tufts cove, shannon park, harbourview, notting park, micmac village, mic mac, micmac, mountain view, greenough, gaston,
    lake banook, banook, lake charles, wright cove, wrights cove, montebello, keystone village, locks, shubie park,
    maynard lake, penhorn, russell lake, russell lake west, eastlink village, kings wharf, lake loon
  `),
  Bedford: listed(`
    bedford, bedfd, bdfd, hammonds plains, hammond plains, hammonds plain, hamonds plains, bedford south,
    bedford west, bedford basin west, kingswood, kingswood north, kingswood south, kingswood on the lakes, paper mill lake,
    papermill lake, millview, eaglewood, fort sackville, oakmount, glenmont, peerless, sunnyside, nottingham, rocky lake,
    the bluffs, yankeetown, pockwock, upper hammonds plains, uplands park, glen arbour, highland park, blue mountain estates,
    blue mountain, lewis lake bedford, voyageur lakes, white hills, haliburton hills, haliburton heights,
    stillwater lake, still water lake, indigo shores, mcquade lake, waterstone, timber trails
  `),
  Sackville: listed(`
    sackville, lower sackville, upper sackville, middle sackville, l sackville, lr sackville, lwr sackville, low sackville,
    lower sack, middle sack, upper sack, up sackville, mid sackville, sackvl, sackvegas, millwood,
    first lake, springfield lake, springfield estates, mccabe lake, beaver bank, beaverbank, beaver bank villa,
    north beaver bank, kinsac, monarch, lost creek, woodbine, tucker lake, rivendale, fall river, fallriver, miller lake,
    lake fletcher, fletchers lake, waverley, waverly, windsor junction, windsor jct, lucasville, wellington,
    wellington station, grand lake, oakfield, lakeview, rawdon hills, st andrews village, schwarzwald, perry lake,
    capilano, fall river village, ashburn, lake thomas, lake william, goffs, silverside, three brooks
  `),
  'Cole Harbour': listed(`
    cole harbour, cole harbor, coleharbour, coleharbor, cole hbr, cole hrbr, colby village, colby, forest hills,
    astral hills, bissett run, caldwell, willowdale, westphal, humber park, lawrencetown,
    upper lawrencetown, lower lawrencetown, east lawrencetown, west lawrencetown, lawrencetown beach, mineville, porters lake,
    porter lake, lake echo, echo lake, preston, north preston, east preston, cherry brook, cherrybrook, lake major,
    montague gold mines, montague mines, montague, montague estates, loon lake, conrad settlement, three fathom harbour,
    west porters lake, east porters lake, seaforth, grand desert, chezzetcook, west chezzetcook, east chezzetcook,
    head of chezzetcook, lower east chezzetcook, gaetz brook, middle porters lake, o connell
  `),
  Spryfield: listed(`
    spryfield, spryfeild, sprytown, leiblin park, leiblin, thornhill, thornhill park, green acres, herring cove, harrietsfield, harriet field, harrietfield, williamswood, sambro, sambro head, sambro creek,
    west pennant, east pennant, pennant, pennant point, ketch harbour, ketch harbor, portuguese cove, bear cove,
    duncans cove, duncan cove, halibut bay, ferguson cove, fergusons cove, bald rock, coote cove,
    crystal crescent, cunard, governor lake spryfield, rockingstone heights, kidston lake, long lake, catamaran, roachs pond
  `),
  'Eastern Passage': listed(`
    eastern passage, the passage, e passage, east passage, estrn passage, eastern pass, easternpassage, shearwater,
    cow bay, heritage hills, fishermans cove, silver sands, oceanview manor, ocean view manor, south east passage,
    southeast passage, quigleys corner, rainbow haven, hartlen point
  `),
  Timberlea: listed(`
    timberlea, timberlee, timberly, timberlay, beechville, beachville, lakeside, hubley, lewis lake, five island lake,
    tantallon, upper tantallon, glen haven, glenhaven, french village, hatchet lake, st margarets bay, saint margarets bay,
    st margarets village, head of st margarets bay, head of saint margarets bay, goodwood, prospect, prospect bay,
    prospect village, upper prospect, lower prospect, terence bay, terrence bay, whites lake, brookside, shad bay,
    bayside, big lake, blind bay, mcgraths cove, east dover, west dover, peggys cove, peggy cove, indian harbour,
    hacketts cove, seabright, glen margaret, boutiliers point, boutilier point, ingramport, ingram port, otter lake,
    greenwood heights, brunello, brunello estates, links at brunello, nine mile, beechville estates, governors lake,
    fraser lake, half mile lake, sheldrake lake, haliburton bay, westwood hills, tantallon woods
  `),
};

/** Names that are common words or people's names besides: they count beside a street, or after "in". */
export const WEAK_COMMUNITIES: ReadonlySet<string> = new Set(
  listed(`
    dart, hali, prospect, lakeside, wellington, preston, caldwell, colby, monarch, downtown, parkland, ravines, the ravines,
    hawthorne, highfield, gaston, locks, the village, mountain view, highland park, sunnyside, nottingham, peerless,
    the bluffs, first lake, woodbine, connaught, richmond, bayview, tremont, montague, thornhill, cunard, catamaran, pennant,
    lakeview, brookside, bayside, big lake, long lake, half mile lake, nine mile,
    green acres, northwood, westmount, harbourview, nantucket,
    dutch village, timber trails, darkside, lakefront, penhorn,
    grand lake, seaforth, north end, south end, west end, silverside, ashburn, capilano, fairbanks, manor park, colby,
    bear cove, lost creek, perry lake, o connell, leiblin, greenough, sherwood park, burnside park, willowdale
  `),
);

/** "Bedford, Halifax": the wider name is the less telling one. */
export const WIDE_COMMUNITIES: ReadonlySet<string> = new Set([
  'halifax',
  'hrm',
  'hfx',
  'halifax regional municipality',
  'city of halifax',
]);
