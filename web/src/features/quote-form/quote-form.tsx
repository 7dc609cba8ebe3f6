import { ACCESS_KINDS, ACCESS_LABELS } from '@harbour-haul/domain/leads/fields/access';
import { CONTACT_METHOD_LABELS, CONTACT_METHODS } from '@harbour-haul/domain/leads/fields/contact-method';
import { JUNK_TYPE_LABELS, JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import { TIME_SLOT_LABELS, TIME_SLOTS } from '@harbour-haul/domain/leads/fields/time-slot';
import { styled } from '@mui/material/styles';
import { ActionButton } from '#components/action.tsx';
import { color, TABLET } from '#components/tokens.ts';
import { useEarliestDate } from './load-quote-rules.ts';
import { LeftOutPhotos } from './photos/left-out-photos.tsx';
import { PhotoField } from './photos/photo-field.tsx';
import type { PhotoNotice } from './photos/photo-notices.ts';
import { useFormPhotos } from './photos/use-form-photos.ts';
import { WaitForPhotos } from './photos/wait-for-photos.tsx';
import { PrefillStatus } from './prefill-status.tsx';
import { QuoteField } from './quote-field.tsx';
import type { QuoteField as FieldName } from './quote-values.ts';
import { useEarlySubmit } from './use-early-submit.ts';
import { usePrefill } from './use-prefill.ts';
import { type QuoteFormCallbacks, useQuoteForm } from './use-quote-form.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  [TABLET]: { gridTemplateColumns: '1fr 1fr', '[data-wide]': { gridColumn: '1 / -1' } },
});

const FinePrint = styled('p')({ color: color.quiet, fontSize: '0.875rem' });

interface QuoteFormProps extends QuoteFormCallbacks {
  /** Says something of photos in a toast. */
  showNotice: (notice: PhotoNotice) => void;
}

/** The free-quote form. Rendered at build time as well: its first render must not depend on browser or clock. */
export function QuoteForm({ showNotice, ...callbacks }: QuoteFormProps) {
  const photos = useFormPhotos(showNotice);
  const quote = useQuoteForm(callbacks, photos);
  const { formik, formRef, submit, fillEmpty, processing } = quote;
  const prefill = usePrefill(fillEmpty);
  const earliest = useEarliestDate();
  useEarlySubmit(formRef);

  const field = (name: FieldName) => ({
    name,
    value: formik.values[name],
    error: formik.touched[name] ? formik.errors[name] : undefined,
    onChange: formik.handleChange,
    onBlur: formik.handleBlur,
  });

  return (
    <Form
      ref={formRef}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-labelledby="quote-form-title"
    >
      <PrefillStatus state={prefill} />
      <QuoteField {...field('name')} label="Name" attributes={{ autoComplete: 'name' }} />
      <QuoteField
        {...field('phone')}
        label="Phone"
        input={{ type: 'tel' }}
        attributes={{ autoComplete: 'tel', inputMode: 'tel' }}
      />
      <div data-wide="">
        <QuoteField
          {...field('address')}
          label="Pickup address"
          attributes={{ autoComplete: 'street-address' }}
        />
      </div>
      <QuoteField {...field('junkType')} label="Type of junk" options={JUNK_OPTIONS} />
      <QuoteField
        {...field('preferredDate')}
        label="Preferred date"
        input={{ type: 'date' }}
        attributes={{ min: earliest }}
      />
      <QuoteField
        {...field('preferredTimeSlot')}
        label="Part of the day (optional)"
        required={false}
        options={TIME_SLOT_OPTIONS}
      />
      <QuoteField
        {...field('preferredContactMethod')}
        label="Contact by (optional)"
        required={false}
        options={CONTACT_OPTIONS}
      />
      <QuoteField
        {...field('email')}
        label="Email (optional)"
        required={false}
        input={{ type: 'email' }}
        attributes={{ autoComplete: 'email', inputMode: 'email' }}
      />
      <QuoteField {...field('access')} label="Access (optional)" required={false} options={ACCESS_OPTIONS} />
      <div data-wide="">
        <QuoteField
          {...field('details')}
          label="Details (optional)"
          required={false}
          input={{ multiline: true, rows: 4 }}
        />
      </div>
      <PhotoField photos={photos} />
      {quote.lacksPhotos ? (
        <LeftOutPhotos onSend={quote.sendPhotosAgain} onDone={callbacks.onSubmitted} />
      ) : (
        <ActionButton type="submit" data-look="main" data-wide="" disabled={processing}>
          {processing ? 'Processing...' : 'Get My Free Quote'}
        </ActionButton>
      )}
      {processing && photos.pendingCount > 0 && (
        <WaitForPhotos count={photos.pendingCount} onSkip={photos.skip} />
      )}
      <FinePrint data-wide="">
        Free and without obligation. We use what you write only for your quote, as our{' '}
        <a href="/privacy-policy">Privacy Policy</a> says.
      </FinePrint>
    </Form>
  );
}

/** The options of a select, and one for no choice before them. */
function optionsOf<T extends string>(values: readonly T[], labels: Record<T, string>, none: string) {
  return ['' as const, ...values].map((value) => (
    <option key={value} value={value}>
      {value === '' ? none : labels[value]}
    </option>
  ));
}

const JUNK_OPTIONS = optionsOf(JUNK_TYPES, JUNK_TYPE_LABELS, 'Please choose');
const TIME_SLOT_OPTIONS = optionsOf(TIME_SLOTS, TIME_SLOT_LABELS, 'Any time');
const CONTACT_OPTIONS = optionsOf(CONTACT_METHODS, CONTACT_METHOD_LABELS, 'Any way');
const ACCESS_OPTIONS = optionsOf(ACCESS_KINDS, ACCESS_LABELS, 'Please choose');
