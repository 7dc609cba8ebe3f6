/** "Do you take paint?" */
export const RULE_ASKED =
  /\bdo (?:you|u|ya)(?: guys| folks| people| also| even| ever)? (?:take|accept|do|handle|pick ?up|remove|haul|collect|deal with)\b/i;

/** The same in French, where every question may be a wish. */
export const RULE_ASKED_IN_FRENCH =
  /\b(?:(?:(?:re)?prenez|acceptez|ramassez|enlevez)[ -]vous|est-ce que vous (?:(?:re)?prenez|acceptez|ramassez|enlevez))\b/i;

/** "My paint", "I have some", "there are two cans" */
export const HAS_OWN =
  /\b(?:my|our|mine|ours|these|those|this|them|some|have|got|there|\d{1,3}|few|couple|bunch|several|two|three|four|five|six|mes|nos|mon|ma|notre|ces|cette|ai|avons|quelques|deux|trois)\b/i;
