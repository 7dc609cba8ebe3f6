const ANY_TIME =
  "(?:at )?(?:any ?time(?: of (?:the )?day)?|any hour|all day(?: long)?|whatever time|[àa] n['’]?importe [qk]u?elle? heure|n['’]?importe [qk]u?elle? heure|toute la journ[ée]e|peu importe l['’]heure)";
const SAYS = new RegExp(
  `(?<!\\p{L})${ANY_TIME}(?!\\p{L})(?! (?:after|before|between|from|apr[eè]s|avant|entre))`,
  'iu',
);
const ALONE = new RegExp(
  `^(?:(?:ok|okay|oh|no|just|please|actually|make it|change (?:it|the time) to|mettez|changez pour)[, ]+){0,3}${ANY_TIME}(?: (?:is|works|would be|va|est)(?: (?:fine|good|ok|okay|for me|bon|correct)){0,2})?(?:[, ]+(?:please|svp|thanks|merci))?[.!]*$`,
  'iu',
);

/** Whether a message leaves the hour of its day open: "saturday december 12, any time", "samedi toute la journée". */
export const saysAnyTime = (message: string): boolean => SAYS.test(message);

/** Whether it says nothing else: "make it any time". */
export const saysAnyTimeAlone = (message: string): boolean => ALONE.test(message.trim());
