/** Names that are also words, months or days: a name where they are introduced, or with a capital before a surname. */
export const NAMES_THAT_ARE_WORDS = `
  fern willow laurel myrtle clover aspen ash poppy jasmine rowan briar opal aster will may april june
  august mark bill art grace hope faith joy dawn rose rich drew dean chase hunter mason carter tanner
  tucker parker earnest ernest sue sky skye summer autumn ivy olive daisy violet holly hazel iris lily
  ruby pearl amber jade crystal star harmony melody destiny trinity guy dick peter randy sandy candy misty
  stormy penny heather clay cliff glen dale lane brook brooke rod ward wade pierce grant lance gay bud
  buddy ace king duke earl prince major gunner sonny sunny skip chip buck rusty dusty red blue gray grey
  coral mercy charity patience prudence victory queen bless nova piper flora line mile nine mate shade
  tome dame paris india mercedes lexus dell bond page price stone wood woods rivers fields brooks brown
  green white black young long short small little best good day knight church hall bell cook baker tailor
  potter fisher carpenter mayor bishop pope cross street park bridge banks marsh moss reed heath fox wolf
  bear swan drake finch crane hawk rice berry cherry ginger basil rosemary sage juniper case cash love
  rush swift sharp wise power powers sparks winter winters spring noel easter christian islam england
  france german ireland roman sterling diamond gold silver rock sander mat spike
`;

/** Surnames that the everyday words and the junk lexicon hold: behind a given name, with a capital, they are one. */
export const SURNAMES_THAT_ARE_WORDS = `
  le ma my do to he so in on an no a ye you hong yes way long little best good day church hall cook
  keeping case short small young park wood woods street lane love rush light power powers white black
  brown green gray grey house rich king may march april june august friday sunday monday noel easter mason
  rooms gates gate wall walls hill hills field fields brook brooks rivers lake lakes moon stone pool post
  price bond page bell booth chance cross drake fish ford forest frost glass head hunt joy law lot marble
  marks noon oak pack penny reading rice sand sands shell snow song steel storm summer summers top trees
  waters wells wheel winter work stairs couch change early earley story mann man going goode moody sharp
  still stump tower towers trunk true vance waite wait self sale sales rug sofa bench chester desk fridge
  dish lamp lampe tool toole tubbs tub tire tyre board boards beam tile tiles brick dirt bush branch leaf
  grass moss plant root garden gardner fence pipe hose barrow barrel box boxer cabinet drawer chest mirror
  mattress bed beds freeze freezer washer dryer stove range cooker kettle friend friends guest person
  people mothers fathers sister
`;
