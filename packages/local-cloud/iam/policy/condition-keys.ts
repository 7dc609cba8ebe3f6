/** What a request says of itself, by condition key in small letters; a key it says nothing of is absent. */
export type RequestContext = ReadonlyMap<string, string | readonly string[]>;

/** The condition keys whose values the local cloud knows; `many` hold a list, which needs a set operator. */
const keys: Readonly<Record<string, 'one' | 'many'>> = {
  'aws:principalaccount': 'one',
  'aws:principalarn': 'one',
  'aws:requestedregion': 'one',
  'aws:securetransport': 'one',
  'aws:sourceaccount': 'one',
  'aws:sourcearn': 'one',
  'dynamodb:attributes': 'many',
  'dynamodb:enclosingoperation': 'one',
  'dynamodb:firstpartitionkeyvalues': 'many',
  'dynamodb:leadingkeys': 'many',
  'dynamodb:returnconsumedcapacity': 'one',
  'dynamodb:returnvalues': 'one',
  'dynamodb:select': 'one',
  'kms:macalgorithm': 'one',
  'kms:messagetype': 'one',
  'kms:signingalgorithm': 'one',
  's3:delimiter': 'one',
  's3:max-keys': 'one',
  's3:prefix': 'one',
  'ses:fromaddress': 'one',
  'ses:fromdisplayname': 'one',
  'ses:recipients': 'many',
};

/** How many values a key has, or undefined for one the local cloud does not know. Names have no letter case. */
export function valuesOf(key: string): 'one' | 'many' | undefined {
  return keys[key.toLowerCase()];
}
