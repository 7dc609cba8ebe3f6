/** Parts of regular expressions over folded text, for what a message takes out. */

/** Said before a wish without being part of it, each with its space. */
export const OPENING =
  '(?:(?:hm{1,4}|um|actually|oh|ok|okay|no|wait|please|and|also|sorry|just|well|svp|finalement|en fait|non|ben|bon|euh|ah|pis|attends)[,.!]* )*';
/** Verbs that take something off a list or out of the notes. */
export const REMOVING =
  '(?:remove|delete|scratch|drop|erase|nix|scrap|cancel|forget(?: about)?|never ?mind(?: about)?|(?:take|leave|cross) (?:out|off)|enleve[rz]?|retire[rz]?|ote[rz]?|supprime[rz]?|efface[rz]?|oublie[rz]?|laisse[rz]? (?:faire|tomber))';
/** The same verbs with the thing between them and "off" or "out": "take the gate code out". */
export const SPLIT_REMOVING = '(?:take|leave|cross|keep|get)';
/** Whether words over folded text begin with taking something out: "take the freezer out and add a dryer". */
export const TAKES_OUT = new RegExp(
  `^${OPENING}(?:${REMOVING} |(?:take|leave|cross) (?:(?:the|my|that|those|old) )*(?:[a-z-]+ ){1,3}(?:out|off)(?: |$))`,
);
/** Whose the thing is, each with its space. */
export const OWN =
  '(?:(?:the|my|our|that|those|these|this|all|old|le|la|les|mon|ma|mes|ce|cette|ces|l) ){0,3}';
