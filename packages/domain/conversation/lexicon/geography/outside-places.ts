import { listed } from './communities.ts';

/** Places that people write from and that lie beyond the served areas, in folded words. */
export const OUTSIDE_PLACES: readonly string[] = listed(`
  truro, bible hill, salmon river, onslow, debert, masstown, great village, bass river, brookfield, stewiacke, shubenacadie,
  shubie, indian brook, sipeknekatik, millbrook, new glasgow, stellarton, trenton, westville, pictou, river john, tatamagouche,
  wallace, pugwash, antigonish, guysborough, canso, mulgrave, sherbrooke, sydney, sydney river, north sydney,
  sydney mines, glace bay, new waterford, dominion, reserve mines, louisbourg, cape breton, eskasoni, membertou, baddeck,
  ingonish, cheticamp, inverness, mabou, port hood, port hawkesbury, arichat, st peters, whycocomagh, amherst, oxford,
  springhill, parrsboro, joggins, advocate harbour, kentville, wolfville, new minas, port williams, canning, coldbrook,
  berwick, aylesford, kingston, greenwood, middleton, lawrencetown annapolis county, bridgetown, annapolis royal,
  cornwallis park, digby, weymouth, church point, meteghan, clare, saulnierville, yarmouth, tusket, pubnico, wedgeport,
  barrington passage, shelburne, lockeport, liverpool, caledonia, bridgewater, lunenburg, mahone bay, chester,
  chester basin, western shore, new ross, blandford, riverport, lahave, new germany, hubbards, queensland, black point,
  windsor, falmouth, hantsport, newport, mount uniacke, mt uniacke, uniacke, ellershouse, st croix,
  kennetcook, rawdon, noel, enfield, elmsdale, lantz, milford station, milford, nine mile river,
  belnan, east hants, west hants, hants county, kings county, lunenburg county, colchester county, pictou county,
  cumberland county, annapolis county, guysborough county, annapolis valley, the valley, south shore, eastern shore,
  sheet harbour, sheet harbor, musquodoboit, musquodoboit harbour, musquodoboit harbor, middle musquodoboit,
  upper musquodoboit, elderbank, meaghers grant, dutch settlement, carrolls corner, cooks brook, lake egmont, gays river,
  ostrea lake, jeddore, head of jeddore, west jeddore, east jeddore, oyster pond, lake charlotte, clam harbour, clam bay,
  ship harbour, owls head, tangier, murphy cove, pleasant harbour, spry bay, spry harbour, mushaboom, port dufferin,
  beaver harbour, quoddy, moser river, ecum secum, necum teuch, sober island, petpeswick, east petpeswick, west petpeswick,
  myers point, pleasant point, moose river, moose river gold mines, trafalgar, goldenville, devon, antrim, wyses corner,
  nova scotia acadia, new brunswick, moncton, dieppe, riverview, shediac, saint john, st john, rothesay, quispamsis,
  fredericton, oromocto, bathurst, miramichi, edmundston, sackville nb, sackville new brunswick, campbellton, woodstock,
  prince edward island, pei, charlottetown, summerside, stratford pei, montague pei, newfoundland, labrador, st johns,
  corner brook, gander, mount pearl, conception bay south, paradise nl, grand falls, happy valley goose bay, labrador city,
  ontario, toronto, ottawa, mississauga, brampton, hamilton, scarborough, markham, etobicoke, north york, oshawa, whitby, ajax,
  pickering, barrie, guelph, kitchener, cambridge ontario, london ontario, oakville, burlington, vaughan, richmond hill,
  niagara falls, st catharines, sudbury, thunder bay, peterborough, belleville, cornwall, kanata, orleans, quebec, montreal,
  laval, longueuil, gatineau, quebec city, sherbrooke quebec, trois rivieres, rimouski, manitoba, winnipeg, brandon manitoba,
  saskatchewan, regina, saskatoon, moose jaw, alberta, calgary, edmonton, red deer, lethbridge, fort mcmurray, medicine hat,
  british columbia, vancouver, victoria, surrey, burnaby, richmond bc, kelowna, kamloops, nanaimo, abbotsford, coquitlam,
  prince george, yukon, whitehorse, yellowknife, iqaluit, boston, new york, bangor, bangor maine, portland maine, maine, florida
`);

/** Those that are also people's names, common words or streets here: they count beside a street, or after "in". */
export const WEAK_OUTSIDE_PLACES: ReadonlySet<string> = new Set(
  listed(`
    oxford, windsor, kingston, greenwood, middleton, liverpool, chester, victoria, sydney, regina, hamilton, surrey, wallace,
    canning, clare, milford, noel, devon, trenton, newport, dominion, rawdon, cornwall, burlington, orleans, vaughan, markham,
    brookfield, millbrook, quoddy, tangier, caledonia, inverness, falmouth, berwick, berwick, mulgrave, uniacke, onslow,
    the valley, south shore, eastern shore, western shore, riverview, ontario, maine, florida, st croix, st peters, shubie,
    trafalgar, sherbrooke, shelburne, ajax, guelph, boston, pictou, black point, queensland, brandon manitoba, barrie, kanata,
    whitby, bathurst, blandford, lunenburg, salmon river, pleasant point, st john, saint john, woodstock, dieppe
  `),
);
