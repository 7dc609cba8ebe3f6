import { nationalDigits } from '../fields/phone/phone-digits.ts';
import type { Lead } from '../lead.ts';
import { foldText } from '../search/fold-text.ts';

/** What a person is told apart by: a home is shared by several. */
export const PERSON_FIELDS = ['name', 'phone', 'email'] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

type Person = Pick<Lead, PersonField>;

/** As it is compared: a name by its words, of which one in common is a family or a short form. */
const MARKS: Record<PersonField, (value: string) => readonly string[]> = {
  name: (name) => foldText(name).match(/[\p{L}\p{N}]{2,}/gu) ?? [],
  phone: (phone) => [nationalDigits(phone)].filter((digits) => digits !== ''),
  email: (email) => [foldText(email)].filter((address) => address !== ''),
};

/**
 * By what two leads are plainly those of different people: what is known of both, where none of it is the same. Empty where
 * something is, and where nothing is known of both.
 */
export function differingPeople(first: Person, second: Person): PersonField[] {
  const known = PERSON_FIELDS.map((field) => ({
    field,
    pair: [marksOf(first, field), marksOf(second, field)],
  })).filter(({ pair }) => pair.every((marks) => marks.length > 0));
  const isSame = known.some(({ pair: [one = [], other = []] }) => one.some((mark) => other.includes(mark)));
  return isSame ? [] : known.map(({ field }) => field);
}

function marksOf(person: Person, field: PersonField): readonly string[] {
  return MARKS[field](person[field] ?? '');
}
