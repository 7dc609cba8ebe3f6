import { expect, it } from '@jest/globals';
import {
  converse,
  lastReplyOf,
  TO_CONTACT,
  TO_NAME,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';

sayings('names', [
  [TO_NAME, 'mon nom au complet c zachary lavoie-tremblay', { name: 'Zachary Lavoie-Tremblay' }],
  [TO_REVIEW, 'pis mon nom c zachary lavoie-tremblay', { name: 'Zachary Lavoie-Tremblay' }],
  [TO_NAME, 'moi c Mélissa Doucet', { name: 'Mélissa Doucet' }],
  [TO_NAME, 'moi c trop tard', { name: null }],
  [TO_NAME, "D'accord. J'ai un fauteuil aussi", { name: null }],
  [TO_NAME, 'Réjean a la run, moé c’est sa femme Josée', { name: 'Josée' }],
  [TO_NAME, 'Estate of Gerald Fougere', { name: 'Estate of Gerald Fougere' }],
  [TO_NAME, "it's the estate of gerald fougere", { name: 'Estate of Gerald Fougere' }],
  [TO_REVIEW, 'the name should be Estate of Gerald Fougere', { name: 'Estate of Gerald Fougere' }],
  [TO_NAME, 'je suis sa femme Josée Roy', { name: 'Josée Roy' }],
  [TO_NAME, 'this is his wife Josie Roy', { name: 'Josie Roy' }],
  [TO_NAME, 'you can put Coach Benoit. Serge Benoit', { name: 'Serge Benoit' }],
  [TO_NAME, 'Gordon Keefe, folks call me Scooter', { name: 'Gordon Keefe' }],
  [TO_NAME, "I'm the niece, Colleen. it goes to my uncle, Percy Hartlen", { name: 'Percy Hartlen' }],
  [TO_NAME, 'rob thibaul srry rob thibault', { name: 'Rob Thibault' }],
  [TO_NAME, 'Ewa Kowalska, sorry my big thumbs, Kowalski', { name: 'Ewa Kowalski' }],
  [TO_NAME, 'Dang Thi Mai Loan', { name: 'Dang Thi Mai Loan' }],
  [TO_NAME, 'My name is spelled Z-o-r-i-c-a, last name Babic', { name: 'Zorica Babic' }],
  [TO_NAME, 'karl with a k, last name hines', { name: 'Karl Hines' }],
  [TO_NAME, 'my name is Amina Yusuf Amina A M I N A', { name: 'Amina Yusuf' }],
  [TO_NAME, 'Joost VAN DIEN', { name: 'Joost Van Dien' }],
  [TO_NAME, 'Choi Min-seo, family name Choi', { name: 'Choi Min-seo' }],
  [TO_REVIEW, 'change Jane to Janet please', { name: 'Janet Roe' }],
  [TO_REVIEW, "my surname should be written d'Eon", { name: "Jane d'Eon" }],
  [TO_NAME, 'Olek (Aleksander) Wrona', { name: 'Olek Wrona' }],
  [TO_NAME, "'Tis Fergus Daley", { name: 'Fergus Daley' }],
  [TO_PHONE, 'can u put my last name too, Comeau', { name: 'Jane Comeau' }],
  [TO_REVIEW, "it's J-A-N-I-S Roe", { name: 'Janis Roe' }],
  [TO_REVIEW, 'all good except its Roe-Smith', { name: 'Jane Roe-Smith' }],
  [['@junk:furniture'], 'cant do it from work. hamid karimi', { name: 'Hamid Karimi' }],
  [[], 'a washer. its a Maytag, beige, works but it leaks', { name: null }],
  [TO_CONTACT, 'par courriel, s.v.p. : jo@example.ca', { name: 'Jane Roe', preferredContactMethod: 'email' }],
  [TO_REVIEW, 'put my last name on there, Surette', { name: 'Jane Surette' }],
  [['@junk:furniture'], "will do tomorrow, for now it's Ada Fraser", { name: 'Ada Fraser', pickup: null }],
  [[], "it's for my neighbour Harold, he has a rusty swing set", { name: null }],
  [[], 'it is for my mother Rosa Lima, a couch', { name: 'Rosa Lima' }],
  [['@junk:furniture'], 'skip. soo-jin han', { name: 'Soo-Jin Han' }],
  [['@junk:furniture'], 'skip! phone broken', { name: null }],
  [TO_NAME, "c'est plutôt Luc Poirier", { name: 'Luc Poirier' }],
  [TO_PICKUP, 'Saturday in the morning. Sunday no, I have church', { name: 'Jane Roe' }],
  [TO_REVIEW, 'please write my husband name, Tanvir Cole', { name: 'Tanvir Cole' }],
  [TO_NAME, 'Winston Cole, but everybody here call me Mr. C', { name: 'Winston Cole' }],
  [TO_NAME, 'Ann Marie Cole, no e on the Ann', { name: 'Ann Marie Cole' }],
  [TO_NAME, 'Marie Ann Cole, with an e on the Ann', { name: 'Marie Anne Cole' }],
  [[], 'hi! flower shop here. our display cooler finally died', { name: null, junkType: 'appliances' }],
  [TO_NAME, 'JIM VAN BUSKIRK', { name: 'Jim Van Buskirk' }],
  [TO_NAME, 'ben and lucy sparks', { name: 'Ben and Lucy Sparks' }],
  [TO_NAME, 'no camera, so skip. Wallace Rafuse is my name', { name: 'Wallace Rafuse' }],
  [[], 'HOT TUB 6 PERSON ITS CRACKED', { name: null }],
  [TO_NAME, 'my camera is broke but im Devon', { name: 'Devon' }],
  [TO_NAME, "His name is Wong Kwok-Leung. I'm Jasmine but put his", { name: 'Wong Kwok-Leung' }],
  [TO_NAME, 'MacIsaac. Ronald.', { name: 'Ronald MacIsaac' }],
  [TO_NAME, 'Yared Tesfaye. Y A R E D', { name: 'Yared Tesfaye' }],
  [TO_REVIEW, "oui c'est beau envoie ça", { name: 'Jane Roe' }],
  [TO_NAME, 'Baljit. Gill is my last name', { name: 'Baljit Gill' }],
  [TO_NAME, 'Ana, de la Cruz is my surname', { name: 'Ana de la Cruz' }],
  [TO_REVIEW, 'my last name should be McNeil, capital N and one L', { name: 'Jane McNeil' }],
  [TO_REVIEW, 'All in order, submit. Kind regards, J. Roe', { name: 'Jane Roe' }],
  // Who says the whole of a name is who answers, whoever it is for.
  [TO_NAME, "I'm Nora LeBlanc, doing this for my aunt Ida", { name: 'Nora LeBlanc' }],
  [TO_NAME, 'Je suis Nora Comeau, je vide la maison pour mon oncle Léo', { name: 'Nora Comeau' }],
  [TO_NAME, "I'm Zoe Hart, it's for my mother Rosa Lima", { name: 'Rosa Lima' }],
  [TO_NAME, "I'm Zoe Hart, put it under my husband Bob", { name: 'Bob' }],
  // A hint behind letters is about the word that they spell.
  [TO_NAME, "Jon Smyth, that's J-O-N no H", { name: 'Jon Smyth' }],
  [TO_NAME, 'Sara Smith, S-A-R-A without an h', { name: 'Sara Smith' }],
  [TO_NAME, 'Sara Roy, S-A-R-A sans h', { name: 'Sara Roy' }],
  [TO_NAME, 'Jon Smyth, no h in Jon', { name: 'Jon Smyth' }],
  [TO_NAME, 'demandez Lise Thibodeau', { name: 'Lise Thibodeau' }],
  [TO_NAME, 'ask for Lise', { name: 'Lise' }],
  [TO_NAME, 'pourquoi demandez-vous mon nom?', { name: null }],
]);

sayings('a name beside a company or a misspelt no', [
  [TO_NAME, 'Carla Banks, Harbour Dental', { name: 'Carla Banks' }],
  [TO_NAME, 'Nadia Weeks, Weeks Roofing', { name: 'Nadia Weeks' }],
  [['@junk:furniture'], 'skp, laura macdonald', { name: 'Laura MacDonald' }],
  [['@junk:furniture'], 'skipp, tom ross', { name: 'Tom Ross' }],
]);

sayings('a French name that only its accent tells from a word', [
  [['@junk:furniture'], "skip, moi c'est Réal Comeau", { name: 'Réal Comeau' }],
  [['@junk:furniture'], 'pas de photo. Je m’appelle Aimé Doucet', { name: 'Aimé Doucet' }],
  [TO_NAME, 'Réal', { name: 'Réal' }],
]);

const BILL = { name: 'Bill Hatfield', phone: '(902) 555-0134' };

sayings('names that are words too, right beside a number', [
  [TO_NAME, 'bill hatfield 902-555-0134', BILL],
  [
    TO_NAME,
    'bill hatfield 902-555-0134 email bill.hatfield at eastlink dot ca',
    { ...BILL, email: 'bill.hatfield@eastlink.ca' },
  ],
  [[], 'couch. 902-555-0134 bill hatfield', { ...BILL, junkText: 'couch' }],
  [[], 'grant macneil 902 555 0134', { name: 'Grant MacNeil', phone: '(902) 555-0134' }],
  [TO_NAME, 'mark hatfield 902 555 0134', { name: 'Mark Hatfield' }],
  [[], 'bill amount 902 555 0134', { name: null, phone: '(902) 555-0134' }],
  [[], 'will need removal 902 555 0134', { name: null, phone: '(902) 555-0134' }],
  [TO_NAME, 'june or july 902 555 0134', { name: null }],
]);

const JEN = { phone: '(902) 555-0134', email: 'jen@gmail.com' };

sayings('an address that is spelled out behind a number is no name', [
  [TO_PHONE, '902-555-0134 jen at gmail.com', JEN],
  [TO_NAME, '902 555 0134 jen at gmail dot com', { ...JEN, name: null }],
  [TO_NAME, 'jen at gmail.com 902 555 0134', { ...JEN, name: null }],
  [TO_NAME, 'jen macleod 902 555 0134 jen at gmail.com', { ...JEN, name: 'Jen MacLeod' }],
]);

it.each([
  ['Ruth Ann Boudreau', 'Thanks, Ruth Ann!'],
  ['jean paul comeau', 'Thanks, Jean Paul!'],
  ['Jane Roe', 'Thanks, Jane!'],
])('%j is thanked by the whole of the given name', (text, thanks) => {
  expect(lastReplyOf(converse(...TO_NAME, text))).toContain(thanks);
});

it.each(["oui c'est ben bon, envoyez", "c'est ben beau", "c'est ben correct de même"])(
  'praise with a French "ben" is nobody\'s name: %j',
  (text) => {
    expect(converse(...TO_REVIEW, text).state.slots.name).toBe('Jane Roe');
  },
);
