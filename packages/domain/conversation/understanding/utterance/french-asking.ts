/** Said before a question, and no part of it. */
const OPENERS =
  '(?:(?:ok|okay|bon|ben|bien|bonjour|salut|allo|hey|heille|eh|et|pis|puis|mais|alors|donc|euh|non|oui|ouais|sinon|merci|svp|juste|aussi|dites?|' +
  'maintenant|apres|pardon|excusez|moi|d accord|par contre|petite question|une question|question) ){0,4}';
const START = `^ ${OPENERS}`;
/** What nobody is asked with: "je sais pas combien", "peu importe quand". */
const UNASKED =
  '(?<! (?:sais|sait|savent|savez|savais|savons|pas|plus|pus|importe|idee|sure?s?|depend|selon|voila|demandent?|demander|toujours|voir) )';

/** Behind "vous" these have a subject before, or give an order: "garez-vous en arrière". */
const ORDERED =
  'garez|stationnez|parkez|arretez|rendez|presentez|assurez|mettez|adressez|preparez|servez|depechez|tenez|fiez|attendez|occupez|inquietez|watchez|regardez|pensez|souvenez|rappelez|genez|donnez|attention';
const BY_VOUS = `(?<! (?:vous|ne|n|me|m|nous|y|en|vous-le|assurez) )(?<= )(?!(?:${ORDERED})[- ]|faites[- ]vous en )(?:[a-z]{1,12}ez|etes|faites|dites)[- ](?:vous|tu) `;
/** Anything with "-il", "-on" or "-je" behind it. */
const BY_HYPHEN =
  '(?<= )(?:[a-z]{1,14}(?:-t)?-(?:ils?|elles?|je)|(?:peut|doit|vat?|a|est|fait|prend|paye|paie|aura|pourra|pourrait|devrait|recoit|met|sait|veut|laisse)(?:-t)?-on) ';
const BY_ORDER =
  `${START}(?:(?:quand|comment|combien|pourquoi|ou|a quelle heure) )?` +
  '(?:(?:est|sont|ont|vont|va t|peut|peuvent|doivent|prennent|font|viennent|faut|y a t|a t|aura t|sera t|faudra t) (?:ils?|elles?|on)|(?:puis|dois|pourrais|devrais|vais|ai|suis) je) ';
/** The "tu" that asks: "c'est tu", "ça prend tu", "y vont tu", and not that of "si ça va tu peux". */
const VERB_BEFORE_TU =
  '(?:cest|c|est|ye|a|ya|ont|sont|vont|va|faut|faudrait|faudra|peut|j?peux|j?pourrais|peuvent|prends?|prennent|reste|passe|marche|coute|charge|fait|font|fais|serait|sera|seront|' +
  'j?ai|aurai|chus?|j?suis|j?dois|doit|viens|vient|viennent|vas|es|tes|paye|paie|rentre|inclut|ferme|ouvre|donne|vaut|compte|engage|ramasse|ramassent|ete|[a-z]{2,10}ez|' +
  'j?veux|sais|parle|arrive|recycle|achete|vend|demonte|monte|garde|livre|travaille|sort|derange|est-ce)';
const OF_TU =
  '(?:peux|veux|viens|prends|dois|fais|sais|vas|vois|arrives|mets|pourras|pourrais|veut|trouves|entres|montes|tournes|passes|appelles|sonnes|vires)';
const BY_TU = `(?<= )(?!fait tu (?:frette?|chaud|froid|beau) )${VERB_BEFORE_TU}[- ]tu (?!${OF_TU} )`;
/** "Sont-y assurés", "tu m'achètes-tu", Acadian "c'est-ti": with a hyphen it asks, whatever the verb. */
const BY_HYPHENED_TU = '(?<= )(?:[a-z]{1,14}-t[ui]|(?:sont|ont|vont|font|est|a|peut|peuvent|va|faut)-y) ';
/** "Ils apportent tu des boîtes" */
const BY_TU_OF_SEVERAL = '(?<= (?:ils?|elles|y|gars|autres|gens) )[a-z]{2,12}[eo]nt[- ]tu ';
const BY_TU_FIRST = `${START}tu (?:parles|prends|ramasses|viens|travailles|charges|demontes|recycles|achetes|fais|es|peux)[- ]tu `;

