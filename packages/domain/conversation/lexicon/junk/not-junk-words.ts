import { wordSet } from '../word-set.ts';

/** Things' names that people bear: alone they say nothing unless junk was asked for. */
export const NAMES_TOO = wordSet(`
  rose lily ivy holly heather daisy violet iris reed wood woods stone stones brook brooks cliff rock bush forest glen
  heath basil sage ginger olive hazel willow laurel myrtle fern poppy jasmine ash rowan linden cherry berry coral
  pearl ruby amber chase page cook baker potter carter cooper mason gardner taylor drake wolf fox bell ball bond banks
  booth cross frost gates glass graves hall harp hill hood horn hunter lamb lane lock marsh mills moss nail pike pool
  post price rice ring sands snow steel temple wall walls ward waters wells winter bill mark pat jack bob jay robin
  penny dolly barbie teddy van mercedes lance gene chuck carol rod art kitty nick rob sandy dale miles grant tab
  victoria surrey davenport morris dory maple tyler chambers parrish shields staples barr barrow bolt chisholm tiller
  tubb twigg peat pine root thorne vine wilde palmer hays barley birch ashe elder alder cedar sally gale clay glen
  flint jade brick wade piper archer fisher shepherd sawyer turner weaver webb sharp spade hammer cutter towle crane
  buck bishop king queen ace joker diamond club peg pegg rowe rhodes pick blade sword gunn shotton ford dodge lincoln
  jeep honda cadillac clothier tapper tanner brewer miller carver sander turnbull brazier roy laroche lapierre
  laforest dubois dupont desmarais duchesne lachance vachon boudreau porter chandler berg bowman lodge bracket vickers
  potts panter keener leaver peters chester field hutchings
  jean billy benjamin clarence jimmy mac angelica erica viola aster cassia acacia underwood bender dolman stein saffron tansy clementine peavey fife benny ginny donna veronica marguerite bryony briar clover sorrel columbine shirt cuff belcher timmy jenny randy dusty colin moody marina`);

/** Behind a thing's name these make it a street. */
export const STREET_WORDS = wordSet(
  `street st str ave avenue av rd road lane ln dr crescent cres crt blvd boulevard hwy highway pkwy parkway terr terrace ct circle cir trail trl`,
);

/** So do these, where house number or capitals say so. */
export const STREET_WORDS_WRITTEN =
  wordSet(`drive way place pl court run row hill park square close gate walk loop point cove lake harbour harbor bay
  beach island hills heights head brook river plains falls village corner mills bank passage landing valley estates`);

/** Before a thing's name these make it a street in French. */
export const FRENCH_STREET_WORDS = wordSet('rue chemin avenue boulevard route allee rang');

/** Behind a thing's name these make it something that stays: a room, a person, a firm, a pest, a service. */
export const NOT_THE_THING =
  wordSet(`room rooms floor store shop company business guy guys man lady woman people person owner building buildings house apartment apt
  condo bug bugs tennis delivery repair repairs installation installer shopping sale price prices cost factory club league team lover maker worker salesman driver doctor hospital school church hotel motel
  mall restaurant type types category question questions pizza size number code hole space side area level line city town county`);

/** A hint goes on through these: "hoarder house", "whole home". */
export const DWELLINGS = wordSet('house home apartment apt condo building buildings');

/** Words that bring a name in. */
export const NAME_CUES = wordSet('name names im called is me mr mrs ms miss dr monsieur madame appelle nom');

/** Ordinary words one slip from a thing's name that do not mean it, beside those of the dictionary. */
export const NOT_MISSPELT =
  wordSet(`material materials bought brought shauna shawna shana stefan stacey stacy tabitha bertha curtis carlton dexter desmond there these those models shares chains clear close clean place please money months today tonight about again others
  where which while white whole would could should house large later maybe might never night quick quote right small still think times total
  truck under until water weeks world years hello thank thanks street avenue halifax bedford brown black brian byron bruce grace trace peace tracy
  stable broad bread break great greet green fresh front found frank heavy ready really pretty stuck stack start state story steve shell shelly friend driver
  drives river beach lunch bunch punch bushy busy pushy dusty rusty rocky socks locks crook creek cheque check chuck couple coach touch catch match batch patch bring being
  going doing using having moving living leaving lease least field filed wired tired tried tries cares carts party short shore sleet select serve seven several
  cable sable tabby bend bedroom chari chairs charlie stover stowe cindy candy mandy wanda corey shane chairperson deskin derek becky brent bryce brandon bradley branton claire clair barry berry
  boyce brett brenda carla carol carrie caleb clark cora dana darren daryl debra debbie dennis derrick diane donna drew fraser freda frida tyler tyrell tina tiana toby sophia sofia sophie sonia
  leafs leave leaver leon luis louis lewis maple marie mario monica moniker monique morgan myrna nadia olivia oliver otto pamela pat patty paula penny perry peter philip phillip`);
