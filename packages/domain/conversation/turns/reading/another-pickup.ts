const ANOTHER =
  /\b(?:another|new|second|separate|one more|autre|nouvelle|nouveau|deuxième) (?:pick ?up|request|quote|one|place|house|apartment|property|location|ramassage|demande|soumission|place|maison|appartement|logement|endroit)\b/i;

/** Whether a message wants a pickup beside the one that was sent: "also need another pickup at my mom's". */
export const asksForAnother = (message: string): boolean => ANOTHER.test(message);