const WITH_EST_CE = '(?<= )(?:est[- ]ce (?:que|qu)|qu est[- ]ce|quest ce|esce que|es ce que) ';
/** The same in one word, which "j'sais pas quoisse qu'y a" tells with. */
const WITH_QUOSSE = `${UNASKED}(?<= )(?:kesse|kess|quosse|kosse|quesse|cosse|quoisse) `;
/** Asking words at the beginning. */
const BY_WORD =
  `${START}(?:(?:pour|a|de|d|en|avec|dans|par|vers|jusqu a|depuis) )?(?:combien |(?:pourquoi|(?:pk|pq|pkoi|pourkoi) (?!(?:on|in|at|the|behind) )) ?|` +
  'comment (?!vous dire )(?:d|de|ca|cela|c|cest|je|j|on|vous|tu|est|sont|faire|payer|faut|marche|fonctionne|se|y|les?|la|fait)[- ]|' +
  'quand (?:(?:c |cest |s)?est|ce (?:que|qu)|pouvez|pourriez|pourrait|peut|peuvent|va|vont|allez|venez|passez|sera|seriez|serez|viendrez|arrivez)[- ]|' +
  'quel(?:le)?s? (?:est|sont|serait|seraient|sera|heures?|jours?|jour|temps|villes?|societes?|entreprises?|secteurs?|regions?|quartiers?|numero|sortes?|genre|types?|prix|tarifs?|moment|objets?|taille|compagnie|adresse|choses?|moyens?|mode|frais|delai|infos?|garantie) |' +
  'qui (?:va|vont|vient|viennent|est|sont|fait|font|sera|m|me|nous|paye|paie|s|appelle|ramasse|c|peut)[- ]|qui est[- ]ce |qu (?:arrive|advient|en)[- ]|que (?:se|faites|devient|deviennent|dois|faut|fait|font|vont|va)[- ]|' +
  'quoi (?:faire|que|avec|va|vont|ca|sert|servira|servent) |ou (?:je (?:(?:la|le|les) )?(?:mets|clique|pese|envoie)|est|sont|va|vont|c|cest|se|allez|etes|puis|dois|finit|finissent|ca|est-ce|tout)[- ])';
/** The same behind a verb: "c'est combien", "ça va me coûter combien", "le prix yé où". */
const BEHIND_VERB =
  `${UNASKED}(?<= )(?:c est|cest|(?<! c )est|c|ye|seront|etes|faire|venir|appeler|sont|va|vont|fait|coute|couter|couterait|coutera|prend|mets?|mettre|etre|serait|finit|paye|payer|achetez|a|venez|vient|viennent|pouvez venir|passez|ouvrez|fermez|appelez) ` +
  '(?:(?:a |pour |de |d |me |etre |vers |a partir de )?(?:combien|quelle heure|quel numero|quel prix)|quand|comment|quoi|qui qui|qui (?:qui|va|vient|m|est))(?= )';
const HOW_MUCH = `${UNASKED}(?<= )combien (?:pour|pou|pr|ca (?:coute|couterait|va|serait|me|fait)|c est|cest|coute|de temps) `;
const WHERE_BEHIND =
  '(?<= )(?:c|cest|est|ye|sont|va|vont|vous etes|etes|bases?|situes?|finit|finissent|mets?|mettre) ou (?:(?:ca|tout|la|le|dedans|photo|image|photos|exactement|au|juste|apres|donc|stp|svp|vous) ){0,3}$';
