const ANOTHER =
  /\b(?:another|new|second|separate|one more|autre|nouvelle|nouveau|deuxième) (?:pick ?up|request|quote|one|ramassage|demande|soumission)\b/i;

/** Whether a message wants a pickup beside the one that was sent: "also need another pickup at my mom's". */
export const asksForAnother = (message: string): boolean => ANOTHER.test(message);
