import { HAZARDS } from '@harbour-haul/domain/conversation/lexicon/hazards';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pickupDates } from '#components/pickup/pickup-days.ts';
import { fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import { openRequest } from '../testing/open-request.tsx';
import { REQUEST } from '../testing/sample-request.ts';
import { en, fr } from '../texts/request-texts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the page of a request', () => {
  it('sends what was corrected and nothing else, with the version that is shown', async () => {
    const user = userEvent.setup();
    const corrected = { ...REQUEST, version: 4, address: '14 Oak St, Dartmouth' };
    const requests = fakeServer(
      fakeOperations({ getRequest: () => ({ body: REQUEST }), correctRequest: () => ({ body: corrected }) }),
    );
    openRequest();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    const address = screen.getByLabelText('Pickup address');
    await user.clear(address);
    await user.type(address, '14 Oak St, Dartmouth');
    expect((screen.getByLabelText('Phone') as HTMLInputElement).value).toBe('(902) 555-0148');
    await user.selectOptions(screen.getByLabelText('Access'), 'stairs');
    await user.type(screen.getByLabelText('Details'), ', one lamp');
    await user.type(screen.getByLabelText('Anything to add? (optional)'), 'ring twice');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('14 Oak St, Dartmouth')).toBeTruthy();
    const said = screen.getByText('Your changes are saved, and our team knows of them.');
    expect(document.activeElement).toBe(said.parentElement);
    expect(requests.at(-1)?.body).toEqual({
      version: 3,
      address: '14 Oak St, Dartmouth',
      access: 'stairs',
      details: 'two sofas, one lamp',
      note: 'ring twice',
    });
  });

  it('corrects the address that the confirmation goes to, and asks about a near miss', async () => {
    const user = userEvent.setup();
    const requests = fakeServer(
      fakeOperations({ getRequest: () => ({ body: REQUEST }), correctRequest: () => ({ body: REQUEST }) }),
    );
    openRequest();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    expect(document.activeElement?.textContent).toBe('Correct your request');
    const email = screen.getByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'jane@gmial.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    await user.tab();
    await user.click(screen.getByText('Did you mean jane@gmail.com?'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your changes are saved, and our team knows of them.');
    expect(requests.at(-1)?.body).toEqual({ version: 3, email: 'jane@gmail.com' });
  });

  it('sends nothing where nothing was changed', async () => {
    const user = userEvent.setup();
    const requests = fakeServer(fakeOperations({ getRequest: () => ({ body: REQUEST }) }));
    openRequest();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Correct something' })).toBeTruthy();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it.each([
    [en, en.actions.correct, en.labels.details, en.labels.note],
    [fr, fr.actions.correct, fr.labels.details, fr.labels.note],
  ])(
    'names hazardous goods as they are typed, as the quote form does (%#)',
    async (texts, correct, details, note) => {
      const user = userEvent.setup();
      fakeServer(fakeOperations({ getRequest: () => ({ body: { ...REQUEST, details: 'old paint cans' } }) }));
      openRequest(texts);
      // As well where it is only shown.
      await waitFor(() => expect(document.querySelectorAll('dd strong')).toHaveLength(1));
      await user.click(await screen.findByRole('button', { name: correct }));
      const warned = () => document.querySelectorAll('form strong').length;
      // Also of what stands there already.
      await waitFor(() => expect(warned()).toBe(1));
      await user.clear(screen.getByLabelText(details));
      await waitFor(() => expect(warned()).toBe(0));
      await user.type(screen.getByLabelText(note), 'Propane');
      const [warning, disposal] = texts.hazard({
        kind: 'propane',
        label: HAZARDS.propane.label,
        disposal: HAZARDS.propane.disposal,
      });
      expect((await screen.findByText(warning)).parentElement?.textContent).toBe(`${warning} ${disposal}`);
    },
  );

  describe('the days above the calendar', () => {
    const day = (days: number) =>
      new Date(Date.parse(halifaxToday(new Date())) + days * 86_400_000).toISOString().slice(0, 10);
    const body = (preferredDate: string, details: string): RequestView => ({
      ...REQUEST,
      preferredDate,
      details,
    });

    it('fill in the date and say what it means, and keep nothing of it for the quote form of this tab', async () => {
      const user = userEvent.setup();
      const requests = fakeServer(
        fakeOperations({ getRequest: () => ({ body: REQUEST }), correctRequest: () => ({ body: REQUEST }) }),
      );
      openRequest();
      await user.click(await screen.findByRole('button', { name: 'Correct something' }));
      await user.click(screen.getByRole('radio', { name: 'As soon as possible' }));
      const { asap } = pickupDates(new Date());
      expect((screen.getByLabelText('Preferred date') as HTMLInputElement).value).toBe(asap);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('Your changes are saved, and our team knows of them.');
      expect(requests.at(-1)?.body).toEqual({ version: 3, preferredDate: asap, pickupWish: 'asap' });
      expect(sessionStorage.length).toBe(0);
    });

    it('say that a day is meant as that day alone, and nothing where it was meant so before', async () => {
      const user = userEvent.setup();
      const stored = [
        body(`${day(1)}T12:00:00.000Z`, 'Saturday or Sunday, please.\ntwo sofas'),
        body(`${day(1)}T12:00:00.000Z`, 'As soon as possible, please.\ntwo sofas'),
      ];
      const sent: unknown[] = [];
      for (const request of stored) {
        const requests = fakeServer(
          fakeOperations({
            getRequest: () => ({ body: request }),
            correctRequest: () => ({ body: request }),
          }),
        );
        const { unmount } = openRequest();
        await user.click(await screen.findByRole('button', { name: 'Correct something' }));
        await user.click(screen.getByRole('radio', { name: 'Tomorrow' }));
        await user.click(screen.getByRole('button', { name: 'Save' }));
        await screen.findByRole('button', { name: 'Correct something' });
        sent.push(requests.filter(({ method }) => method === 'PATCH').map((one) => one.body));
        unmount();
      }
      const isSaturday = new Date(`${day(1)}T12:00:00Z`).getUTCDay() === 6;
      const alone = [{ version: 3, pickupWish: null }];
      expect(sent).toEqual([isSaturday ? alone : [], alone]);
    });

    it('show the one that stands', async () => {
      const user = userEvent.setup();
      const { asap } = pickupDates(new Date());
      const request = body(`${asap}T12:00:00.000Z`, 'Dès que possible, s’il vous plaît.');
      const requests = fakeServer(fakeOperations({ getRequest: () => ({ body: request }) }));
      openRequest(fr);
      await user.click(await screen.findByRole('button', { name: fr.actions.correct }));
      expect((screen.getByRole('radio', { name: 'Dès que possible' }) as HTMLInputElement).checked).toBe(
        true,
      );
      await user.click(screen.getByRole('button', { name: fr.form.save }));
      await screen.findByRole('button', { name: fr.actions.correct });
      expect(requests.every(({ method }) => method === 'GET')).toBe(true);
    });
  });

  it('ties what the server refuses to its field', async () => {
    const user = userEvent.setup();
    const fields = { phone: 'Invalid phone number format.' };
    fakeServer(
      fakeOperations({
        getRequest: () => ({ body: REQUEST }),
        correctRequest: () => ({
          status: 400,
          body: { code: 'invalid_input', message: 'Please check.', fields },
        }),
      }),
    );
    openRequest();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    await user.type(screen.getByLabelText('Phone'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const phone = await screen.findByRole('textbox', { description: 'Invalid phone number format.' });
    expect(phone.getAttribute('name')).toBe('phone');
    expect((phone as HTMLInputElement).value).toBe('(902) 555-0148x');
    expect(document.activeElement).toBe(phone);
    expect(screen.getByRole('alert').textContent).toBe('Please check.');
  });

  it('shows what the team has changed meanwhile, and writes nothing over it', async () => {
    const user = userEvent.setup();
    const stored = [REQUEST, REQUEST, { ...REQUEST, version: 4, address: '1 Admin Rd, Halifax' }];
    const message = 'Your request was changed since you opened it. Please check it again.';
    fakeServer(
      fakeOperations({
        getRequest: () => ({
          body: stored.length > 1 ? (stored.shift() as RequestView) : (stored[0] as RequestView),
        }),
        correctRequest: () => {
          stored.splice(0, stored.length - 1);
          return { status: 409, body: { code: 'conflict', message } };
        },
      }),
    );
    openRequest();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    await user.type(screen.getByLabelText('Name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('1 Admin Rd, Halifax')).toBeTruthy();
  });

  it('does not say that servers are out of reach any more once the network is back, and what is to be done is', async () => {
    const user = userEvent.setup();
    fakeServer(
      fakeOperations({
        getRequest: () => ({ body: REQUEST }),
        correctRequest: offline,
        cancelRequest: offline,
      }),
    );
    openRequest();
    const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    await user.type(screen.getByLabelText('Name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // What was typed here is not lost, which only the form can say.
    expect((await screen.findByRole('alert')).textContent).toBe(en.form.unreachable);
    await goOnline();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/^Your connection is back\. Your changes are not saved yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Cancel my request' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await goOnline();
    expect(screen.getByText(/^Your connection is back\. Your request is not cancelled yet/)).toBeTruthy();
  });

  it('says nothing of the last change while the next is made', async () => {
    const user = userEvent.setup();
    fakeServer(
      fakeOperations({ getRequest: () => ({ body: REQUEST }), correctRequest: () => ({ body: REQUEST }) }),
    );
    openRequest();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    await user.type(screen.getByLabelText('Name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your changes are saved, and our team knows of them.');
    await user.click(screen.getByRole('button', { name: 'Add photos' }));
    expect(screen.queryByText('Your changes are saved, and our team knows of them.')).toBeNull();
  });

  it.each([
    [
      en,
      'a sofa\n\nYou added on November 27:\na piano\nYou wrote: "From #3:"\n\nYou asked again on December 1:\na bed',
      ['Correct something', 'Details', 'Save'],
    ],
    [
      fr,
      'a sofa\n\nVous avez ajouté le 27 novembre\u00a0:\na piano\nVous avez écrit\u00a0: «\u00a0From #3:\u00a0»\n\nVous avez demandé de nouveau le 1er décembre\u00a0:\na bed',
      ['Corriger', 'Précisions', 'Enregistrer'],
    ],
  ] as const)(
    'tells its homeowner their words as theirs, and sends them as they are stored',
    async (texts, shown, names) => {
      const added =
        'Junk: a sofa\n\nAdded by the customer on 2026-11-27:\na piano\nCustomer wrote: "From #3:"';
      const details = `${added}\n\nAsked again on 2026-12-01 (form):\na bed`;
      const user = userEvent.setup();
      const requests = fakeServer(
        fakeOperations({
          getRequest: () => ({ body: { ...REQUEST, details } }),
          correctRequest: () => ({ body: { ...REQUEST, details } }),
        }),
      );
      const [correct, label, save] = names;
      openRequest(texts);
      await user.click(await screen.findByRole('button', { name: correct }));
      const field = screen.getByLabelText<HTMLTextAreaElement>(label);
      expect(field.value).toBe(shown);
      await user.type(field, ' frame');
      await user.click(screen.getByRole('button', { name: save }));
      await waitFor(() => expect(requests.at(-1)?.body).toEqual({ details: `${details} frame`, version: 3 }));
    },
  );

  it('keeps what the chat has noted for the team, which its homeowner does not read', async () => {
    const details = 'Junk: a sofa\nAlso mentioned: hot tub\nSpecial instructions: gate 4471';
    const user = userEvent.setup();
    const requests = fakeServer(
      fakeOperations({
        getRequest: () => ({ body: { ...REQUEST, details } }),
        correctRequest: () => ({ body: { ...REQUEST, details } }),
      }),
    );
    openRequest();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Details');
    expect(field.value).toBe('a sofa\ngate 4471');
    await user.type(field, '2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const stored = 'Also mentioned: hot tub\nJunk: a sofa\ngate 44712';
    await waitFor(() => expect(requests.at(-1)?.body).toEqual({ details: stored, version: 3 }));
  });

  it('has a field for when to call, which is read wherever that was said, and stands nowhere twice', async () => {
    const user = userEvent.setup();
    const details = 'Special instructions: When to call: after 5\ntwo sofas';
    const corrected = { ...REQUEST, version: 4, details: 'When to call: mornings only\ntwo sofas' };
    const requests = fakeServer(
      fakeOperations({
        getRequest: () => ({ body: { ...REQUEST, details } }),
        correctRequest: () => ({ body: corrected }),
      }),
    );
    openRequest();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    const field = screen.getByLabelText<HTMLInputElement>('When to call (optional)');
    expect(field.value).toBe('after 5');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Details').value).toBe('two sofas');
    await user.clear(field);
    await user.type(field, 'mornings only');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your changes are saved, and our team knows of them.');
    expect(requests.at(-1)?.body).toEqual({ callTimes: 'mornings only', version: 3 });
    const shown = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(shown('Contact by')).toBe('Phone Call: mornings only');
    expect(shown('Details')).toBe('two sofas');
  });

  it('is in French with the texts of a French page, what the server refuses too', async () => {
    const details =
      'Junk: un divan\nPickup time: afternoon (12PM-5PM)\nSpecial instructions: sonnez\n\nAdded by the customer on 2026-12-01:\nun piano';
    const user = userEvent.setup();
    fakeServer(
      fakeOperations({
        getRequest: () => ({ body: { ...REQUEST, details } }),
        correctRequest: () => ({
          status: 400,
          body: {
            code: 'invalid_input',
            message: 'Please check the marked fields.',
            fields: { phone: 'Invalid phone number format.', junkType: 'Please select a junk type.' },
          },
        }),
      }),
    );
    const { container } = openRequest(fr);
    expect(await screen.findByText('mercredi 25 novembre 2026')).toBeTruthy();
    expect(container.textContent).toContain(
      'un divan\nsonnez\n\nVous avez ajouté le 1er décembre\u00a0:\nun piano',
    );
    expect(container.textContent).not.toMatch(/\b(?:your|not given|any|what|pickup|added)\b/i);
    await user.click(screen.getByRole('button', { name: 'Corriger' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Précisions').value).toMatch(/^un divan\n/);
    await user.type(screen.getByLabelText('Téléphone'), 'x');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByRole('textbox', {
      description: /n’est pas valide\. Exemple\u00a0: \(902\)\u00a0555-0\d{3}$/,
    });
    expect(screen.getByText('Veuillez choisir un type d’objets.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Veuillez vérifier les champs indiqués.');
  });
});
