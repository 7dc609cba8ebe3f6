import { wordSet } from '../word-set.ts';

/** Everyday words, English and French, folded, that no name is made of, whatever stands beside them. */
export const ORDINARY_WORDS = wordSet(`
  a able about above across actually add added adding additional address adresse after afternoon again against ago ah
  aider ain aint ajouter ah alert all almost alone along already alright also although always am among an and another any
  anybody anyhow anymore anyone anything anytime anyway anyways anywhere apartment apologies appareils appelez appliance
  appliances appointment appreciate appreciated appt apres are area arent around arriving as asap ask asked asking at
  attic aucun aucune aussi autre available avant avec avenue avez avoir away awesome back backyard bad bag bags basement
  bcuz be beautiful because been before began behind being below besides best better between bien big bigger bigly
  birthday bit block bonjour bonsoir book booked booking both bother bottom bought box boxes boulevard break bring bringing broke
  broken brought building bunch business busted busy but buy buying buzz buzzer by bye ca calling called calls came can cancel canceled
  cancelled cannot cant car care cause certain cet cette chaise change changed changing charge chat cheap check
  clean cleaning cleanout clear clearing close closed closer code coffee cold collect come comes comfortable coming comment comments
  company complete completely condo confirm confirmation confirmed confused contact contain contrat correct correction
  cost costs couch could couldnt couple courriel cover crap crew cup currently customer cut damage daughter day days de dead deal dear
  debris deck decide decided deep deliver demain demenage demenagement depends describe desk detail details did didnt
  different difficult dining dinner dirt dirty disabled disassemble discuss divorced do does doesnt dog doing donate donc done
  dont door double doubt down downsizing downstairs downtown drive driver driveway drop dropped dropping due dumb dump dumping dumpster during
  each earlier early easier easy edit eh either elderly electronics elevator else elsewhere email emails emptying en end ended
  enough entire entrance envoyer escalier est estate estimate et etc euh evening ever every everybody everyday everyone everything
  exact exactly excellent except excited excuse expect explain extra fairly family fantastic far fast faster father feel few fill filled
  final finally find fine finish finished first fit five fix fixed floor fois follow for forget forgot form forward found four free fridge friend
  friends from front full fully furniture garage garbage gate gave general gently get gets getting girlfriend give given gives giving glad go goes
  going gone gonna good goodbye goods got gotta great ground group guess guys had half hallway hand handle handyman happen happens happy hard
  has hasnt hate haul hauled hauling have havent having he heavy hein hello help helpful helping her here heres hers hey hi hier him himself his
  hm hmm hold holiday home homeowner honest honestly hope hopefully hoping hot hour hours house houses how however hows
  huge hundred hurry husband ici id idea idk ideal if ill im image images immediately important in incl include included
  including indeed info information inside instead instructions interested into invoice is isnt issue it item items its itself ive jai je job jour
  junk just keep keeping kept key kid kids kind kinda kitchen know knows known label landlord large larger last late later
  lately le leave leaves leaving left leftover less let lets letting level licensed life lift light like likely limited little live lives
  living load loads located location lol long longer look looking looks lost lot lots loud love low lower lucky mad made maid main maison maintenant mais
  make makes making man manager many matin matter matters maybe me mean meant meet meilleur merci mercredi mess message messages messy met midi might mine
  minute minutes miss missed mistake mom moment mon money month months moment moral more moreover morning most mostly mother
  move moved movers moving mr mrs ms much mum must my myself name named names near nearby nearly need needed needing needs neighbor
  neighbour neighbours neither never new next nice night no nobody non none nope nor not note notes nothing notice nous now nowhere nuit number numbers numero
  obviously of off offer office often oh ok okay old older on once one ones only onto ooh oops open or order organise other others otherwise ou ought oui our ours out outdoor outdoors
  outside over own owner paid pair pallet panel parents park parked parking part parti partially partie partner parts party pas pass past patio
  pay payment pending people perfect perhaps person personal phone photo photos pic pick picked picking pickup pics picture pictures piece pieces pile piles
  place plan planning plans please plein pls plus plz point porch possible possibly post pour prefer preferred preferably prefers present pretty previous price pricing
  print probably problem problems proceed process professional promise propane property provide put putting quand que quel quelque question questions qui quick
  quickly quite quote quoted quotes rather rdv reach read ready real really reason receive recently recycle referred regarding regards regular removal remove
  removed removing renovating renovation rent rental renting repair repeat replace reply request require reschedule respond rest resto restart retired return returning
  review right road room rooms rubbish rush sad safe said same sans say saying says schedule scheduled scheduling school scrap second see seem seems seen
  selling send sending sent senior serious service services set several shall she shed shes short should show sick side sidewalk sign signed similar simple simply since
  single sir sister site sitting situation size skip skipping slot slow small smaller so soir sold some somebody somehow someone something sometime sometimes somewhere
  son soon sorry sort sorted sorts sound sounds space spare speak speaking special specific spell spelled spelling spelt spring stairs stand start started starting
  state stay still stop storage store story straight street strong stuck stuff stupid submit such suite sunny super suppose supposed sure svp swap system
  take taken takes taking talk talking tard tel tell telephone tenant tenants terrible text texting texts texte than thank thanks that thatll thats the their theirs them then
  there theres these they theyre theyve thing things think third this thnx tho those though thought thousand three through throw throwing thru thus thx til till time times tiny tired title to today
  together told tomorrow tonight too took top total totally touch tough tout toute toward town trash tried trop truck true try trying tu turn twice two type types ugh uh um umm un under
  understand une unfortunately unit unless until up upper upset upstairs us use used useful using usually van various very via video vieille vieux visit voila voice vos votre voudrais vous
  wait waiting wall wanna want wanted wanting wants was wasnt waste way we wed week weekday weekend weeks weight weird welcome well went were werent weve what whatever
  whats when whenever where whereas wherever whether which while who whoever whole whom whose why wide wife wish with within without wondering wont wood word work worked working works
  world worried worry worse worst worth would wouldnt wow write writing wrong xx yard yeah year years yep yes yesterday yet yo you youd youll your youre yours yourself youve yup zero
  one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred dozen
  cell cellphone mobile landline yea yah nah ma am pm noon midnight roommate renter client stressed confuse unsure
  disponible appartement etage gauche droite rue sofa divan meuble meubles frigo matelas chez dans sur sous avril mai
  semaine lundi mardi jeudi vendredi samedi dimanche janvier fevrier mars juin juillet aout septembre octobre novembre
  decembre january february march july september october november december monday tuesday wednesday thursday friday
  saturday sunday mon tue tues wed thu thur thurs fri sat sun jan feb apr jun jul aug sep sept oct nov dec
  tmrw tmw tmr tomorow wknd yr yrs hr hrs min mins approx approximately bout cuz gotcha thru w/ wo msg txt addy
  reno renos demo bring tv gps suv abandoned afraid alive allergic annoyed anxious ashamed asleep awake bored calm careful cheaper
  comfy curious deaf desperate disappointed drunk embarrassed exhausted familiar flexible fond frustrated grateful grumpy hungry
  impressed injured kidding lazy lonely mistaken nervous overwhelmed pleased pregnant proud relieved sad satisfied scared silly
  sleepy starving surprised swamped thankful thinking thrilled unable unhappy upset wonderful wrapping writing
  buried cluttered crowded emptied evicted filthy furnished gutted heavier leaking moldy mouldy rotten ruined rusty
  urgent presse pressee occupe fatigue desole desolee embete content contente perdu malade
  ya boy girl здравствуите привет добрыи день السلام عليكم مرحبا 你好 您好 नमसत hola ciao
  stained torn trashed worn
`);

