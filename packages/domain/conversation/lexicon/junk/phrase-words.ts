import { wordSet } from '../../../text/word-set.ts';

/** What a noun phrase begins with. */
export const DETERMINERS =
  wordSet(`a an the my our your his her their its this that these those some any all both every each
  another other more one un une le la les l des mon ma mes notre nos ton ta tes votre vos ses leur leurs ce cet cette ces quelques plusieurs tout toute tous toutes`);

/** Those that say that a thing is meant, and not whose telephone or which door. */
export const COUNTING_DETERMINERS = wordSet(
  'a an some another one these those un une des quelques plusieurs more both',
);

export const QUANTITIES =
  wordSet(`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty
  thirty forty fifty hundred dozen several few many lots couple single double triple half various multiple tons extra deux trois quatre cinq sept huit neuf dix douze quinze vingt
  cubic`);

/** What a noun phrase holds before its nouns: age, state, size, colour, stuff, room, brand. */
export const MODIFIERS = wordSet(`
  old older very really super quite pretty kinda sorta big bigger huge large small smaller smallish little tiny mini medium giant massive enormous oversized heavy light long short tall wide narrow
  thick thin flat full empty half new newer used unused second hand brand good decent nice great bad crappy shitty ugly cheap expensive broken busted broke dead cracked ripped torn worn stained smelly dirty filthy gross nasty
  moldy mouldy rotten rotting rusty rusted wet soggy soaked damp dry dusty musty ancient antique vintage retro classic modern damaged smashed faulty defective nonworking working leaky leaking ruined burnt burned chipped
  wobbly saggy lumpy squeaky unwanted leftover extra spare random assorted mixed misc miscellaneous various different loose top raked bagged bundled chopped cut fallen downed uprooted overgrown dying live artificial fake real
  solid hollow wooden wood metal steel iron cast aluminum plastic glass leather fabric velvet wicker rattan vinyl laminate oak maple pine cherry walnut mahogany teak marble granite ceramic porcelain stone brick cement concrete brass copper chrome foam rubber
  red orange yellow green blue purple pink brown black white grey gray beige tan cream dark gold silver colored coloured
  king queen twin single double full size sized piece seat seater person drawer door foot feet ft inch inches in lb lbs pound pounds gallon litre litres liter metre cm
  front rear side upstairs downstairs indoor outdoor outside inside kitchen bathroom bedroom living dining room family kids kid childs children baby toddler office computer patio garden lawn backyard basement hallway guest master
  electric electrical gas propane manual automatic portable upright folding foldable adjustable reclining sectional swivel stacking stackable built fitted framed mounted
  ikea sony samsung lg kenmore whirlpool maytag ge frigidaire bosch panasonic toshiba dell hp apple epson canon singer craftsman husqvarna honda yamaha toro weber coleman
  lazyboy sealy wayfair structube leons brick heavy duty commercial industrial residential complete whole entire couple odd square round rectangular oval corner curved
  unassembled disassembled assembled sleeper pull out fold mid century style styled type ones oldish bulky awkward useless worthless perfectly fine
  vieux vieil vieille vieilles grand grande grands gros grosse grosses petit petite petits petites brise brisee brises casse cassee casses cassees mort morte mortes neuf neuve beau belle usage usagee usages rouille pourri pourrie`);

/** What no noun phrase runs across. "no" and "not" are here: what they deny is the polarity's to say. */
export const STOPS = wordSet(`
  u ur r prob probly pls plz thx ya yall yous gonna gotta lol btw fyi idk oh um uh hmm well like soir matin midi apres lundi mardi mercredi jeudi vendredi samedi dimanche demain merci bonjour salut svp
  i ive im id ill you youre we weve were they theyre he hes she shes it its me us them who what which when where why how there here theres heres
  is are was were be been being am do does did done have has had having got get gets getting gotten gonna want wants wanted wanna need needs needed needing would could should will wont
  can cant cannot may might must shall dont doesnt didnt isnt arent wasnt take takes taking took taken pick picks picking picked haul hauls hauling hauled remove removes removing removed
  toss throw throwing threw dump dumping ditch clear clearing cleared bring move moving moved come coming came go going went gone make makes made let lets leave leaving lying sitting
  say said see saw look looking please thanks thank hi hello hey yes yeah yep no not nope none ok okay sure also too just only mostly mainly basically actually then than so because since if but and or nor plus minus with without
  of for from to in into on onto at by near beside besides behind under underneath over above below between against across around through along off up down out about inside outside after before until till during as per via
  am pm today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday morning afternoon evening noon week weekend day days next
  january february march april june july august september october november december
  et ou mais avec sans de du dans sur sous pour par chez devant derriere entre au aux en je tu il elle on nous vous ils elles jai ai avons est sont etait cest il ya y veux besoin oui non pas plus que qui
  name number phone address email call text street live lives located`);

/** After these a noun says where, and not what. */
export const LOCATIVES =
  wordSet(`in into on onto at by near beside behind under underneath over above below between against across
  around through along off inside outside from next to up past throughout dans sur sous devant derriere entre chez pres`);

/** After these, a word that is a verb as well is one: "to book", "he leaves", "can you paint". */
export const VERB_LEADS = wordSet(
  `to i you we they he she it will can could would should must ill well lets dont cant wont please not never who whenever whatever whichever that day time`,
);

export const VERBS_TOO =
  wordSet(`book books paint paints box bag trash junk dump drive store saw table leaves plant fence log park stick trim
  sink screen scrap load pile strip pack drill rake mop iron fan swing slide grill record counter board range sheet rock tire weed hose can bin
  shower plaster tile pipe panel dock brush clip gas fuel poison shelf weight mat limb branch root bottle light lights date desk suits`);

/** Things that go one by one: two of them side by side are a list without commas, "fridge stove dishwasher". */
export const STANDALONE =
  wordSet(`couch sofa sectional loveseat futon chesterfield recliner armchair chair table desk dresser bed mattress boxspring ottoman bookcase bookshelf hutch
  fridge refrigerator freezer stove oven dishwasher washer dryer microwave dehumidifier bbq barbecue tv television laptop computer printer monitor stereo
  lamp rug carpet toilet bathtub sink treadmill elliptical bike bicycle piano crib nightstand wardrobe trampoline lawnmower
  canape divan fauteuil frigo frigidaire laveuse secheuse cuisiniere congelateur matelas`);

/** French: what a thing is for or made of follows these. */
export const FRENCH_LINKS = wordSet('de du d en');

/** Adjectives that say that something is past its use. */
export const CONDITIONS =
  wordSet(`old older vintage antique ancient broken busted broke dead cracked ripped torn worn rotten rotting rusty rusted damaged smashed faulty defective
  nonworking ruined burnt burned wrecked unwanted unused used leftover wooden concrete scrap junk fallen vieux vieil vieille vieilles brise brisee casse cassee mort rouille pourri`);
