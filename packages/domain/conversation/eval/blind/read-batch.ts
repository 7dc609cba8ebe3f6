import { ASKED_KEYS, type AskedKey, type BlindBatch, type BlindDialogue, type BlindText } from './batch.ts';
import { type Checked, fieldsOf, flagOf, isMissing, listOf, oneOf, textOf } from './checked.ts';
import { readWants } from './read-wants.ts';

/**
 * Returns a batch from the JSON of its file. Lenient about single values and lists, phone punctuation and missing
 * `known`, `lead` and `wants`.
 *
 * @throws naming batch, entry and field of the first mistake; an unknown key is one
 */
export function readBatch(name: string, json: unknown): BlindBatch {
  const batch = { place: name, value: json };
  const field = fieldsOf(batch, ['author', 'dialogues', 'texts']);
  const list = (key: 'dialogues' | 'texts') => {
    const { value } = field(key);
    return listOf({ place: `${name} ${key}`, value });
  };
  return {
    name,
    author: optionalText(field('author')),
    dialogues: list('dialogues').map(readDialogue),
    texts: list('texts').map(readText),
  };
}

function readDialogue(checked: Checked): BlindDialogue {
  const field = fieldsOf(checked, ['persona', 'says', 'wants', 'lead']);
  return {
    persona: optionalText(field('persona')),
    says: readSays(field('says')),
    wants: readWants(field('wants')),
    lead: flagOf(field('lead'), true),
  };
}

function readSays(checked: Checked): BlindDialogue['says'] {
  const field = fieldsOf(checked, ASKED_KEYS);
  const said = ASKED_KEYS.map((key): [AskedKey, string[]] => [key, listOf(field(key)).map(textOf)]);
  return Object.fromEntries(said.filter(([, answers]) => answers.length > 0));
}

function readText(checked: Checked): BlindText {
  const field = fieldsOf(checked, ['asked', 'text', 'known', 'wants', 'submits', 'stops']);
  const submits = flagOf(field('submits'), undefined);
  return {
    asked: oneOf(field('asked'), ASKED_KEYS),
    text: textOf(field('text')),
    known: readWants(field('known')),
    wants: readWants(field('wants')),
    ...(submits === undefined ? {} : { submits }),
    stops: flagOf(field('stops'), false),
  };
}

const optionalText = (checked: Checked): string => (isMissing(checked) ? '' : textOf(checked));
