/** Everyday words, English and French, folded, that no name is made of, beside those of `NEVER_IN_NAMES`. */
export const ORDINARY_WORDS = `
  a abandoned able above across actually add added adding additional addy adresse afraid after again against
  ago ah aider ain aint ajouter alert alive all allergic almost alone along alright although always among
  annoyed another anxious any anybody anyhow anymore anyone anytime anyway anyways anywhere aout apartment
  apologies appareils appartement appelez appointment appreciate appreciated approx approximately appt apr
  apres area arent around arriving as ashamed ask asked asking asleep aucun aucune aug aussi autre available
  avant avec avez avoir avril awake awesome back bad bcuz be beautiful been before began behind being
  below besides better between bien big bigger bigly birthday block bonsoir booked booking bored both bother
  bottom bought boulevard bout boxing boy break bring bringing broke brought building buried business busy buy
  buying buzz buzzer bye ca called calling calls calm came cancel canceled cancelled cannot care careful cause
  cell certain cet cette change changed changing chat cheap cheaper check chez christmas ciao clean cleaning
  clear clearing client combien close closed closer cluttered code coffee cold collect come comes comfortable comfy
  coming comment comments company complete completely condo confirm confirmation confirmed confuse confused
  contact contain contente contrat correct correction cost costco costs couldnt courriel cover crew crowded
  cup curious currently customer cut cuz damage dans daughter days de deaf deal dear dec december decembre
  decide decided deep deliver demain demenage demenagement depends describe desole desolee desperate detail
  details different difficult dimanche dining dinner dirty disabled disappointed disassemble discuss
  disponible divorced doesnt dog doing donate donc double doubt down downstairs downtown driver driveway
  droite drop dropped dropping drunk due dump dumping dumpster during each earlier early easier easy edit eh
  eight either elderly elevator eleven else elsewhere emails embarrassed embete emptied emptying en end ended
  enough entire entrance envoyer escalier estimate et etage etc euh ever every everybody everyday everyone
  evicted exact exactly excellent except excited excuse exhausted expect explain extra fairly familiar family
  fantastic far fast faster father fatigue feb february feel fevrier fifty filled filthy final finally find
  fine finish finished first fit five fix fixed flexible fois follow fond forget forgot form forty forward
  found fri friend friends front frustrated full fully furnished gate gauche gave general gently gets girl
  girlfriend given gives giving glad go goes going gone gonna goodbye goods gotcha gotta gracious grandfather
  grateful great ground group grumpy guess gutted guys half halloween hallway hand handle handyman happen
  happens happy hard hasnt hauling havent having heavier heavy hein helpful helping heres hers hier him
  himself hm hola hold holiday home homeowner honest honestly hopefully hoping hortons hot hour hours house
  houses however hows hr hrs huge hundred hungry hurry husband ici idea ideal images immediately important
  impressed incl include included including indeed info information injured inside instead instructions
  interested into invoice isnt issue itself jai jan january janvier jeudi job jour juillet juin jul july jun
  keep keeping kept kid kidding kids kijiji kinda kitchen know known knows label landline landlord large
  larger last late lately lazy le leaking leave leaving left less let lets letting level licensed life lift
  light like likely limited located location lol lonely longer look looking looks lost loud low lower lucky
  lundi mad made mai maid main maintenant mais maison make makes making malade man manager many march mardi
  mars matin matter matters me mean meant meet meilleur mercredi message messages messy met midi midnight
  might min mine mins minute minutes miss missed mistake mistaken mobile moldy mom moment money month months
  moral more moreover most mostly mother mouldy move moved movers moving mr mrs ms msg much mum must myself
  name named names near nearby nearly needing neighbor neighbour neighbours neither nervous never new next
  nice night noon nor note notes notice nov november novembre now nowhere nuit numero obviously occupe oct
  october octobre off offer office often oh older once one ones onto ooh oops open order organise other others
  otherwise ou ought ours out outdoor outdoors outside over overwhelmed own paid panel parents parked
  parking parti partially partie partner party pass past patio pay payment pending people perdu perfect
  perhaps personal picked place plan planning plans pleased pls plus plz pm point porch possible possibly post
  pour prefer preferably preferred prefers pregnant present presse pressee pretty previous pricing print
  prenez prenez-vous probably problem problems proceed process professional promise property proud provide put putting quand que
  quel quelque question questions qui quick quickly quite quoted quotes rather rdv reach read real reason
  receive recently recycle referred regarding regards regular relieved remembrance removing renovating rent
  rental renter renting repair repeat replace reply request require reschedule respond restart resto retired
  return returning review right room roommate rooms rotten rue ruined sad same samedi samsung sans sat
  satisfied say saying says scared schedule scheduled scheduling school second see seem seems seen selling
  semaine sending senior sep sept september septembre serious service services seven shall shes show sick side
  sidewalk signed silly similar simple simply since single sir sister site sitting situation six size skipping
  sleepy slot slow smaller sobeys soir sold somebody somehow someone sometime sometimes somewhere son soon
  sorry sorted sound sounds sous space spare speak speaking special specific spell spelled spelling spelt
  stained start started starting starving state stay stop store story straight stressed strong stuck
  submit such suite sun super superstore suppose supposed sur surprised suv swamped swap system talk talking
  tard tel tell ten tenant tenants terrible texte texting texts than thankful thanksgiving thatll thats theirs
  then theres theyre theyve think thinking third thirty tho though thought thousand three thrilled through
  throw throwing thru thu thur thurs thus thx til till time times tiny tired title tmr tmw together told
  tomorow took top torn total totally touch tough tout toute toward town trashed tried trop true try trying
  tue tues turn twelve twenty twice two txt ugh uh um umm unable under understand unfortunately unhappy unit
  unless unsure until upper upset upstairs urgent use useful using usually various vendredi via video vieille
  vieux visit voice voila vos votre voudrais w/ wait waiting walmart wanna wanted wanting wants wasnt way wed
  weekday weeks weird welcome well went werent weve whatever whenever whereas wherever whether while whirlpool
  whoever whom whose wide wife wish within wo wonderful wondering word work worked working works world worn
  worried worry worse worst wouldnt wow wrapping write writing written typed wrong xmas xx ya yah yea year years
  yesterday yet yo youd youll youre yours yourself youve yr yrs yup zero день добрыи здравствуите привет
  السلام عليكم مرحبا नमसत 你好 您好 goodness heavens lord jeez jeepers gosh golly crikey blimey cripes gee shucks
  darn drat dang surname surnames lastname firstname whichever pronounced mononym moi ballpark anonymous
  private privacy bots internet website shy cheapest dollars bucks loonies driving executor executrix
  superintendent away owner said stand worth landlady superb janitor volunteer student nurse teacher brilliant lovely bothered skipper po naw aye
`;
