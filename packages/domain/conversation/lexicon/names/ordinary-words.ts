import { wordSet } from '../word-set.ts';

/** Everyday words, English and French, folded, that no name is made of, beside those of NEVER_IN_NAMES. */
export const ORDINARY_WORDS = wordSet(`
  a abandoned able above across actually add added adding additional addy adresse afraid after again against
  ago ah aider ain aint ajouter alert alive all allergic almost alone along alright although always among an
  annoyed another anxious any anybody anyhow anymore anyone anytime anyway anyways anywhere aout apartment
  apologies appareils appartement appelez appliance appliances appointment appreciate appreciated approx
  approximately appt apr apres area arent around arriving as ashamed ask asked asking asleep attic aucun
  aucune aug aussi autre available avant avec avez avoir avril awake away awesome back backyard bad bag bags
  basement bcuz be beautiful been before began behind being below besides better between bien big bigger
  bigly birthday bit block bonsoir book booked booking bored both bother bottom bought boulevard bout box
  boxes boxing boy break bring bringing broke brought building buried business busy buy buying buzz buzzer
  bye ca called calling calls calm came cancel canceled cancelled cannot car care careful cause cell
  cellphone certain cet cette chaise change changed changing charge chat cheap cheaper check chez christmas
  ciao clean cleaning cleanout clear clearing client close closed closer cluttered code coffee cold collect
  come comes comfortable comfy coming comment comments company complete completely condo confirm
  confirmation confirmed confuse confused contact contain content contente contrat correct correction cost
  costco costs couch couldnt courriel cover crap crew crowded cup curious currently customer cut cuz damage
  dans daughter days de deaf deal dear debris dec december decembre decide decided deck deep deliver demain
  demenage demenagement demo depends describe desk desole desolee desperate detail details different
  difficult dimanche dining dinner dirt dirty disabled disappointed disassemble discuss disponible divan
  divorced do doesnt dog doing donate donc door double doubt down downsizing downstairs downtown dozen
  driver driveway droite drop dropped dropping drunk due dump dumping dumpster during each earlier early
  easier easy edit eh eight either elderly electronics elevator eleven else elsewhere emails embarrassed
  embete emptied emptying en end ended enough entire entrance envoyer escalier estate estimate et etage etc
  euh ever every everybody everyday everyone evicted exact exactly excellent except excited excuse exhausted
  expect explain extra fairly familiar family fantastic far fast faster father fatigue feb february feel
  fevrier fifty fill filled filthy final finally find fine finish finished first fit five fix fixed flexible
  floor fois follow fond forget forgot form forty forward found four fri fridge friend friends frigo front
  frustrated full fully furnished furniture garage gate gauche gave general gently gets girl girlfriend
  given gives giving glad go goes going gone gonna goodbye goods gotcha gotta gps gracious grandfather
  grateful great ground group grumpy guess gutted guys half halloween hallway hand handle handyman happen
  happens happy hard hasnt hauling havent having he heavier heavy hein helpful helping heres hers hier him
  himself hm hola hold holiday home homeowner honest honestly hopefully hoping hortons hot hour hours house
  houses however hows hr hrs huge hundred hungry hurry husband ici idea ideal ikea images immediately
  important impressed in incl include included including indeed info information injured inside instead
  instructions interested into invoice isnt issue item items itself jai jan january janvier jeudi job jour
  juillet juin jul july jun keep keeping kenmore kept key kid kidding kids kijiji kind kinda kitchen know
  known knows label landline landlord large larger last late lately lazy le leaking leave leaves leaving
  left leftover less let lets letting level licensed life lift light like likely limited load loads located
  location lol lonely longer look looking looks lost loud low lower lucky lundi ma mad made mai maid main
  maintenant mais maison make makes making malade man manager many march mardi mars matelas matin matter
  matters maytag me mean meant meet meilleur mercredi mess message messages messy met meuble meubles midi
  midnight might min mine mins minute minutes miss missed mistake mistaken mobile moldy mom moment mon money
  month months moral more moreover most mostly mother mouldy move moved movers moving mr mrs ms msg much mum
  must my myself name named names near nearby nearly needing neighbor neighbour neighbours neither nervous
  never new next nice night noon nor note notes notice nov november novembre now nowhere nuit numbers numero
  obviously occupe oct october octobre off offer office often oh older on once one ones onto ooh oops open
  order organise other others otherwise ou ought ours out outdoor outdoors outside over overwhelmed own
  owner paid pair pallet panel parents parked parking part parti partially partie partner parts party pass
  past patio pay payment pending people perdu perfect perhaps personal picked piece pieces piles place plan
  planning plans pleased plein pls plus plz pm point porch possible possibly post pour prefer preferably
  preferred prefers pregnant present presse pressee pretty previous pricing print probably problem problems
  proceed process professional promise propane property proud provide put putting quand que quel quelque
  question questions qui quick quickly quite quoted quotes rather rdv reach read real reason receive
  recently recycle referred regarding regards regular relieved remembrance removing reno renos renovating
  renovation rent rental renter renting repair repeat replace reply request require reschedule respond rest
  restart resto retired return returning review right room roommate rooms rotten rue ruined sad safe said
  same samedi samsung sans sat satisfied say saying says scared schedule scheduled scheduling school scrap
  second see seem seems seen selling semaine sending senior sep sept september septembre serious service
  services set seven shall shed shes show sick side sidewalk sign signed silly similar simple simply since
  single sir sister site sitting situation six size skipping sleepy slot slow smaller so sobeys sofa soir
  sold somebody somehow someone sometime sometimes somewhere son soon sorry sort sorted sorts sound sounds
  sous space spare speak speaking special specific spell spelled spelling spelt stained stairs stand start
  started starting starving state stay stop storage store story straight stressed strong stuck submit such
  suite sun super superstore suppose supposed sur surprised suv swamped swap system talk talking tard tel
  telephone tell ten tenant tenants terrible texte texting texts than thankful thanksgiving thatll thats
  theirs then theres theyre theyve thing things think thinking third thirty thnx tho though thought thousand
  three thrilled through throw throwing thru thu thur thurs thus thx til till time times tiny tired title
  tmr tmrw tmw to together told tomorow took top torn total totally touch tough tout toute toward town
  trashed tried trop truck true try trying tue tues turn tv twelve twenty twice two txt type types ugh uh um
  umm unable under understand unfortunately unhappy unit unless unsure until upper upset upstairs urgent use
  useful using usually van various vendredi via video vieille vieux visit voice voila vos votre voudrais w/
  wait waiting wall walmart wanna wanted wanting wants wasnt waste way wed weekday weeks weight weird
  welcome well went werent weve whatever whenever whereas wherever whether while whirlpool whoever whom
  whose wide wife wish within wknd wo wonderful wondering word work worked working works world worn worried
  worry worse worst worth wouldnt wow wrapping write writing wrong xmas xx ya yah yard yea year years
  yesterday yet yo youd youll youre yours yourself youve yr yrs yup zero день добрыи здравствуите привет
  السلام عليكم مرحبا नमसत 你好 您好
  goodness gracious heavens lord mercy jeez jeepers gosh golly crikey blimey cripes gee shucks darn drat damn dang
  surname surnames lastname firstname whichever pronounced mononym moi household estate
  ballpark estimate anonymous private privacy nobody robot bot bots computer machine internet website camera shy cheap
  cheapest dollars bucks loonies driving anyone anybody executor executrix landlady superintendent janitor manager
  volunteer retired student nurse teacher contractor superb brilliant lovely bother bothered hurry skipper po naw aye
`);

/** Names that are also words, months or days: a name where they are introduced, or with a capital before a surname. */
export const NAMES_THAT_ARE_WORDS = wordSet(`
  fern willow laurel myrtle clover aspen ash poppy jasmine rowan briar opal aster
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
  le ma my do to he so in on an no a my ye you hong yes way long little best good day church hall cook keeping case short small
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
