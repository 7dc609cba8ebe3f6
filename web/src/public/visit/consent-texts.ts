/** What is asked before tags are loaded, by the language of the page. */
interface ConsentTexts {
  label: string;
  question: string;
  allow: string;
  decline: string;
  /** In the footer: asks again. */
  change: string;
}

const ENGLISH: ConsentTexts = {
  label: 'Cookies for statistics and ads',
  question: 'May we use cookies to count visits and see which ads work? The site is the same without.',
  allow: 'Allow',
  decline: 'No, thanks',
  change: 'Cookie choices',
};

const FRENCH: ConsentTexts = {
  label: 'Témoins de statistiques et de publicité',
  question:
    'Pouvons-nous utiliser des témoins pour compter les visites et savoir quelles publicités fonctionnent? Le site est le même sans eux.',
  allow: 'Autoriser',
  decline: 'Non, merci',
  change: 'Choix des témoins',
};

/** The texts for a page in this language, as its `lang` says. */
export function consentTexts(language: string): ConsentTexts {
  return /^fr\b/i.test(language) ? FRENCH : ENGLISH;
}
