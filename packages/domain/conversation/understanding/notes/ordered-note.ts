/** "Add to the instructions: the elevator has to be booked", "mets dans les notes que" */
const TO_NOTES =
  /^(?:(?:please|pls|ok|okay|and|can you|could you|svp)[, ]+){0,3}(?:(?:add|put|write)(?: (?:this|that|it))? (?:to|in|into|under) (?:the |my )?(?:special )?(?:instructions?|notes?)|(?:ajoute[rz]?|mets|mettez|[ée]cri(?:s|vez))(?: [çc]a)? (?:aux|dans les|[àa] mes|dans mes) (?:notes?|instructions?|consignes?))(?:[ ]?[:,-]| that| que)? +(?=\S)/i;

/** "Invoice to Shelley, put that in the notes pls" */
const INTO_NOTES =
  /[,.;!]? (?:(?:please|pls|and|can you|could you|just|svp|pis|et)[, ]+){0,2}(?:(?:put|add|write|include) (?:that|it|this|him|her|them)(?: (?:down|too))?(?: (?:in|into|to|on) (?:the |my )?(?:special )?(?:instructions?|notes?))|(?:mets|mettez|[ée]cri(?:s|vez)|ajoute[rz]?)[- ](?:le|la|les|[çc]a) (?:dans|aux) (?:les |mes )?(?:notes?|instructions?|consignes?))(?:[, ]+(?:please|pls|thanks|svp|merci|ok))*[.! ]*$/iu;

/** "Looks good, but note that my son will be there", "c'est bien, mais marquez que c'est mon fils qui sera là" */
const AGREES_BUT =
  /^(?:[\p{L}' ’]{1,40}[, ]+)?(?:but|mais)[, ]+(?:(?:please|pls|svp|just|also|aussi)[, ]+){0,2}(?:(?:note|marque[rz]?|note[rz]|mentionne[rz]?|mention|dites?(?:[- ]leur)?|tell (?:them|the (?:crew|guys|driver)))(?: (?:down|that|que|qu['’]|[çc]a)){0,2}|(?:put|write|add|mets|mettez|[ée]cri(?:s|vez)|ajoute[rz]?)(?: down)? (?:that |que |qu['’])) ?(?=\S)/iu;

/** "Looks good but add that the elevator is out. Then send." is read for both. */
const SENDS_TOO = /(?<!\p{L})(?:send|submit|envoy(?:er|ez|e))(?!\p{L})/iu;

/** What somebody says to put into the notes, by their name, without saying so; null where they do not. */
export function orderedNote(message: string): string | null {
  const text = message.trim();
  const note = text.replace(TO_NOTES, '').replace(AGREES_BUT, '').replace(INTO_NOTES, '').trim();
  return note === text || text.includes('?') || SENDS_TOO.test(text) ? null : note;
}

/** "Change the instructions to: ring twice", "change les consignes: 3e étage" */
const ANEW =
  /^(?:(?:please|pls|no|ok|okay|can you|could you|svp|non)[, ]+){0,3}(?:(?:change|replace|rewrite|correct|set|update|make) (?:all )?(?:the |my )?(?:special )?(?:instructions?|notes?)(?: (?:to|with|into|as)(?: (?:say|read|be)(?= ))?(?=[ :]))?|(?:change[rz]?|remplace[rz]?|corrige[rz]?|r[ée][ée]cri(?:s|vez)|mets|mettez) (?:toutes )?(?:les |mes |la )?(?:consignes?|instructions?|notes?)(?: (?:pour|par|[àa])(?=[ :]))?)(?: ?:| (?<=(?:to|say|read|be|with|into|as|pour|par|[àa]) )) ?(?=\S{2})/i;
const THAT_IS_ALL = /[,.]? (?:(?:and )?that['’]?s (?:it|all)|nothing else|c['’]? ?(?:est )?tout)[ .!]*$/iu;

/** What somebody says the notes are to be, in place of all that stand there; null where they do not. */
export function notesAnew(message: string): string | null {
  const text = message.trim();
  const notes = text.replace(ANEW, '');
  return notes === text || text.includes('?') || SENDS_TOO.test(text)
    ? null
    : notes.replace(THAT_IS_ALL, '').trim();
}
