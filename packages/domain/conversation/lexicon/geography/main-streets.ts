import { listed } from './communities.ts';

/** The region's best-known streets without their kind: people leave it out, "123 quinpool". */
export const MAIN_STREETS: ReadonlySet<string> = new Set(
  listed(`
    quinpool, barrington, robie, gottingen, agricola, portland, wyse, main, spring garden, south park, north park, south,
    north, young, almon, windsor, oxford, connaught, chebucto, bayers, joseph howe, lacewood, dunbrack, parkland,
    kearney lake, larry uteck, bedford highway, dutch village, titus, main avenue, mumford, armdale, st margarets bay,
    herring cove, purcells cove, old sambro, northwest arm, north west arm, cowie hill, osborne, dentith, thornhill,
    prospect, terence bay, hammonds plains, kingswood, lucasville, pockwock, sackville, cobequid, glendale, beaver bank,
    beaverbank, first lake, metropolitan, riverside, walker, waverley, windmill, victoria, pleasant, ochterloney, alderney,
    prince albert, king, queen, nantucket, thistle, woodland, micmac, mic mac, braemar, lake major, caledonia, tacoma,
    mount edward, mt edward, cole harbour, cumberland, forest hills, caldwell, bissett, astral, colby, ashgrove, shore,
    cow bay, oceanview, hines, caldwell, baker, eisener, lawrencetown, ross, mineville, myra, highway 7, windgate,
    fall river, highway 2, rocky lake, dartmouth, meadowbrook, nelsons landing, basinview, oakmount, moirs mill, sunnyside,
    southgate, gary martin, innovation, magazine hill, akerley, ilsley, burnside, macdonald, john savage, wright, brownlow,
    raddall, commodore, albro lake, pinecrest, primrose, highfield park, farrell, jackson, boland, brookhouse, gaston,
    acadia, novalea, isleville, kaye, stanley, leeds, duffus, devonshire, lady hammond, kempt, monaghan, massachusetts,
    bloomfield, hunter, maynard, creighton, maitland, cornwallis, nora bernard, cogswell, rainnie, brunswick, hollis, lower water,
    upper water, granville, argyle, grafton, market, bell, summer, trollope, carlton, henry, edward, seymour, lemarchant, vernon,
    preston, walnut, larch, coburg, jubilee, quingate, pepperell, yale, norwood, cedar, allan, lawrence, chisholm, romans,
    inglis, tower, young avenue, marginal, terminal, morris, bishop, salter, sackville street, blowers, dresden, birmingham,
    brenton, clyde, victoria road, fenwick, south bland, wellington, beaufort, bower, oakland, dalhousie, university, college,
    rosebank, regent, birch cove, flamingo, wedgewood, tremont, langbrae, bedros, willett, radcliffe, fairfax,
    solutions, chain lake, susie lake, hubley, beechville park, greenwood, brunello, timberlea village, maplewood,
    hemlock ravine, knightsridge, farnham gate, rufus, evans, frederick, melrose, percy, sherbrooke, convoy, vestry, crown,
    rockingstone, leiblin, sussex, drysdale, greystone, sylvia, williams lake, circle, mcintosh, levis, autumn, punch bowl
  `),
);
