import { type Rule, words } from './match-rules.ts';

/** "As soon as possible", or "whenever". */
export interface Wish {
  kind: 'asap' | 'any';
  strength: number;
  /** Gives way to a day that is named: "friday, the earlier the better". */
  mild?: true;
  /** No day of a weekend is meant, which a pickup on any day cannot hold. */
  working?: true;
}

const CAN =
  '(?:you|u|ya|ye|yas|yall|they|yous|it|we|one|your|the|a|someone|somebody|anyone|anybody)(?: (?!can |could |may )[a-z]+){0,2} (?:can|could|are able|r able|may|might|will|have|has|got|gets?|is|are|possibly can|be|comes?|manage)(?: (?:manage|make it|do it|do|free|available|there|a|one|truck|spot|opening|slot|crew|get|come|here)){0,6}';

const asap = (pattern: string, strength: number): Rule<Wish> => ({
  pattern: words(pattern),
  read: () => ({ kind: 'asap', strength }),
});
const any = (pattern: string, strength: number): Rule<Wish> => ({
  pattern: words(pattern),
  read: () => ({ kind: 'any', strength }),
});

const workingDays = (strength: number): Wish => ({ kind: 'any', strength, working: true });
/** "In week 2", "during the week of the 30th" are others; "only" belongs to it. */
const ONLY_DAYS = '(?! (?:of|next|this|after|before|n?\\d|_))(?: (?:only|seulement|uniquement))?';

