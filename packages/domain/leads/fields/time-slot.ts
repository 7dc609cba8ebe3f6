/** Pickup windows of specification section 3. */
export const TIME_SLOTS = ['morning', 'afternoon', 'evening'] as const;

export type TimeSlot = (typeof TIME_SLOTS)[number];

interface TimeSlotFacts {
  /** How people are shown the window. */
  label: string;
  hours: string;
  /** `HH:MM` in Halifax; stands for the window where one time is wanted. */
  defaultTime: string;
}

export const TIME_SLOT_FACTS: Record<TimeSlot, TimeSlotFacts> = {
  morning: { label: 'Morning (9AM-12PM)', hours: '9AM-12PM', defaultTime: '09:00' },
  afternoon: { label: 'Afternoon (12PM-5PM)', hours: '12PM-5PM', defaultTime: '13:00' },
  evening: { label: 'Evening (5PM-8PM)', hours: '5PM-8PM', defaultTime: '17:00' },
};

export const TIME_SLOT_LABELS: Record<TimeSlot, string> = {
  morning: TIME_SLOT_FACTS.morning.label,
  afternoon: TIME_SLOT_FACTS.afternoon.label,
  evening: TIME_SLOT_FACTS.evening.label,
};
