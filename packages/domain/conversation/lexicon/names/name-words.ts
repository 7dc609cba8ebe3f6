import { wordSet } from '../../../text/word-set.ts';

/** Words that no name holds, whatever stands beside them. Words that are also names (Will, May, Price) are not here. */
export const NEVER_IN_NAMES = wordSet(`
  dabord
  the your our his her their this that these those what whats when where why who how which is are was were am
  have has had want need needs needed get got getting give take takes taking taken pick pickup picking remove removed
  removal haul hauled junk rubbish garbage trash stuff old broken busted dead used lots lot some several few bunch pile
  couple whole everything anything something nothing nobody please help quote free address number phone
  email text call today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday morning afternoon
  evening week weekend asap photo photos picture pictures pic pics image upload send sent attach yes yeah yep no nope
  nah skip none later dont cant wont didnt not hello hi hey thanks thank you ok okay sure there here maybe idk hmm huh wtf test
  btw and or but if of with without from for at by about because it its im ill ive id we us they them she
  can could would should does did done just really very too also only still already ready street road avenue
  drive crescent highway apt oui non merci bonjour salut svp je tu vous nous est pas une un les des
  comma period capital majuscule uppercase lowercase chus chui jsuis importe deuxieme troisieme quatrieme cinquieme etage elevateur plutot apres-demain fermez ouvrez laissez sonnez stationnez
  agent human robot bot person fuck fucking shit damn shut up stfu stupid idiot dumb hate misspelt misspelled mistyped autocorrect hell i live lives living discount rabais pleut
`);

/** A single word of these is an answer to another question, or none; with a surname it may well be a name. */
export const NOT_A_NAME_ALONE = wordSet(`
  change edit submit confirm cancel back stop start restart menu other misc mixed construction household electronics
  appliances furniture yard waste debris whatever whenever anytime soon now weekday noon negative positive correct
  right wrong good great fine cool nice done daccord dacc bon ben perfect awesome bye goodbye quit exit end next continue go proceed yup
  price prices cost lane court unit street nvm lol haha ya k kk anonymous unknown private pending name me sir madam customer homeowner halifax dartmouth bedford
  chu sackville spryfield timberlea sms cash dollars urgent question questions info information hola yo oops oups whoops woops sorry pass
  envoyer envoyez envoie soumettre soumettez valider validez continuer continuez
`);

/** Little words that are also surnames: Jack Ma, Anh Do. With a capital, behind a first name, they are one. */
export const NAMES_WITH_A_CAPITAL = wordSet('ma my do to he so in on mon an no a');

/** What people call the one they talk to: behind a name they are none of it, nor a name alone. */
export const FORMS_OF_ADDRESS = wordSet(`
  hun hon honey dear dearie deary darling darlin love luv lovey sweetie sweetheart sugar bro bruh bruv brother brotha sis sista boss
  chief sir maam miss man dude fam pal buddy bud mate friend friends folks guys by ducky duckie buds cuz habibi amigo
  bhai yaar po ji skipper captain cap cher chere cherie xo xoxo xx haha hehe lol eh k tho
`);

/** Particles that stay lower case inside a name: Maria de la Cruz. */
export const NAME_PARTICLES = wordSet(
  'de la le du des del della dela delos da do dos das di van von der den ter bin ibn al el and et à',
);