const WHO_IT_IS = `${UNASKED}(?<= )(?:qui (?:c|cest|ce) (?:est )?(?:qui|que)|c (?:est )?qui(?: (?:qui|vous|ca))|quoi (?:c|cest|ce) (?:est )?(?:que|qu|qui)|ou (?:deja )?(?:c est )?que vous|quand (?:c|cest|ce) (?:est )?(?:que|qu|qui)|comment (?:ca|ce) (?:que|qu|se)) `;
const WONDERING =
  '(?<= )j?(?:aimerais|voudrais|veux|souhaite|souhaiterais|desire|desirerais) (?:avoir |connaitre |obtenir )?(?:une?|le|votre|vos) (?:prix|ordre|idee|tarifs?|estime) |(?<= )permets de (?:vous )?demander |(?<= )(?:j?(?:aimerais|veux|voudrais|voulais|souhaite|souhaiterais|veut|voudrait) (?:juste |bien )?savoir|(?:j|je|on)? ?me demande|jme demande|on se demande|savez[- ]vous|sais[- ]tu|curieu(?:x|se) de savoir) ';
/** "Là y se passe quoi", "on m'appelle vers quelle heure", and not "passe quand tu veux" */
const BEHIND_OTHER_VERB =
  '(?<= )(?:(?:passe|arrive|attends?) quoi|(?:passer|venir) quand(?= $)|ca passe quand meme|(?:appelle|appelez|appellent) (?:vers |a )?quelle heure) ';
/** "Je paye cash ou comment", "pis après quoi" */
const TAGGED =
  '(?<= )(?:ou (?:quoi|comment|sans|pas encore)|oui ou (?:c est )?non|(?:pis|et|puis|mais) (?:apres|ensuite|la|maintenant) quoi) $';
/** "C'est obligé ou je peux juste expliquer": nobody tells that to who asks for it. */
const WHETHER_NEEDED = '(?<= )(?:c est|cest) (?:vraiment |bien )?(?:oblige|obligatoire|necessaire) ou ';
/** "C'est gratuit ou y a des frais", and not "si c'est lourd ou pas" */
const WHETHER =
  '(?<! (?:si|sais|que|quand) )(?<= )(?:c est|cest|c|ca) [a-z]{3,12} ou (?:y a|il y a|il faut|faut|c est|cest|non|pas|je) ';
/** "Si je change d'avis je peux annuler sans frais" */
const SUPPOSING =
  '(?<= )si (?:je|j|on) [a-z][a-z ]{2,40} (?:je|j|on) (?:peux|peut|pourrai) (?:annuler|cancell?er|changer|modifier|reporter|refuser) ';
/** "La tvh est elle comprise", without its hyphen */
const BY_OPEN_ORDER =
  '(?<= )(?:est|sont|seront|sera|peuvent|doivent|vont) (?:elle|elles|ils) (?!aussi |meme |memes )';
/** "Quelqu'un peut venir évaluer avant", and not "quelqu'un peut être là" */
const BY_SOMEBODY = `${START}quelqu ?un (?:peut|pourrait) (?:venir|passer) (?:voir|evaluer|estimer|regarder|mesurer) `;
/** "Quand-ce qu'y vont m'appeler" */
const WITH_CE = '(?<= )(?:quand|quoi|comment|combien|qui)-ce ';
/** "Ils montent chercher ou faut que je descende tout" */
const OR_MUST_I =
  '(?<= )ou (?:bien |ben )?(?:il |y )?(?:faut|faudrait|faudra) (?:(?:que|qu) (?:je|j|on)|rajouter|ajouter|sortir|descendre|monter) ';
/** "Je vous prie de me rappeler ce que j'ai dit", "donnez-moi votre courriel" */
const BEGGED =
  '(?<= )(?:je vous prie de|je te prie de|merci de|veuillez) (?:bien vouloir )?(?:me|m|nous) (?:(?:dire|indiquer|preciser|redire|expliquer) |rappeler (?:les|ce|mes|le|la) )|(?<= )(?:rappelez|redites|repetez|dites|indiquez|confirmez)[- ]moi (?:quel|quelle|combien|comment) |(?<= )donnez[- ]moi (?:votre|vos|un) (?:e-?mail|courriel|numero|adresse|telephone|tel) ';
