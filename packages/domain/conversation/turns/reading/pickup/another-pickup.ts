const ANOTHER =
  /\b(?:another|new|second|separate|one more|autre|nouvelle|nouveau|deuxième) (?:pick ?up|request|quote|one|place|house|apartment|property|location|ramassage|demande|soumission|place|maison|appartement|logement|endroit)\b/i;

/** Whether a message wants a pickup beside the one that was sent: "also need another pickup at my mom's". */
export const asksForAnother = (message: string): boolean => ANOTHER.test(message);

const AS_WELL =
  /(?<!\p{L})(?:also|too|as well|aussi|[ée]galement)(?!\p{L}).{0,40}(?<!\p{L})(?:pick ?up|pick(?:ed)? up|stop|ramassage|ramasser|arr[êe]t)(?!\p{L}).{0,12}(?<!\p{L})(?:at|from|in|chez|[àa]|au|sur)(?!\p{L})/iu;

/**
 * Whether a message wants one beside the one that is being told: "I also need a pickup at my dad's, 6 Elm Ave", "my sister's address is
 * 14 Elm St, she also wants a quote".
 */
export const asksForSecond = (message: string): boolean =>
  AS_WELL.test(message) || SECOND.test(message) || OTHERS.test(message);
const OTHERS =
  /(?<!\p{L})(?:she|he|they|my \p{L}+|elle|il|ils|elles)(?: also| too)? (?:(?:wants?|needs?|would like) (?:a |an |one|it|you)(?=.{0,30}(?:quote|pick ?up|removal|too|as well))|(?:veut|voudrait|veulent|a besoin) (?:aussi |elle aussi |lui aussi )?(?:une soumission|un ramassage|d['’]une? ))/iu;
const SECOND = /\b(?:another|second|one more|autre|deuxième) (?:pick ?up|ramassage)\b/i;
