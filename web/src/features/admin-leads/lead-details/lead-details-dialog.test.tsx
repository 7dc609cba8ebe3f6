import { createSession } from '@harbour-haul/domain/chat/create-session';
import { fieldsWith, LEAD_FIELDS } from '@harbour-haul/domain/leads/lead-fields';
import { describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { offline } from '#lib/testing/fake-server.ts';
import { fieldLabel } from '../field-text.ts';
import { EDITOR_FIELDS } from '../lead-editor/lead-values.ts';
import { REQUEST_FIELDS } from '../lead-fields/request-fields.tsx';
import { fact } from '../testing/fact.ts';
import {
  button,
  dayInput,
  field,
  openDetails,
  patches,
  press,
  shownToast,
  type,
} from '../testing/open-details.tsx';
import { factsAt } from './sheet-facts.ts';

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
    expect(field('Contact by').value).toBe('sms');
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

  it('lead details have an input for every field that admins may change there', async () => {
    await openDetails();
    await act(async () => press('Edit what to haul'));
    await screen.findByRole('group', { name: 'Preferred date' });
    const labels = [...document.querySelectorAll('[role=dialog] label')].map((label) => label.textContent);
    // Hours have two.
    const expected = EDITOR_FIELDS.flatMap((field) =>
      field === 'scheduledHours' ? ['From', 'To'] : [fieldLabel(field)],
    );
    expect(labels.toSorted()).toEqual([...expected, 'As soon as possible'].toSorted());
  });

  it('lead details show every field that visitors set and that has no input', async () => {
    const known = { hazards: 'propane', openQuestions: 'When?', language: 'fr' } as const;
    const { server } = await openDetails({ visitorId: 'visitor_12', ...known });
    const shown = [...document.querySelectorAll('[role=dialog] dt')].map((term) => term.textContent);
    const visitors = fieldsWith('admin', false).filter(
      (name) => LEAD_FIELDS[name].form !== null || LEAD_FIELDS[name].chat,
    );
    const ofServer = ['Created', 'First contact', 'Updated', 'Version'];
    const asked = [...visitors, ...REQUEST_FIELDS].map(fieldLabel);
    expect(shown.toSorted()).toEqual([...asked, ...ofServer].toSorted());
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
  ])('lead details show the preferred date %s as %s', async (preferredDate, text) => {
    await openDetails({ preferredDate });
    expect(fact('Preferred date')).toBe(text);
  });

  it('the only lead of a list has no buttons that lead to others', async () => {
    await openDetails({}, { steps: { previous: null, next: null, position: '1 of 1', reachedBy: null } });
    expect(screen.queryByRole('button', { name: /^(Next|Previous) lead$/ })).toBeNull();
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

  it('another way is the main button as soon as it is chosen', async () => {
    await openDetails({ preferredContactMethod: 'phone' });
    await type('Contact by', 'sms');
    expect(screen.getByText('Wants a text message')).toBeTruthy();
    expect(look('Text (902) 555-0148')).toBe(true);
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
