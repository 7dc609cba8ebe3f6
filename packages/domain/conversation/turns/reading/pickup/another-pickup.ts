const ANOTHER =
  /\b(?:another|new|second|separate|one more|autre|nouvelle|nouveau|deuxième) (?:pick ?up|request|quote|one|place|house|apartment|property|location|ramassage|demande|soumission|place|maison|appartement|logement|endroit)\b/i;

/** Whether a message wants a pickup beside the one that was sent: "also need another pickup at my mom's". */
export const asksForAnother = (message: string): boolean => ANOTHER.test(message);

const AS_WELL =
  /(?<!\p{L})(?:also|too|as well|aussi|[ée]galement)(?!\p{L}).{0,40}(?<!\p{L})(?:pick ?up|pick(?:ed)? up|stop|ramassage|ramasser|arr[êe]t)(?!\p{L}).{0,12}(?<!\p{L})(?:at|from|in|chez|[àa]|au|sur)(?!\p{L})/iu;

/** Whether a message wants one beside the one that is being told: "I also need a pickup at my dad's, 6 Elm Ave". */
export const asksForSecond = (message: string): boolean => AS_WELL.test(message) || SECOND.test(message);
const SECOND = /\b(?:another|second|one more|autre|deuxième) (?:pick ?up|ramassage)\b/i;
