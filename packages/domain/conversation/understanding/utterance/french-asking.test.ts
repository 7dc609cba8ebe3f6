import { describe, expect, it } from '@jest/globals';
import { asksInFrenchAt } from './french-asking.ts';
import { frenchWordsOf } from './french-words.ts';
import { tidyMessage, tokensOf } from './token.ts';

const asked = (text: string) => {
  const words = tokensOf(tidyMessage(text)).flatMap(frenchWordsOf);
  const at = asksInFrenchAt(words);
  return at < 0 ? null : words.slice(at).join(' ');
};

describe('asksInFrenchAt finds where a question begins', () => {
  it.each([
    ['prenez-vous les pneus', 'prenez-vous les pneus'],
    ['bonjour, peut-on payer comptant', 'bonjour peut-on payer comptant'],
    ['les gars sont-ils assurés', 'sont-ils assures'],
    ['ça prend tu un rendez-vous', 'prend tu un rendez-vous'],
    ['y vont tu monter les marches', 'vont tu monter les marches'],
    ["tu m'achètes-tu mon divan", 'achetes-tu mon divan'],
    ['pis sont-y assurés', 'sont-y assures'],
    ["est-ce que j'ai besoin d'une photo", 'est-ce que j ai besoin d une photo'],
    ['le prix yé où là dedans', 'ye ou la dedans'],
    ["c'est combien pour un frigo", 'c est combien pour un frigo'],
    ['quelle société va venir', 'quelle societe va venir'],
    ["qu'est-ce qui arrive après", 'qu est-ce qui arrive apres'],
    ['vous prenez les matelas', 'vous prenez les matelas'],
    ['je paye cash ou comment', 'ou comment'],
    ['jme demande où ça va', 'demande ou ca va'],
    ['vous venez-ti au Cap-Breton', 'venez-ti au cap-breton'],
    ['ils apportent tu des boîtes', 'apportent tu des boites'],
    ["c'est obligé ou je peux expliquer", 'c est oblige ou je peux expliquer'],
    ["c'est gratuit ou y a des frais", 'c est gratuit ou y a des frais'],
    ['ils montent chercher ou faut que je descende tout', 'ou faut que je descende tout'],
    ['je vous prie de me rappeler les renseignements donnés', 'rappeler les renseignements donnes'],
    ["et si je change d'avis je peux annuler sans frais", 'je peux annuler sans frais'],
    ["quelqu'un peut venir évaluer avant", 'peut venir evaluer avant'],
    ["j'ai un frigo, ça couterait combien", 'couterait combien'],
    ['on peut régler par carte bleue', 'on peut regler par carte bleue'],
    ['et maintenant j’attends quoi', 'attends quoi'],
  ])('in %j', (text, question) => {
    expect(asked(text)).toContain(question.split(' ').slice(-3).join(' '));
  });

  it.each([
    'garez-vous en arrière',
    "j'sais pas quoisse qu'y a en d'sous",
    'ma femme demande tous les jours quand est-ce que je vais vider ce garage',
    "j'dis à mon frère quand c'est que tu vas venir",
    "je sais pas si c'est lourd ou pas",
    'je vous prie de me rappeler au 902 555 0100',
    'y a un vêtement tu peux laisser là',
    'vous pouvez passer par la ruelle',
    'vous pouvez prendre l’ascenseur de service',
    'on peut appeler le concierge en arrivant',
    'si je suis pas là je peux laisser la clé sous le tapis',
    "quelqu'un va venir vous ouvrir",
    "réserver l'ascenseur c'est obligatoire",
    'c’est obligatoire de sonner',
    'passe quand tu veux',
    'vous laissez sonner longtemps',
    'dites-moi si vous avez besoin du code',
    'passez en avant ou il faut le code',
    "quelqu'un peut être là le matin",
    'le chien jappe, faites-vous en pas',
    'ma blonde est elle aussi à la maison',
    'vous pouvez vous stationner dans la rue',
    'si ça va tu peux laisser ça là',
    'je sais pas combien de boîtes y a',
    "n'importe quand ça me va",
    "c'est lui qui sait c'est quoi à ramasser",
    'le divan est où la tv était',
    'quand vous arrivez, sonnez',
    'la fin de semaine qui vient',
    'comment vous dire, la pagaille',
    'fait tu frette à matin',
    'a ride-on mower',
    'pk on street',
    'ou bien samedi',
  ])('and none in %j', (text) => {
    expect(asked(text)).toBeNull();
  });
});