/** "On peut régler par chèque" */
const MAY_ONE = `${START}on peut (?:payer|regler|annuler|negocier) `;
const TALKING_TO = `${START}c est (?:vous|toi|eux|eux autres) (?:qui|ou) |(?<= )(?:mis|donne|ecrit|dit) (?:quel(?:le)?|quoi) |${START}(?:je|j|on) (?:parle|ecris|jase|discute|clavarde) (?:a|avec) `;
/** "Vous prenez les pneus": nobody tells that to who takes them. */
const OF_YOU =
  `${START}(?:est ce que )?(?:vous (?:prenez|reprenez|acceptez|faites|venez|allez|travaillez|recyclez|donnez|achetez|avez|etes|ramassez|chargez|desservez|couvrez|vendez|gardez|revendez|demontez|montez|sortez|debarrassez|recuperez|louez|livrez|demenagez|embauchez|engagez|passez|appelez|ouvrez|fermez|partagez|offrez|fournissez|parlez|garantissez|jetez|payez|intervenez|pouvez (?:me (?:relire|redire|dire|lire|montrer)|(?:prendre|enlever|ramasser|debarrasser|recuperer|emporter) (?:ca|cela))|nettoyez|balayez)|` +
  '(?:vous|y|ils|eux autres|eux|les gars|le gars|l equipe|les deux) (?:peuvent|peut|vont|prennent|ramassent|viennent|sont)[- ]tu) ';

/** One by one: a regex of all would take minutes to be proved safe. */
const ASKING = [
  WITH_EST_CE,
  WITH_QUOSSE,
  BY_HYPHEN,
  BY_VOUS,
  BY_ORDER,
  BY_TU,
  BY_HYPHENED_TU,
  BY_TU_OF_SEVERAL,
  BY_TU_FIRST,
  TAGGED,
  WHETHER_NEEDED,
  WHETHER,
  OR_MUST_I,
  SUPPOSING,
  BY_OPEN_ORDER,
  BY_SOMEBODY,
  WITH_CE,
  BEGGED,
  MAY_ONE,
  TALKING_TO,
  BY_WORD,
  BEHIND_VERB,
  BEHIND_OTHER_VERB,
  HOW_MUCH,
  WHERE_BEHIND,
  WHO_IT_IS,
  WONDERING,
  OF_YOU,
].map((pattern) => new RegExp(pattern));

/** "Ma femme demande quand est-ce que", "j'dis à mon frère quand": asked of somebody else. */
const TELLS_ANOTHER =
  / (?:(?:ma|mon|mes) [a-z]{2,12} (?:me |nous |m )?(?:demande(?:nt)?|demandait|disent|disait|dit) |(?:dis|disais|demandais) a (?:ma|mon|mes) )/;

/** No clause that people write is longer. */
const MAX_WORDS = 60;

/** One of these stands in every question that is known; most clauses have none. */
const TRIGGER =
  /[- ](?:t[ui]|vous|ils?|elles?|on|je|combien|p(?:our)?k?q?u?oi|pk|pq|comment|quand|quel(?:le)?s?|qui|quoi|ou|si|(?:quelqu)?un|que|qu|ce|savoir|demande|idee|y|prix|ordre|tarifs?|estime|prie|merci|veuillez|moi|parle|ecris|jase|discute|clavarde|kesse|kess|quosse|kosse|quesse|cosse|quoisse|c|cest) /;

/**
 * Where a clause begins to ask in French; -1 where it does not. By its inversion ("prenez-vous", "peut-on"), its "tu" ("ça prend tu"),
 * "est-ce que", an asking word before or behind the verb ("c'est combien"), or what is told to nobody ("vous prenez les pneus").
 * @param words folded, with elided words apart
 * @returns the index of a word
 */
export function asksInFrenchAt(words: readonly string[]): number {
  const said = ` ${words.slice(0, MAX_WORDS).join(' ')} `;
  if (!TRIGGER.test(said) || TELLS_ANOTHER.test(said)) return -1;
  const [found] = ASKING.map((pattern) => pattern.exec(said))
    .filter((match) => match !== null)
    .toSorted((one, other) => one.index - other.index);
  if (found === undefined) return -1;
  let at = 0;
  for (let index = 0; index < found.index; index += 1) if (said[index] === ' ') at += 1;
  // A lookbehind for the space before a word leaves it out.
  return found[0].startsWith(' ') || found.index === 0 ? at : Math.max(0, at - 1);
}
