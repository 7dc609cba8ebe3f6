import { HISTORIES } from './histories.ts';
import { readHistory, type StoredHistory, type StoredRow, type TableName } from './stored-rows.ts';

/** What a later version may write where this one knows a few values alone, by the attribute. */
const LATER_VALUES: Readonly<Record<string, string>> = {
  status: 'quoted',
  source: 'sms',
  language: 'mi',
  junkType: 'pianos',
  junkClassificationSource: 'oracle',
  preferredTimeSlot: 'dawn',
  preferredContactMethod: 'pigeon',
};
/** Of a lead that is in no list of its own, as in the trash. */
const HELD = 'heldStatus';

/** Rows as a release that comes later may leave them, while functions of this one still run beside it. */
export interface LaterRows {
  readonly history: StoredHistory;
  readonly tables: StoredHistory['tables'];
  /** The lead all of whose values are unknown here, and the chat in which somebody unknown has spoken. */
  readonly leadId: number;
  readonly chatId: string;
  readonly photoName: string;
  /** Rows of kinds that nobody here knows, by the table. */
  readonly unknown: readonly (readonly [TableName, StoredRow])[];
}

/** The rows of the last day that is kept, with values and kinds of rows among them that this version does not know. */
export function laterRows(): LaterRows {
  const history = readHistory(HISTORIES.at(-1) ?? '2026-11-28');
  const { Leads, Sessions, Messages, Photos } = history.tables;
  const isNew = ({ item, status }: StoredRow) => item?.S === 'lead' && status?.S === 'new';
  const lead = found(Leads.find(isNew), 'a new lead');
  const chat = found(
    Sessions.find(({ id, status, seq }) => isChat(id?.S) && status?.S === 'active' && Number(seq?.N) > 1),
    'an active chat',
  );
  const photo = found(
    Photos.find(({ name }) => name?.S?.includes('#') === false),
    'a photo',
  );
  const [leadId, chatId, photoName] = [lead.id?.N ?? '', chat.id?.S ?? '', photo.name?.S ?? ''];
  const event = found(
    Leads.find(({ id, item }) => id?.N === leadId && item?.S?.startsWith('event#')),
    'an event of it',
  );
  const laterEvent = {
    ...event,
    item: { S: `${event.item?.S}z` },
    eventId: { S: `${event.eventId?.S}z` },
    type: { S: 'emailed' },
    mail: { M: { to: { S: 'jane@example.com' }, opened: { L: [{ S: '2027-01-01T00:00:00.000Z' }] } } },
  };
  const unknown: LaterRows['unknown'] = [
    ['Leads', { id: { N: leadId }, item: { S: 'quote#1' }, amount: { N: '120.5' }, lines: { L: [] } }],
    ['Leads', { id: { N: '0' }, item: { S: 'teams' }, teams: { L: [{ S: 'north' }] } }],
    ['Leads', laterEvent],
    ['Sessions', { id: { S: `${chatId}#summary` }, words: { S: 'A couch' } }],
    ['Messages', { sessionId: { S: `reactions#${chatId}` }, seq: { N: '1' }, face: { S: 'smile' } }],
    ['Users', { username: { S: '#shifts' }, shifts: { L: [] } }],
    ['Photos', { name: { S: `${photoName}#caption` }, text: { S: 'A sofa' } }],
    ['Notices', { id: { S: 'campaign#1' }, state: { S: 'planned' } }],
  ];
  const tables: StoredHistory['tables'] = {
    ...history.tables,
    Leads: Leads.map((row) => (row === lead ? withLaterValues(row) : laterStates(row))),
    Sessions: Sessions.map((row) =>
      row === chat ? { ...row, resumeFrom: { S: 'later' }, channel: { S: 'sms' } } : row,
    ),
    Messages: Messages.map((row) =>
      row.sessionId?.S === chatId && row.seq?.N === '1'
        ? { ...row, sender: { S: 'robot' }, kind: { S: 'card' } }
        : row,
    ),
    Photos: Photos.map((row) => (row === photo ? { ...row, state: { S: 'scanned' } } : row)),
  };
  for (const [table, row] of unknown) tables[table as 'Leads'] = [...tables[table as 'Leads'], row];
  return { history, tables, leadId: Number(leadId), chatId, photoName, unknown };
}

function withLaterValues(row: StoredRow): StoredRow {
  const values = Object.entries(LATER_VALUES).map(([name, value]) => [name, { S: value }]);
  return { ...row, ...(Object.fromEntries(values) as StoredRow) };
}

/** Of what is merged, deleted or suspicious the status that it had is unknown as well, and why it is where it is. */
function laterStates(row: StoredRow): StoredRow {
  if (row.item?.S !== 'lead' || row[HELD] === undefined) return row;
  return {
    ...row,
    [HELD]: { S: 'quoted' },
    ...(row.suspicion && { suspicion: { S: 'a_model_said_so' } }),
  };
}

const isChat = (id = '') => !id.includes('#');

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The history has not got ${what}.`);
  return value;
}