/** Names that are also words, months or days: a name where they are introduced, or with a capital before a surname. */
export const NAMES_THAT_ARE_WORDS = wordSet(`
  will may april june august mark bill art grace hope faith joy dawn rose rich drew dean chase hunter mason
  carter tanner tucker parker  earnest ernest     sue sky skye summer autumn ivy olive daisy violet
  holly hazel iris lily ruby pearl amber jade crystal star harmony melody destiny trinity   guy  dick peter
  randy sandy candy misty stormy penny heather clay cliff glen dale lane brook brooke  rod ward wade pierce grant lance
  gay bud buddy ace king duke earl prince major gunner sonny sunny skip chip buck rusty dusty red blue gray grey coral
  mercy charity patience prudence victory queen bless nova piper flora line mile nine mate shade tome dame paris india
  mercedes lexus dell       dick   bond page price stone wood woods rivers fields brooks
  brown green white black young long short small little best good day knight church hall bell cook baker  tailor
   potter fisher carpenter mayor bishop pope cross street park bridge banks marsh moss reed heath fox wolf bear
  swan drake    finch crane hawk rice berry cherry ginger basil rosemary sage juniper case cash
  love rush swift sharp wise power powers sparks winter winters spring noel easter christian islam england france
  german ireland  roman sterling diamond gold silver rock sander  mat spike art  will     
`);

/** Surnames that the everyday words and the junk lexicon hold: behind a given name, with a capital, they are one. */
export const SURNAMES_THAT_ARE_WORDS = wordSet(`
  le ma my do to he so in on an no a my ye you hong yes way long little best good day church hall cook case short small
  young park wood woods street lane love rush light power powers white black brown green gray grey house rich king may
  march april june august friday sunday monday noel easter mason rooms gates gate wall walls hill hills field fields
  brook brooks rivers lake lakes moon stone pool post price bond page bell booth chance cross drake fish ford forest
  frost glass head hunt joy law lot marble marks noon oak pack penny reading rice sand sands shell snow song steel storm
  summer summers top trees waters wells wheel winter work stairs couch change early earley story mann man best going
  goode moody sharp still stump tower towers trunk true vance waite wait self sale sales rug sofa bench chester desk
  fridge dish lamp lampe tool toole tubbs tub tire tyre board boards beam tile tiles brick dirt bush branch leaf grass
  moss plant root garden gardner fence pipe hose barrow barrel box boxer cabinet drawer chest change mirror mattress bed beds
  freeze freezer washer dryer stove range cooker kettle friend friends guest person people mothers fathers sister
`);
