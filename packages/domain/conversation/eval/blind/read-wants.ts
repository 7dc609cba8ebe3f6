import { CONTACT_METHODS } from '../../../leads/fields/contact-method.ts';
import { JUNK_TYPES } from '../../../leads/fields/junk-type.ts';
import { TIME_SLOTS } from '../../../leads/fields/time-slot.ts';
import { type BlindWants, WANTED_KEYS, type WantedTime } from './batch.ts';
import {
  type Checked,
  fieldsOf,
  flagOf,
  isMissing,
  listOf,
  matching,
  oneOf,
  reject,
  textOf,
} from './checked.ts';
import { phoneDigits } from './compare/phone-digits.ts';

/** Returns the wanted or known values of an entry, each as a list; a missing object wants nothing. */
export function readWants(checked: Checked): BlindWants {
  if (isMissing(checked)) return {};
  const field = fieldsOf(checked, WANTED_KEYS);
  const all = {
    junk: alternatives(field('junk'), (value) => oneOf(value, JUNK_TYPES)),
    name: alternatives(field('name'), textOf),
    phone: alternatives(field('phone'), readPhone),
    address: alternatives(field('address'), textOf),
    when: alternatives(field('when'), readTime),
    contact: alternatives(field('contact'), (value) => oneOf(value, CONTACT_METHODS)),
    email: alternatives(field('email'), textOf),
    notes: everyOne(field('notes')),
    items: everyOne(field('items')),
  };
  return withoutMissing(all);
}

/** Fair alternatives; an empty list wants as little as none. */
function alternatives<Value>(checked: Checked, read: (checked: Checked) => Value): Value[] | undefined {
  const values = listOf(checked).map(read);
  return values.length === 0 ? undefined : values;
}

/** Phrases that are all wanted; an empty list says that there are none. */
const everyOne = (checked: Checked): string[] | undefined =>
  isMissing(checked) ? undefined : listOf(checked).map(textOf);

function readPhone(checked: Checked): string {
  const { place, value } = checked;
  const digits = phoneDigits(textOf({ place, value: typeof value === 'number' ? String(value) : value }));
  return /^\d{10}(?: x\d+)?$/.test(digits) ? digits : reject(checked, 'must have ten digits');
}

function readTime(checked: Checked): WantedTime {
  const field = fieldsOf(checked, ['day', 'part', 'time', 'asap']);
  return {
    ...withoutMissing({
      day: alternatives(field('day'), (day) =>
        matching(day, /^(?:\d{4}-\d{2}-\d{2}|any)$/, 'a yyyy-mm-dd or any'),
      ),
      part: alternatives(field('part'), (part) => oneOf(part, TIME_SLOTS)),
      time: alternatives(field('time'), (time) =>
        matching(time, /^\d{1,2}:\d{2}$/, 'a HH:MM').padStart('00:00'.length, '0'),
      ),
    }),
    asap: flagOf(field('asap'), false),
  };
}

type Present<Values> = { [Key in keyof Values]?: NonNullable<Values[Key]> };

function withoutMissing<Values extends object>(values: Values): Present<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Present<Values>;
}