/** Wishes that name no day: the first there is, or any. */
export const WISH_RULES: readonly Rule<Wish>[] = [
  asap('(?:the |your )?asap|a s a p', 0.9),
  asap('as soon as', 0.3),
  asap(
    '(?:in|within|over|sometime in) the next (?:(?:a )?(?:couple(?: of)?|few)|n?\\d{1,2}) day|next few day',
    0.6,
  ),
  asap(
    `(?:as )?(?:soon|quick|quickly|fast|promptly|soonest) as (?:(?!it |i |the )[a-z]+ possible|possible|youre able|poss|possibly|can be|feasible|able|humanly possible|${CAN})`,
    0.88,
  ),
  {
    pattern: words(`(?:as )?early as (?:possible|poss|youre able|able|${CAN})`),
    read: () => ({ kind: 'asap', strength: 0.85, mild: true }),
  },
  {
    pattern: words('(?:the )?(?:sooner|quicker|faster|earlier) the better'),
    read: () => ({ kind: 'asap', strength: 0.85, mild: true }),
  },
  asap(
    '(?:(?:whenever|when) )?(?:you|youre|ur|your|you guys|you are|u)(?: guys| folks)? (?:are |is |r )?(?:1o|next|soonest|earliest) (?:free|available|open|able|can)|the moment (?:you|u|ya|someone|a crew|a truck)(?: [a-z]+){1,3}',
    0.8,
  ),
  asap(
    '(?:right away|straight away|rightaway|straightaway|immediately|immediate|pronto|urgent|urgently|at once)',
    0.72,
  ),
  asap(
    '(?:at your |your |(?<!at )the )(?:very )?(?:earliest|soonest|quickest)(?!(?: [a-z]+){0,3} (?:i|we) (?:can|could|am|will|would|are))(?: (?:possible|available|convenience|opening|slot|appointment|day|time|date|one|availability|opportunity|chance|spot|pickup|pick up)){0,6}(?: (?:you|u|that|which|they|have|got|youve|youre|is|can|offer|available|possible|do|there)){0,6}',
    0.85,
  ),
  asap(
    '(?<!the )(?:earliest|soonest|quickest)(?!(?: [a-z]+){0,3} (?:i|we) (?:can|could|am|will|would|are))(?: (?:possible|available|convenience|opening|slot|appointment|day|time|date|availability|opportunity|chance|spot)){0,6}(?: (?:you|u|have|got|youve|can|offer|available|possible)){0,6}',
    0.8,
  ),
  asap(
    '(?<!my )(?:the |your |whatever is |whatevers )?(?!(?:1o|next|soonest) (?:free |available )?(?:day|time) (?:that )?(?:i|im|ive|id|ill|we|were|weve|hes|shes|my) )(?:1o|next|soonest) (?!time (?!slot|you|available|open|free)|(?<=(?:is|would|s) the 1o )possible(?! (?:day|date|time|slot|spot)))(?:available|opening|slot|spot|chance|free|open|possible|day|truck|time)(?: (?:available|opening|slot|spot|day|date|time|truck|one|you|u|have|got|youve|can|is|free|possible)){0,6}',
    0.8,
  ),
  asap(
    'right now|(?<!between |from |until |by )(?:the )?now(?! (?:that|i think|you mention) )|(?<!how )soon|very soon|real soon|in a hurry|in a rush|emergency|no time to (?:lose|waste)|rush',
    0.42,
  ),
  asap(
    '(?:need|needs|want|wants|must be|gotta be) (?:(?:it|this|them|that|everything|all|the lot) )?(?:gone|out|picked up|removed|done|taken)? ?(?:now|right now|yesterday|like yesterday|quickly|quick|fast|soon)',
    0.7,
  ),
  asap('yesterday (?:if possible|would be (?:good|great|nice|best)|please)', 0.6),
  asap(
    '(?:the )?(?:plus vite|plus tot|plus rapidement)(?: possible)?|(?:of )?(?:s )?que possible|au plus (?:vite|tot|sacrant)|tout of suite|maintenant|aussitot que (?:possible|vous (?:pouvez|pourrez))|aussi vite que possible|ca presse|cest (?:tres )?(?:urgent|presse)|rapidement|of que vous pouvez',
    0.8,
  ),
  any('(?:at )?any ?time|anytime|any time of day|any hour', 0.64),
  any(
    '(?:i |we |it )?(?:dont|doesnt|do not|does not|never) (?:really )?(?:care|mind|matter) (?:to (?:me|us) )?(?:when|what|which)(?: (?:when|day|time|date|or|what)){0,4}|(?:you )?(?:pick|choose|name|set) (?:a|any|your|whatever|whichever) (?:day|date|time)',
    0.62,
  ),
  any(
    '(?:on )?(?:any|whichever|whatever|which ever|what ever) (?:old )?(?:day|date|weekday|time|weekend)(?! (?:cheaper|pricier|quieter|busier|less|more) )(?: of the week| at all| really| you (?:want|like|can|choose|prefer|pick))?',
    0.75,
  ),
  any(
    '(?:whatever|whichever|what ever) (?:day |time )?(?:suits|works|is (?:good|best|easiest|handy|convenient)|fits)(?: (?:you|for you|u|yall|best|better|folks|guys|all|your (?:schedule|crew|team|route))){0,4}',
    0.7,
  ),
  any(
    'anyday|any 1o|any other (?:day|time)(?= (?:than|except|besides|but) )|(?:all )?(?:every|most) (?:day|weekday)',
    0.72,
  ),
  { pattern: words('(?:on )?(?:the )?weekday(?: only)?'), read: () => workingDays(0.72) },
  // "There is no parking during the week": only where the pickup is asked for.
  {
    pattern: words(
      `(?:in|on|sur) week${ONLY_DAYS}|(?:in |on |during |through |pendant |durant )?the week (?:only|seulement|uniquement)|(?:during|through|throughout|pendant|durant) (?:the )?week${ONLY_DAYS}|(?:the )?(?:business|week) day${ONLY_DAYS}|(?:the )?day (?:of week|ouvrables?)${ONLY_DAYS}`,
    ),
    read: () => workingDays(0.5),
  },
  any(
    '(?:(?:whenever|when ever)(?: (?:you|u|ya|yall|your|is|its|it|the|suits|works|can|are|guys|team|crew|truck|free|available|convenient|best|easiest|good|ready|want|like|for|over here|here|youre|get|a chance)){1,6}|when (?:youre (?:free|around|available|ready)|(?:you|u|yall|you guys|they) (?:can|could|have|are|get|want|like)|it (?:suits|works)|(?:its |it is |is )?convenient|works|suits)(?: (?:you|for you|best|a chance|free|around|time|ready|available)){0,6})',
    0.55,
  ),
  any(
    '(?:whenevers|whenever|when ever|whenevs|wheneva|wenever)(?:(?<=whenevers) good(?: for (?:you|u|ya|yall))?)?(?: (?:suits|works|s good|is good|is fine|its good|is best)(?: (?:you|u|ya|yas|ye|yall|yous|best|better|you guys)){0,6})?',
    0.7,
  ),
  any(
    '(?:im |i am |we are |were |pretty |very |totally |super |completely ){0,3}(?:flexible|flex|wide open|easy|easy going|(?:not|nae|aint) (?:a bit |at all |too |that |really |very |one bit )?(?:fussy|picky|fussed|particular|bothered|choosy|worried|set)(?: (?:on (?:a|any) (?:day|time)|at all|about (?:the )?(?:day|time|when)))?)',
    0.55,
  ),
  any(
    'no (?:rush|hurry|preference|pref|particular day|particular time|specific day|specific time|set day|deadline|urgency)|not (?:in a|in any) (?:rush|hurry)|not urgent',
    0.55,
  ),
  any(
    '(?:i |we )?(?:dont|do not|doesnt|does not|dosent|dont really|does not really) (?:really )?(?:care|mind|matter)(?: (?:(?:one|n1) bit|a bit|a whit|much|at all|when|what day|which day|what time|either way|to (?:me|us|him|her|them)|day|time|or)){0,6}|(?:all|its all|it is all|tis all) (?:the )?(?:same|one)(?: to (?:me|us))?|makes? (?:no|little) (?:difference|odds|never mind)(?: to (?:me|us))?|(?:no|nothing) (?:particular|special|in particular)|(?:im|we are|were) (?:good|fine|ok|okay) (?:with )?(?:any|whatever|whenever|any ?time|anytime)',
    0.45,
  ),
  any(
    '(?:its |that is |thats |completely |totally ){0,2}(?:up to (?:you|u|yall|you guys)|(?:your|ur) (?:choice|call|pick)|(?:you|u|ye|yall|you guys) (?:choose|pick(?! (?:it |this |that |them )?up)|decide|tell me|name it|say)|(?:dealers|drivers|ladys|guys) choice|(?:ill|i|will|we) (?:leave|ll leave) (?:it|that) (?:up )?(?:to|with) (?:you|u|ye)|surprise me|take your pick)',
    0.45,
  ),
  any(
    '(?:all (?:day|week|the time)|(?:im |we are |were |i am )?(?:always|usually|mostly) (?:home|here|around|available|free)|(?:home|here|around|free|available) (?:all|every) ?(?:day|week|the time)?)(?: (?:all )?(?:day|week))?',
    0.5,
  ),
  any(
    'anytime importe|anytime (?:quand|quel day|which day)|nimporte (?:quand|quel day)|peu importe|quand vous (?:voulez|pouvez)|(?:i am |je suis )?(?:libre|disponible) (?:tous the day|toute the week)|pas presse',
    0.72,
  ),
];
