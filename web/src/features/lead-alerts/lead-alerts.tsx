import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '#components/toasts/toaster.tsx';
import { alertAdmin } from '#lib/alerts/alert-admin.ts';
import { alertPreferences } from '#lib/alerts/alert-preferences.ts';
import { useTitleCount } from '#lib/alerts/title-count.ts';
import type { LeadNews } from '#lib/live-leads.ts';
import type { NotificationDraft } from '#lib/notification-draft.ts';
import { leadAlert } from './lead-alert.ts';
import { useLeadAlerts } from './use-lead-alerts.ts';

/** What a toast counts where several come. */
const NEW_LEADS = { one: 'new lead', many: 'new leads' };

interface LeadAlertsProps {
  onNotify: (notification: NotificationDraft) => void;
  /** Whether the list of leads is on the screen, where new ones are seen. */
  isListShown: boolean;
  /** Gets what is to be called when leads have changed. */
  children: (receive: (news: LeadNews) => void) => ReactNode;
}

/**
 * Alerts an admin of new leads, whatever they look at: with a toast and an entry among the notifications, a number in the
 * document's title until they have seen the list, and a sound and a desktop notification where they want them.
 */
export function LeadAlerts({ onNotify, isListShown, children }: LeadAlertsProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { unseen, count } = useUnseen(isListShown);
  const receive = useLeadAlerts(
    useCallback(
      (lead: Lead) => {
        const alert = leadAlert(lead);
        const { title, message, action } = alert;
        toast({ title, description: message, news: NEW_LEADS });
        onNotify(alert);
        unseen();
        const { leadSound: sound, leadDesktop: desktop } = alertPreferences.get();
        alertAdmin(
          { title, message, tag: `lead:${lead.id}` },
          { sound, desktop },
          () => void navigate(action),
        );
      },
      [toast, onNotify, unseen, navigate],
    ),
  );
  useTitleCount('leads', count);
  return children(receive);
}

/** How many new leads came since the list was last looked at. */
function useUnseen(isListShown: boolean): { count: number; unseen: () => void } {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => {
      if (isListShown && document.hasFocus()) setCount(0);
    };
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isListShown]);
  const unseen = useCallback(() => {
    if (!isListShown || !document.hasFocus()) setCount((before) => before + 1);
  }, [isListShown]);
  return { count, unseen };
}
