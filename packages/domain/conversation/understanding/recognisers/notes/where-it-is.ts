import type { Clause, Utterance } from '../../utterance/utterance.ts';
import { wordsBetween } from '../../utterance/utterance.ts';

const OF_THINGS = '(?:the|my|our|that|those|le|la|les|mon|ma|mes|l) (?:[a-z0-9-]+ ){1,4}';
const BEING =
  '(?:is|are|isnt|est|sont)(?: (?:all|still|just|right|located|stored|sitting|down|up|out|back|way))?';
/** Of what was told before: "it's in the basement", "c'est dans le sous-sol". */
const IT_IS =
  '(?:its|it is|theyre|they are|cest|il est|elle est|ils sont|elles sont|y sont)(?: (?:all|just|still|down|up|out|back|juste|encore))?';
const AT =
  '(?:in|on|at|under|behind|inside|au|aux|dans|sur|en|sous|derriere)(?: (?:the|my|our|a|an|back|front|le|la|les|l|un|une|mon|ma|notre))*';
const FLOORS = '(?:\\w+ )?(?:floor|story|storey|level|etage)|(?:deuxieme|troisieme|quatrieme|cinquieme)';
const PLACES =
  'basement|cellar|crawl ?space|attic|loft|garage|shed|barn|back ?yard|yard|deck|porch|patio|driveway|kitchen|(?:living|laundry|dining|storage|bed|spare) ?room|closet|hallway|lobby|sous-?sol|sous sol|cave|grenier|cuisine|chambre|salon|remise|cabanon|grange|cour|galerie|entree|haut|bas';
const WHERE = new RegExp(
  `^(?:(?:and|also|oh|but|ah|pis|et|aussi|mais|plus) )*${OF_THINGS}${BEING} (?:upstairs|downstairs|outside|dehors|en haut|en bas|${AT} (?:${FLOORS}|${PLACES}))(?: |$)`,
);

/** "The washer is in the basement", "le frigo est dans la cuisine": where a thing of the load stands, which the crew has to know. */
export const tellsWhere = (utterance: Utterance, { from, to }: Clause): boolean =>
  WHERE.test(wordsBetween(utterance, from, to)) || tellsWhereItIs(utterance, { from, to });

/** Whether a clause says where what was told of stands, and nothing else: "it's in the basement". */
export const tellsWhereItIs = (utterance: Utterance, { from, to }: Pick<Clause, 'from' | 'to'>): boolean =>
  WHERE_IT_IS.test(wordsBetween(utterance, from, to));
const WHERE_IT_IS = new RegExp(
  `^${IT_IS} (?:upstairs|downstairs|outside|dehors|en haut|en bas|${AT} (?:${FLOORS}|${PLACES}))$`,
);
