import { createSession } from '@harbour-haul/domain/chat/create-session';
import { fieldsWith, LEAD_FIELDS } from '@harbour-haul/domain/leads/lead-fields';
import { toCalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offline } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { clearPendingCall } from '../calls/pending-call.ts';
import { fieldLabel } from '../field-text.ts';
import { EDITOR_FIELDS } from '../lead-editor/lead-values.ts';
import { fact } from '../testing/fact.ts';
import { NOTHING_PLANNED, sampleLead } from '../testing/leads-api.ts';
import { button, field, openDetails, patches, press, shownToast, type } from '../testing/open-details.tsx';
import { HaulSection } from './haul-section.tsx';
import { factsAt } from './sheet-facts.ts';

const dayInput = (label: string) =>
  screen
    .getByText(label, { selector: 'label' })
    .closest('.MuiFormControl-root')
    ?.querySelector('input') as HTMLInputElement;
const typeDay = (label: string, value: string) =>
  act(async () => void fireEvent.change(dayInput(label), { target: { value } }));

describe('the details of a lead', () => {
  it('lead details show every field, and the facts in words', async () => {
    await openDetails({
      junkConfidence: 0.75,
      junkClassificationSource: 'ai',
      status: 'incomplete',
      estimatedValue: 250,
      scheduledDate: '2026-12-02T12:00:00.000Z',
      notes: 'Wants Saturday.',
    });
    expect(screen.getByRole('dialog', { name: 'Lead Details: Person 12' })).toBeTruthy();
    const texts = ['Name', 'Phone', 'Email', 'Address', 'Source', 'Details', 'Notes'].map(
      (name) => field(name).value,
    );
    expect(texts).toEqual([
      'Person 12',
      '(902) 555-0148',
      'person@example.com',
      '1 Barrington St, Halifax',
      'form',
      'A couch.',
      'Wants Saturday.',
    ]);
    expect(screen.getByText('Qualification Status').tagName).toBe('H3');
    const statuses = [...field('Status').querySelectorAll('option')].map((option) => option.value);
    expect(statuses).toEqual([
      'new',
      'incomplete',
      'contacted',
      'qualified',
      'scheduled',
      'completed',
      'canceled',
    ]);
    expect(field('Status').value).toBe('incomplete');
    const value = field('Estimated value');
    expect([value.type, value.min, value.step, value.value]).toEqual(['number', '0', '10', '250']);
    expect([dayInput('Scheduled date').value, dayInput('Follow-up date').value]).toEqual([
      'Dec 02, 2026',
      '',
    ]);
    expect(fact('Junk type')).toBe('FurnitureMedium');
    expect(fact('Preferred date')).toBe('Tuesday, December 1, 2026');
    expect(fact('Contact by')).toBe('Text Message');
    expect(fact('Created')).toBe('Nov 20, 2026 11:12 PM');
    expect(screen.getByText('No changes made')).toBeTruthy();
    expect(button('Save Changes').disabled).toBe(true);
  });

  it('lead details say why a lead is suspicious, and release it', async () => {
    await openDetails({ suspicion: 'honeypot' });
    expect(screen.getByText(/kept as suspicious: a field was filled in that people do not see/)).toBeTruthy();
    press('Not suspicious');
    await waitFor(() => expect(shownToast()).toContain('Lead #12 is not suspicious.'));
    expect(screen.queryByText(/kept as suspicious/)).toBeNull();
    expect(screen.getByText('Found not suspicious')).toBeTruthy();
  });

  it('lead details say what the customer did, until somebody has dealt with it', async () => {
    const newsAt = '2026-11-22T15:00:00.000Z';
    const { requests } = await openDetails({ status: 'canceled', newsAt });
    expect(screen.getByText(/The customer canceled this request on Nov 22, 2026 11:00 AM/)).toBeTruthy();
    // Once, where it is dealt with.
    expect(screen.queryByText('Canceled by the customer')).toBeNull();
    press('Mark as dealt with');
    await waitFor(() => expect(screen.queryByText(/The customer canceled/)).toBeNull());
    expect(patches(requests)).toEqual([{ newsSeen: true, version: expect.any(Number) }]);
    expect(await screen.findByText('Noted what the customer did')).toBeTruthy();
  });

  it('hours are for a scheduled day alone, and both of them', async () => {
    const { requests } = await openDetails({ status: 'contacted' });
    expect(field('Pickup hours from').disabled).toBe(true);
    await typeDay('Scheduled date', 'Dec 02, 2090');
    expect(field('Pickup hours from').disabled).toBe(false);
    await type('Pickup hours from', '13:00');
    press('Save Changes');
    expect(await screen.findByText('Pickup hours: please give both, from and to.')).toBeTruthy();
    await type('Pickup hours to', '12:30');
    const order = 'Pickup hours: 12:30 PM is before 1:00 PM. Please choose an end after the start.';
    expect(await screen.findByText(order)).toBeTruthy();
    await type('Pickup hours to', '15:30');
    press('Save Changes');
    await waitFor(() => expect(patches(requests)).toHaveLength(1));
    expect(patches(requests)[0]).toMatchObject({ scheduledHours: '13:00-15:30' });
    expect(await screen.findByText(/1:00–3:30 PM/)).toBeTruthy();
    await typeDay('Scheduled date', '');
    expect(field('Pickup hours to').value).toBe('');
    press('Save Changes');
    await waitFor(() => expect(patches(requests)).toHaveLength(2));
    expect(patches(requests)[1]).toMatchObject({ scheduledDate: null, scheduledHours: null });
  });

  it('a follow-up day that is past is saved once that is confirmed', async () => {
    const { requests } = await openDetails({ status: 'contacted' });
    await typeDay('Follow-up date', 'Nov 19, 2020');
    press('Save Changes');
    expect(await screen.findByText('Save a follow-up in the past?')).toBeTruthy();
    expect(screen.getByText(/Thu Nov 19, 2020 is over/)).toBeTruthy();
    expect(patches(requests)).toHaveLength(0);
    press('Save Anyway');
    await waitFor(() => expect(patches(requests)).toHaveLength(1));
    expect(patches(requests)[0]).toMatchObject({ followUpDate: '2020-11-19T12:00:00.000Z' });
  });

  it('a pickup day that is past is saved once that is confirmed, and at once where the work is done', async () => {
    const { requests } = await openDetails({ status: 'contacted' });
    await typeDay('Scheduled date', 'Nov 19, 2020');
    press('Save Changes');
    expect(await screen.findByText('Save a pickup in the past?')).toBeTruthy();
    expect(screen.getByText(/Thu Nov 19, 2020 is over/)).toBeTruthy();
    press('Go back');
    await waitFor(() => expect(screen.queryByText('Save a pickup in the past?')).toBeNull());
    expect(patches(requests)).toHaveLength(0);
    press('Save Changes');
    press('Save Anyway');
    await waitFor(() => expect(patches(requests)).toHaveLength(1));
    expect(patches(requests)[0]).toMatchObject({ scheduledDate: '2020-11-19T12:00:00.000Z' });
    await typeDay('Scheduled date', 'Nov 20, 2020');
    await type('Status', 'completed');
    press('Save Changes');
    await waitFor(() => expect(patches(requests)).toHaveLength(2));
    expect(screen.queryByText('Save a pickup in the past?')).toBeNull();
  });

  it.each(['scheduled', 'new'] as const)(
    'asks of a pickup that is past whether it was done, though the lead is %s, and takes either answer',
    async (status) => {
      const { requests } = await openDetails({ status, scheduledDate: '2020-11-19T12:00:00.000Z' });
      expect(screen.getByText(/The pickup day is past\. Was it done\?/)).toBeTruthy();
      press('It needs a new day');
      await waitFor(() => expect(dayInput('Scheduled date').value).toBe(''));
      expect(screen.queryByText(/Was it done/)).toBeNull();
      await typeDay('Scheduled date', 'Nov 19, 2020');
      press('Set to Completed');
      expect(screen.queryByText(/Was it done/)).toBeNull();
      press('Save Changes');
      await waitFor(() => expect(patches(requests)).toMatchObject([{ status: 'completed' }]));
    },
  );

  it('says what ends the wait of who asked to be called, and notes a call that was made elsewhere', async () => {
    const waits = /An answer in the chat does not/;
    await openDetails({ callBackAt: '2026-11-22T15:00:00.000Z', status: 'new' });
    expect(screen.getByText(waits)).toBeTruthy();
    expect(screen.queryByText('Call back')).toBeNull();
    press('Note a call');
    press('Reached');
    await waitFor(() => expect(screen.queryByText(waits)).toBeNull());
  });

  it('says once what a notice offers to deal with, and how often its customer has asked', async () => {
    const at = '2026-11-22T15:00:00.000Z';
    const asked = { newsAt: at, askedAgainAt: at, looksLike: 9, firstContactAt: at };
    await openDetails({ ...asked, askedAgain: 1 });
    expect(screen.getByText(/^The customer asked again on/)).toBeTruthy();
    expect(screen.getAllByText(/Looks like #9/)).toHaveLength(1);
    expect(screen.queryByText('Asked again')).toBeNull();
    expect(screen.queryByText('Asked again, needs a reply')).toBeNull();
    cleanup();
    await openDetails({ ...asked, askedAgain: 3 });
    expect(screen.getByText('Asked again ×3')).toBeTruthy();
  });

  it('notes a call of a lead that was reached by chat or form, from its menu', async () => {
    const { requests } = await openDetails({ status: 'contacted' });
    press('More actions');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Note a call' }));
    press('No answer');
    const calls = () => requests.filter(({ path }) => path.endsWith('/calls')).map(({ body }) => body);
    await waitFor(() => expect(calls()).toEqual([{ outcome: 'no-answer' }]));
    expect(screen.queryByText(/^Did you reach/)).toBeNull();
  });

  it('says how late a follow-up is, of a scheduled lead too, and takes it away once it is done', async () => {
    const { requests } = await openDetails({
      status: 'scheduled',
      followUpStatus: 'scheduled',
      followUpDate: '2020-11-19T12:00:00.000Z',
    });
    expect(screen.getByText(/^\d+ days late\.$/)).toBeTruthy();
    press('It is done');
    expect(screen.queryByText(/days late/)).toBeNull();
    press('Save Changes');
    await waitFor(() => expect(patches(requests)).toMatchObject([{ followUpDate: null }]));
  });

  it('what cannot be saved as it is says so before a day that is past is asked about, once', async () => {
    const { requests } = await openDetails({ status: 'contacted' });
    await typeDay('Scheduled date', 'Nov 19, 2020');
    await type('Pickup hours from', '13:00');
    press('Save Changes');
    expect(await screen.findByText('Pickup hours: please give both, from and to.')).toBeTruthy();
    expect(screen.queryByText('Save a pickup in the past?')).toBeNull();
    await type('Pickup hours to', '15:30');
    press('Save Changes');
    press('Save Anyway');
    await waitFor(() => expect(patches(requests)).toHaveLength(1));
    expect(screen.queryByText('Save a pickup in the past?')).toBeNull();
  });

  it('the day of a pickup shows what it holds already, and warns of hours that another has', async () => {
    const scheduled = { status: 'scheduled', scheduledDate: '2090-12-06T12:00:00.000Z' } as const;
    const pickups = [
      toCalendarLead(sampleLead(12, { ...scheduled, scheduledHours: '10:00-12:00' })),
      toCalendarLead(sampleLead(7, { ...scheduled, name: 'Omar Chen', scheduledHours: '09:00-11:00' })),
      toCalendarLead(sampleLead(8, { ...scheduled, scheduledHours: '13:00-15:00' })),
    ];
    const getLeadsCalendar = () => ({ body: { ...NOTHING_PLANNED, pickups } });
    const { requests } = await openDetails({ status: 'contacted' }, { handlers: { getLeadsCalendar } });
    await typeDay('Scheduled date', 'Dec 06, 2090');
    expect(await screen.findByText('Already on Wed, Dec 6: 2 pickups')).toBeTruthy();
    expect(requests.at(-1)?.query).toMatchObject({ from: '2090-12-06', to: '2090-12-06' });
    const lines = [...screen.getByLabelText('Pickups of that day').children];
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '9:00–11:00 AM · Omar Chen · Halifax',
      '1:00–3:00 PM · Person 8 · Halifax',
    ]);
    expect(screen.queryByText(/hours overlap/)).toBeNull();
    await type('Pickup hours from', '10:00');
    await type('Pickup hours to', '12:00');
    expect(screen.getByText(/These hours overlap with Omar Chen \(9:00–11:00 AM\)/)).toBeTruthy();
    expect(button('Save Changes').disabled).toBe(false);
    await type('Pickup hours from', '11:00');
    expect(screen.queryByText(/hours overlap/)).toBeNull();
  });

  it('of a busy day five pickups are named, those in the way before any other', async () => {
    const scheduled = { status: 'scheduled', scheduledDate: '2090-12-06T12:00:00.000Z' } as const;
    const early = Array.from({ length: 11 }, (_, index) =>
      toCalendarLead(sampleLead(20 + index, { ...scheduled, scheduledHours: '08:00-09:00' })),
    );
    const late = toCalendarLead(sampleLead(40, { ...scheduled, scheduledHours: '16:00-18:00' }));
    const getLeadsCalendar = () => ({ body: { ...NOTHING_PLANNED, pickups: [...early, late] } });
    await openDetails({ status: 'contacted' }, { handlers: { getLeadsCalendar } });
    await typeDay('Scheduled date', 'Dec 06, 2090');
    await type('Pickup hours from', '15:00');
    await type('Pickup hours to', '17:00');
    expect(await screen.findByText('Already on Wed, Dec 6: 12 pickups')).toBeTruthy();
    const lines = [...screen.getByLabelText('Pickups of that day').children].map((line) => line.textContent);
    expect(lines).toHaveLength(6);
    expect(lines.slice(4)).toEqual(['4:00–6:00 PM · Person 40 · Halifax', 'and 7 more']);
  });

  it('what was wished stands by the schedule as soon as that is another', async () => {
    await openDetails({
      status: 'qualified',
      preferredDate: '2090-12-05T12:00:00.000Z',
      preferredTimeSlot: 'afternoon',
      details: 'Pickup time: after 3:00 PM',
    });
    const wished = () => screen.queryByText(/^Wished: /)?.textContent;
    expect(wished()).toBeUndefined();
    await typeDay('Scheduled date', 'Dec 06, 2090');
    expect(wished()).toBe('Wished: Tuesday, December 5, after 3:00 PM');
    await typeDay('Scheduled date', 'Dec 05, 2090');
    expect(wished()).toBeUndefined();
    await type('Pickup hours from', '14:00');
    await type('Pickup hours to', '16:00');
    expect(wished()).toBe('Wished: Tuesday, December 5, after 3:00 PM');
    await type('Pickup hours from', '15:00');
    expect(wished()).toBeUndefined();
  });

  it('a pickup day sets the status that it means, with the way back, and takes it along as it goes', async () => {
    const { requests } = await openDetails({ status: 'qualified' });
    await typeDay('Scheduled date', 'Dec 06, 2090');
    expect(field('Status').value).toBe('scheduled');
    await typeDay('Scheduled date', '');
    expect(field('Status').value).toBe('qualified');
    await typeDay('Scheduled date', 'Dec 06, 2090');
    expect(screen.getByText('Set with the pickup day.')).toBeTruthy();
    press('Save Changes');
    await waitFor(() => expect(patches(requests)).toHaveLength(1));
    expect(patches(requests)[0]).toMatchObject({ status: 'scheduled' });
  });

  it('the status that follows from a pickup day is offered where it was not kept, before it is saved and after', async () => {
    const { requests, server } = await openDetails({ status: 'qualified' });
    await typeDay('Scheduled date', 'Dec 06, 2090');
    expect(await screen.findByText('No other pickup on Wed, Dec 6.')).toBeTruthy();
    press('Keep Qualified');
    press('Set to Scheduled');
    expect(field('Status').value).toBe('scheduled');
    expect(screen.queryByText('A pickup day is set.')).toBeNull();
    press('Keep Qualified');
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Lead details updated successfully'));
    expect(server.lead.status).toBe('qualified');
    inToast('Set to Scheduled');
    await waitFor(() => expect(shownToast()).toContain('Person 12 is Scheduled now'));
    expect(patches(requests).at(-1)).toEqual({ status: 'scheduled', version: 2 });
  });

  it('a scheduled lead without a pickup day says what it lacks, before it is saved and after', async () => {
    await openDetails({ status: 'contacted' });
    expect(screen.queryByText(/stands in no week of the calendar/)).toBeNull();
    await type('Status', 'scheduled');
    expect(screen.getByText('Without a pickup day it stands in no week of the calendar.')).toBeTruthy();
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('updated successfully, with no pickup day yet'));
  });

  it('lead details have an input for every field that admins may change there', async () => {
    await openDetails();
    const labels = [...document.querySelectorAll('[role=dialog] label')].map((label) => label.textContent);
    expect(labels.toSorted()).toEqual(EDITOR_FIELDS.map(fieldLabel).toSorted());
  });

  it('lead details show every field that visitors set and admins do not change', async () => {
    const known = { hazards: 'propane', openQuestions: 'When?', language: 'fr' } as const;
    const { server } = await openDetails({ visitorId: 'visitor_12', ...known });
    const shown = [...document.querySelectorAll('[role=dialog] dt')].map((term) => term.textContent);
    const visitors = fieldsWith('admin', false).filter(
      (name) => LEAD_FIELDS[name].form !== null || LEAD_FIELDS[name].chat,
    );
    const ofServer = ['Created', 'First contact', 'Updated', 'Version'];
    expect(shown.toSorted()).toEqual([...visitors.map(fieldLabel), ...ofServer].toSorted());
    expect(factsAt('haul', { ...server.lead, hazards: null })).not.toContain('hazards');
    expect(screen.getByText('Visitor ID').closest('details')?.open).toBe(false);
  });

  it('open questions can be noted as answered by phone, and as not noted where that fails', async () => {
    let refuses = true;
    const { requests } = await openDetails(
      { sessionId: 'chat-7', openQuestions: 'Do you take pianos?\nAnd on Sunday?' },
      {
        handlers: {
          updateChatSession: () =>
            refuses
              ? { status: 409 as const, body: { code: 'chat_closed', message: 'This chat is closed.' } }
              : { body: createSession('chat-7', 'v', new Date()) },
        },
      },
    );
    fireEvent.click(await screen.findByText('All answered by phone'));
    await waitFor(() => expect(shownToast()).toContain('This chat is closed.'));
    refuses = false;
    press('All answered by phone');
    expect(await screen.findByText('Noted: answered by phone')).toBeTruthy();
    expect(screen.queryByText('All answered by phone')).toBeNull();
    const noted = { answeredByPhone: 'Do you take pianos?\nAnd on Sunday?' };
    expect(patches(requests)).toEqual([noted, noted]);
  });

  it('questions of a lead whose chat is gone have no such button', async () => {
    await openDetails({ openQuestions: 'Do you take pianos?' });
    expect(screen.getByText('Do you take pianos?')).toBeTruthy();
    expect(screen.queryByText('Answered by phone')).toBeNull();
  });

  it('the sheet goes from what there is to haul to the work and to what has happened, and has the rest under More', async () => {
    await openDetails({ sessionId: 'session-1' });
    const headings = [...document.querySelectorAll('[role=dialog] h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['What to haul', 'Qualification Status', 'Contact', 'Timeline']);
    const more = screen.getByText<HTMLElement>('More', { selector: 'summary' }).closest('details');
    expect(more?.open).toBe(false);
    const names = [...(more?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Visitor ID',
      'Session ID',
      'First visit',
      'Last visit',
      'Offers by email or text',
      'First contact',
      'Updated',
      'Version',
    ]);
    const above = [...document.querySelectorAll('dt')].filter((term) => !more?.contains(term));
    expect(above.map(({ textContent }) => textContent).filter((name) => names.includes(name))).toEqual([]);
  });

  it('lead details say at the top how the lead stands and how its customer is reached', async () => {
    await openDetails({ phone: '9025550148', hazards: 'propane' });
    const links = [...document.querySelectorAll('[role=dialog] a')].map((link) => [
      link.getAttribute('aria-label'),
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Call (902) 555-0148', 'tel:+19025550148'],
      ['Text (902) 555-0148', 'sms:+19025550148'],
      ['Email person@example.com', 'mailto:person@example.com'],
      ['Map of 1 Barrington St, Halifax', expect.stringContaining('google.com/maps/search')],
    ]);
    expect(screen.getByText('Hazardous')).toBeTruthy();
    expect(field('Phone').value).toBe('(902) 555-0148');
    expect(button('Save Changes').disabled).toBe(true);
  });

  it('lead details have texts for missing values, leave out empty details, and let no e-mail address add recipients', async () => {
    await openDetails({
      name: null,
      phone: null,
      email: 'a@example.com?bcc=all@example.com',
      junkType: null,
      details: null,
    });
    expect(screen.getByRole('dialog', { name: 'Lead Details: Unnamed Lead' })).toBeTruthy();
    expect(fact('Junk type')).toContain('Not specified');
    expect(screen.queryByLabelText('Details')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add details' })).toBeTruthy();
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain('mailto:a@example.com%3Fbcc%3Dall%40example.com');
    expect(links).toHaveLength(2);
  });

  it('details that nobody gave are added by who hears of them', async () => {
    const { requests } = await openDetails({ details: null });
    press('Add details');
    expect(document.activeElement).toBe(field('Details'));
    expect(screen.queryByRole('button', { name: 'Add details' })).toBeNull();
    fireEvent.change(field('Details'), { target: { value: 'Two sofas' } });
    press('Save Changes');
    await waitFor(() => expect(patches(requests)).toMatchObject([{ details: 'Two sofas' }]));
  });

  it('a lead that nothing can be changed of offers no details to be added', async () => {
    await openDetails({ details: null, mergedInto: 3 });
    expect(screen.queryByRole('button', { name: 'Add details' })).toBeNull();
  });

  it.each([
    [null, 'Not specified'],
    ['soon', 'Invalid date format'],
    ['2026-12-01', 'Tuesday, December 1, 2026'],
  ])('lead details show the preferred date %s as %s', (preferredDate, text) => {
    renderFeature(<HaulSection lead={sampleLead(12, { preferredDate })} />);
    expect(fact('Preferred date')).toBe(text);
  });

  it('the button beside the junk type opens its classification', async () => {
    await openDetails();
    press('Junk classification details');
    expect(await screen.findByRole('dialog', { name: 'Junk Classification Details' })).toBeTruthy();
  });

  it('lead details show the list’s data if they cannot be loaded', async () => {
    await openDetails({}, { handlers: { getLead: offline } });
    expect(field('Name').value).toBe('Person 12');
    expect(screen.getByText(/This lead could not be refreshed/)).toBeTruthy();
    expect(screen.getByText('The timeline could not be loaded.')).toBeTruthy();
  });
});

describe('what is typed and not saved', () => {
  it.each(['Next lead', 'Previous lead'])('is said to be kept where one goes on: %s', async (name) => {
    const go = jest.fn();
    await openDetails({}, { steps: { previous: go, next: go, position: '2 of 3', reachedBy: null } });
    press(name);
    expect(go).toHaveBeenCalledTimes(1);
    expect(shownToast()).toBeUndefined();
    await type('Notes', 'Half a thought');
    press(name);
    expect(go).toHaveBeenCalledTimes(2);
    expect(shownToast()).toContain(
      'Not savedYour changes to Person 12 are kept in this browser. Open the lead again to save them.',
    );
  });
});

describe('saving', () => {
  it('saving a lead sends only changed fields with the version, closes, and shows a toast', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { requests, onClose } = await openDetails({ status: 'incomplete' }, { beforeSaving: held });
    await type('Notes', ' Wants Saturday. ');
    await type('Estimated value', '300');
    await typeDay('Follow-up date', 'Nov 30, 2026');
    expect(screen.getByText('You have unsaved changes')).toBeTruthy();
    press('Save Changes');
    expect(await screen.findByText('Saving...')).toBeTruthy();
    expect(button('Saving...').disabled).toBe(true);
    answer();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(patches(requests)).toEqual([
      {
        status: 'new',
        notes: 'Wants Saturday.',
        estimatedValue: 300,
        followUpDate: '2026-11-30T12:00:00.000Z',
        version: 1,
      },
    ]);
    expect(shownToast()).toContain('Person 12 savedLead details updated successfully');
  });

  it('a save is taken back by Undo, field by field, with the hours that went with their day', async () => {
    const { requests, server } = await openDetails({
      status: 'scheduled',
      scheduledDate: '2026-12-05T12:00:00.000Z',
      scheduledHours: '09:00-11:30',
    });
    const before = server.lead;
    await type('Name', 'Jane Roe');
    await type('Notes', 'Third floor.');
    await typeDay('Scheduled date', '');
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Jane Roe saved'));
    expect(server.lead).toMatchObject({ name: 'Jane Roe', scheduledDate: null, scheduledHours: null });
    await act(async () => inToast('Undo'));
    await waitFor(() => expect(shownToast()).toContain('SuccessSet Jane Roe back to what it was.'));
    const { name, notes, status, scheduledDate, scheduledHours } = before;
    expect(server.lead).toMatchObject({ name, notes, status, scheduledDate, scheduledHours });
    expect(patches(requests)).toHaveLength(2);
  });

  it('an Undo of the save that made a lead complete says that its status stays', async () => {
    const { server } = await openDetails({ status: 'incomplete' });
    await type('Notes', 'Third floor.');
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Person 12 saved'));
    await act(async () => inToast('Undo'));
    await waitFor(() =>
      expect(shownToast()).toContain(
        'SuccessSet Person 12 back to what it was, but for its status: Incomplete cannot be set.',
      ),
    );
    expect(server.lead).toMatchObject({ notes: null, status: 'new' });
  });

  it('an Undo of a save leaves alone what somebody has changed since, and says so', async () => {
    const { server } = await openDetails();
    await type('Name', 'Jane Roe');
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Jane Roe saved'));
    server.changeBy('max', { notes: 'Rang twice.' });
    await act(async () => inToast('Undo'));
    await waitFor(() =>
      expect(shownToast()).toContain('WarningJane Roe has changed since and stays as it is.'),
    );
    expect(server.lead).toMatchObject({ name: 'Jane Roe', notes: 'Rang twice.' });
  });

  it('saving a lead needs changes: blanks are none, nor is a shortcut', async () => {
    const { requests } = await openDetails();
    fireEvent.keyDown(field('Notes'), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(shownToast()).toContain('No Changes'));
    await type('Notes', '  ');
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Please make some changes before saving.'));
    expect(patches(requests)).toEqual([]);
  });

  it('saving a lead shows errors at their fields, focuses the first, and sends nothing', async () => {
    const { requests } = await openDetails();
    await type('Email', 'nobody');
    await type('Phone', '555-0134');
    await type('Estimated value', '-10');
    press('Save Changes');
    expect(await screen.findByText(/at least 10 digits\. Please add the area code/)).toBeTruthy();
    expect(screen.getByText(/look like a valid email\. Please write it as/)).toBeTruthy();
    expect(screen.getByText(/number from 0 to 1000000/)).toBeTruthy();
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field('Estimated value')));
    expect(patches(requests)).toEqual([]);
  });

  it('a failed save of a lead keeps what was typed', async () => {
    const { onClose } = await openDetails({}, { handlers: { updateLead: offline } });
    await type('Name', 'Jane Roe');
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Failed to update lead details'));
    expect(field('Name').value).toBe('Jane Roe');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('how a customer wants to be contacted', () => {
  const look = (label: string) => screen.getByLabelText(label).className.includes('contained');

  it.each([
    ['phone', 'Wants a phone call', [true, false, false]],
    ['sms', 'Wants a text message', [false, true, false]],
    ['email', 'Wants an email', [false, false, true]],
    [null, null, [true, false, false]],
  ] as const)(
    'the wished contact %s is said at the top, and is the main button',
    async (method, said, main) => {
      await openDetails({ preferredContactMethod: method });
      expect(screen.queryByText(/^Wants an? /)?.textContent ?? null).toBe(said);
      const labels = ['Call (902) 555-0148', 'Text (902) 555-0148', 'Email person@example.com'];
      expect(labels.map(look)).toEqual(main);
    },
  );

  it.each([
    ['phone', 'Wants a phone call: after five'],
    [null, 'When to call: after five'],
  ] as const)('of %s, when to call stands beside how: %s', async (method, said) => {
    await openDetails({ preferredContactMethod: method, details: 'A sofa. Please call me after five' });
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('where there is no address for the wished mail, that is said, and the call is the main button', async () => {
    await openDetails({ preferredContactMethod: 'email', email: null });
    expect(screen.getByText('Wants an email (no address yet)')).toBeTruthy();
    expect(look('Call (902) 555-0148')).toBe(true);
  });
});

it('the tags are told that a lead was opened and what was changed of it, and not whose it is', async () => {
  const page: Window & { dataLayer?: object[] } = window;
  page.dataLayer = [];
  const { onClose } = await openDetails();
  await type('Notes', 'Third floor.');
  press('Save Changes');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  // In development React runs effects twice.
  const [seenTwice, ...told] = page.dataLayer;
  expect(seenTwice).toEqual(told[0]);
  expect(told).toEqual([
    { event: 'admin_lead_view', lead_id: 12 },
    { event: 'admin_lead_update', lead_id: 12, fields: 'notes' },
  ]);
  delete page.dataLayer;
});

describe('a save that completes a lead', () => {
  it.each([
    ['complete', {}, 'It is complete now and counts as New.'],
    ['not complete', { name: null }, 'It counts as New now.'],
  ])('an incomplete lead that is saved says that it is new: %s', async (_case, facts, said) => {
    const { server } = await openDetails({ status: 'incomplete', ...facts });
    await type('Phone', '902-555-0190');
    await act(async () => press('Save Changes'));
    await waitFor(() => expect(shownToast()).toContain(`Lead details updated successfully. ${said}`));
    expect(server.lead.status).toBe('new');
  });
});

/** Presses a button of the toast. */
function inToast(name: string) {
  const toast = document.querySelector<HTMLElement>('[data-variant]');
  if (!toast) throw new Error('No toast is shown.');
  fireEvent.click(within(toast).getByText(name));
}

/** Calls lead 12; jsdom follows no links to telephones. */
function callByButton() {
  const call = screen.getByLabelText('Call (902) 555-0148');
  expect(call.getAttribute('href')).toBe('tel:+19025550148');
  call.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(call);
}
const calls = (requests: { path: string; body?: unknown }[]) =>
  requests.filter(({ path }) => path === '/api/leads/12/calls').map(({ body }) => body);

describe('a call from the details', () => {
  afterEach(() => act(() => clearPendingCall()));

  it('a call counts as the first contact only once somebody was reached, and that can be undone', async () => {
    const { server, requests } = await openDetails();
    callByButton();
    expect(screen.getByText('Did you reach Person 12?')).toBeTruthy();
    expect(calls(requests)).toEqual([]);
    press('Reached');
    expect(await screen.findByText('Called, reached')).toBeTruthy();
    const { firstContactAt } = server.lead;
    expect(firstContactAt).not.toBeNull();
    expect(screen.queryByText('Did you reach Person 12?')).toBeNull();
    expect(screen.getByText('Set to Contacted')).toBeTruthy();
    press('Undo');
    expect(await screen.findByText('Took back what was noted of the call')).toBeTruthy();
    expect(server.lead.firstContactAt).toBeNull();
    expect(calls(requests)).toEqual([
      { outcome: 'reached' },
      { outcome: 'taken-back', version: 2, unanswered: 0, unansweredAt: null, firstContactAt },
    ]);
  });

  it('a call that nobody answered is noted, and the lead goes on waiting', async () => {
    const { server } = await openDetails();
    callByButton();
    press('No answer');
    expect(await screen.findByText('Called, no answer')).toBeTruthy();
    expect(screen.getByText(/^No answer, .*\d (AM|PM)$/)).toBeTruthy();
    expect(server.lead.unanswered).toBe(1);
    expect(server.lead.firstContactAt).toBeNull();
  });

  it('a button that was pressed without a call leaves nothing', async () => {
    const { requests } = await openDetails();
    callByButton();
    press('Not called');
    expect(screen.queryByText('Did you reach Person 12?')).toBeNull();
    expect(calls(requests)).toEqual([]);
  });
});

describe('leaving', () => {
  it('closing a changed lead asks before changes are thrown away', async () => {
    const { onClose } = await openDetails();
    press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
    await type('Name', 'Jane Roe');
    press('Cancel');
    expect(screen.getByRole('alertdialog', { name: 'Throw away your changes?' })).toBeTruthy();
    press('Keep Editing');
    fireEvent.keyDown(field('Name'), { key: 'Escape' });
    press('Throw Away');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
